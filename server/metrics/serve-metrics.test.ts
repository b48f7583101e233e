import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { recordingLog } from '../../test/support/recording-log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

async function openServer() {
  const { log, logged } = recordingLog()
  const metrics = createMetrics({
    readStore: () => Promise.reject(new Error('no store')),
    now: Date.now,
  })
  const server = await serveMetrics({ metrics, port: 0, log })
  onTestFinished(() => server.close())
  return { server, metrics, logged }
}

describe('serveMetrics', () => {
  it('answers the metrics, including those of the process, on the loopback address', async () => {
    const { server, metrics } = await openServer()
    metrics.requestAccepted()
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    const response = await fetch(`${server.url}?collect[]=cpu`)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('centre_requests_accepted_total 1\n')
    expect(text).toContain('process_resident_memory_bytes ')
  })

  it('answers 500 and logs why the metrics cannot be collected, but not what the error quotes', async () => {
    const { log, logged } = recordingLog()
    const failure = { name: 'Error', code: '22P02' }
    const text = () => Promise.reject(Object.assign(new Error('invalid: "Asha"'), failure))
    const server = await serveMetrics({ metrics: { watchProcess() {}, text }, port: 0, log })
    onTestFinished(() => server.close())
    expect((await fetch(server.url)).status).toBe(500)
    expect(logged.at(-1)).toMatchObject({ level: 50, failure })
    expect(JSON.stringify(logged)).not.toContain('Asha')
  })

  it('keeps serving when connections cannot be accepted, and logs each failure', async () => {
    const { server, logged } = await openServer()
    const { promise, resolve } = Promise.withResolvers<Server>()
    const seen = (message: unknown) =>
      resolve(z.object({ server: z.instanceof(Server) }).parse(message).server)
    subscribe('http.server.request.start', seen)
    await fetch(server.url)
    unsubscribe('http.server.request.start', seen)
    const failure = { name: 'Error', code: 'EMFILE' }
    const outOfFiles = Object.assign(new Error('accept'), failure)
    for (let time = 0; time < 2; time++) (await promise).emit('error', outOfFiles)
    expect(logged.slice(1)).toMatchObject([{ failure }, { failure }])
  })
})
