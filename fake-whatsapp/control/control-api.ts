import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { faultSchema } from '../faults/fault.ts'
import { messagesPage } from '../inbox/messages-page.ts'
import type { FakeWhatsApp } from '../server.ts'

const countSchema = z.object({ count: z.int().positive().default(1) })
const downSchema = z.object({ ms: z.number().nonnegative().optional() })
const healthSchema = z.object({
  canSend: z.enum(['AVAILABLE', 'LIMITED', 'BLOCKED']),
  entity: z.enum(['PHONE_NUMBER', 'WABA', 'BUSINESS', 'APP', 'CALLING']).optional(),
})

/** `/` for people, `/_fake/…` for scripts: the methods of {@link FakeWhatsApp} over HTTP, in JSON. */
export function createControlApi(fake: FakeWhatsApp): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>()
  api.onError((error, c) => {
    const status = error instanceof z.ZodError || error instanceof SyntaxError ? 400 : 500
    return c.json({ error: error.message }, status)
  })
  api.get('/', (c) => c.html(messagesPage(fake.messages)))
  api.get('/_fake/messages', (c) => c.json(fake.messages))
  api.get('/_fake/calls', (c) => c.json(fake.calls))
  api.delete('/_fake/messages', (c) => {
    fake.clear()
    return c.body(null, 204)
  })
  api.post('/_fake/fail-next', async (c) => {
    const asked: unknown = await c.req.json()
    fake.failNext(faultSchema.parse(asked), countSchema.parse(asked).count)
    return c.body(null, 204)
  })
  api.post('/_fake/fail-while', async (c) => {
    fake.failWhile(faultSchema.parse(await c.req.json()))
    return c.body(null, 204)
  })
  api.post('/_fake/heal', async (c) => {
    await fake.heal()
    return c.body(null, 204)
  })
  api.post('/_fake/health', async (c) => {
    const { canSend, entity } = healthSchema.parse(await c.req.json())
    fake.setHealth(canSend, entity)
    return c.body(null, 204)
  })
  api.post('/_fake/down', async (c) => {
    const { ms } = downSchema.parse(await c.req.json())
    c.env.outgoing.once('finish', () => void fake.goDown(ms))
    return c.body(null, 204)
  })
  return api
}
