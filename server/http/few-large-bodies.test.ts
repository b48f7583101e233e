import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { fewLargeBodies } from './few-large-bodies.ts'

/** An app that reads bodies, and answers how long they were. */
function openApp() {
  const app = new Hono()
  app.post(
    '/',
    fewLargeBodies((c) => c.text('busy', 503)),
    async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)),
  )
  return (body: BodyInit, length?: number) => {
    const headers: HeadersInit = length === undefined ? {} : { 'content-length': String(length) }
    const streamed = { method: 'POST', body, headers, duplex: 'half' }
    return app.request('/', streamed)
  }
}

/** A body that ends when it is told to. */
function heldBody() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  return { readable, end: () => writable.close() }
}

it('four large bodies are read at once, a fifth is refused, and small ones pass by them', async () => {
  const post = openApp()
  const held = [heldBody(), heldBody(), heldBody(), heldBody()]
  const reading = held.map(({ readable }, index) =>
    post(readable, index % 2 === 0 ? undefined : 17_000),
  )
  expect((await post('x'.repeat(17_000), 17_000)).status).toBe(503)
  expect((await post('x'.repeat(17_000))).status).toBe(503)
  expect(await (await post('{}', 2)).text()).toBe('2')

  for (const { end } of held) await end()
  for (const answer of await Promise.all(reading)) expect(answer.status).toBe(200)
  expect(await (await post('x'.repeat(17_000), 17_000)).text()).toBe('17000')
})
