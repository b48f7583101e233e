import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aChange, aSignedPost, aStatus, aWebhook } from '../../../test/support/a-webhook.ts'
import { address, appSecret, openWebhook } from '../../../test/support/open-webhook.ts'

async function listen(app: Hono): Promise<string> {
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    listening.resolve(port),
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listening.promise}${address}`
}

describe('beside posts that never end', () => {
  /** Starts a post and sends this many bytes of its body. */
  async function beginPost(url: URL, bytes: number): Promise<void> {
    const socket = connect(Number(url.port), url.hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    const head = `POST ${url.pathname} HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n`
    const chunk = `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
    await new Promise((written) => socket.write(head + chunk, written))
  }

  it.each([
    [4, 1],
    [40, 1],
    [40, 17_000],
    [40, 400_000],
  ])('of which there are %i with %i bytes each, a large webhook is taken', async (count, bytes) => {
    const { app, stored } = openWebhook()
    // As the app does for a client that disconnects while sending.
    app.onError((_error, c) => c.body(null, 400))
    const url = new URL(await listen(app))
    for (let index = 0; index < count; index++) await beginPost(url, bytes)
    const statuses = Array.from({ length: 8000 }, (_, index) => aStatus({ id: `wamid.${index}` }))
    const genuine = aSignedPost(aWebhook(aChange({ statuses })), appSecret)
    expect(genuine.body.length).toBeGreaterThan(1_000_000)
    expect((await fetch(url, genuine)).status).toBe(200)
    expect(stored.flat()).toHaveLength(8000)
  })
})
