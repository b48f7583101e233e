import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeWhatsApp } from '../../../fake-whatsapp/server.ts'
import {
  aChange,
  aSignedPost,
  aStatus,
  aWebhook,
  correlationId,
  ourNumberId,
} from '../../../test/support/a-webhook.ts'
import { address, appSecret, openWebhook } from '../../../test/support/open-webhook.ts'

async function listen(app: Hono): Promise<string> {
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    listening.resolve(port),
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listening.promise}${address}`
}

/** One second, the default, is too short on a busy machine. */
const withinTenSeconds = { timeout: 10_000 }

describe('over a real connection', () => {
  it('accepts what the fake signs: receipts, a tap, an alert', async () => {
    const { app, stored, alarms } = openWebhook({ now: Date.now })
    const fake = await startFakeWhatsApp({
      templates: 'any',
      appSecret,
      webhooks: { url: await listen(app), sentMs: 0, deliveredMs: 5 },
    })
    onTestFinished(() => fake.stop())
    await fetch(`${fake.url}/v25.0/${ourNumberId}/messages`, aSend())
    await expect.poll(() => stored.flat(), withinTenSeconds).toHaveLength(2)
    const sent = fake.messages[0]?.wamid ?? ''
    await fake.tap(sent, 0)
    await fake.writeText('919810000001', 'नमस्ते')
    await fake.reportTemplatePaused('appointment_request')

    expect(stored.flat()).toMatchObject([
      { kind: 'sent', providerMessageId: sent, correlationId },
      { kind: 'delivered', providerMessageId: sent, correlationId },
      { kind: 'called', providerMessageId: expect.not.stringMatching(sent), correlationId },
    ])
    expect(alarms).toEqual(['template-paused appointment_request'])
    expect(fake.webhooks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

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

/** A send to the fake with one of our buttons under it. */
function aSend(): RequestInit {
  const button = {
    type: 'button',
    sub_type: 'quick_reply',
    index: '0',
    parameters: [{ type: 'payload', payload: `called:${correlationId}` }],
  }
  const template = { name: 'any', language: { code: 'en' }, components: [button] }
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+919810000001',
    type: 'template',
    biz_opaque_callback_data: correlationId,
    template,
  }
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
