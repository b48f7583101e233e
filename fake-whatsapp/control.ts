import { Hono } from 'hono'
import { z } from 'zod'
import type { FakeWhatsApp } from './fake-whatsapp.ts'
import { faultSchema } from './faults.ts'
import { inboxPage } from './inbox-page.ts'

const tapSchema = z.object({ wamid: z.string(), button: z.coerce.number().int() })

/**
 * `/` shows the messages; `/_fake/…` controls a fake that runs as a process of its own:
 * `curl -d '{"kind":"graph","code":131000}' localhost:4010/_fake/fail-while`
 */
export function createControl(fake: FakeWhatsApp): Hono {
  const api = new Hono()
  api.onError((error, c) => c.json({ error: error.message }, 400))
  api.get('/', (c) => c.html(inboxPage(fake.messages)))
  api.post('/_fake/tap', async (c) => {
    const { wamid, button } = tapSchema.parse(await c.req.parseBody())
    await fake.tap(wamid, button)
    return c.redirect('/', 303)
  })
  api.get('/_fake/messages', (c) => c.json(fake.messages))
  api.post('/_fake/fail-while', async (c) => {
    fake.failWhile(faultSchema.parse(await c.req.json()))
    return c.body(null, 204)
  })
  api.post('/_fake/heal', async (c) => {
    await fake.heal()
    return c.body(null, 204)
  })
  return api
}
