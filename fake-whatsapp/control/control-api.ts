import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { FakeWhatsApp } from '../fake-whatsapp.ts'
import { faultSchema } from '../faults/fault.ts'
import { templateSchema } from '../graph/template.ts'
import { messagesPage } from '../inbox/messages-page.ts'
import { alertSchema } from '../webhooks/alert.ts'
import { mannerChangeSchema } from '../webhooks/manner.ts'

const asks = {
  fault: faultSchema,
  counted: z.object({ count: z.int().positive().default(1) }),
  health: z.object({
    canSend: z.enum(['AVAILABLE', 'LIMITED', 'BLOCKED']),
    entity: z.enum(['PHONE_NUMBER', 'WABA', 'BUSINESS', 'APP', 'CALLING']).optional(),
  }),
  down: z.object({ ms: z.number().nonnegative().optional() }),
  templates: z.union([z.literal('any'), z.array(templateSchema)]),
  webhooks: mannerChangeSchema,
  status: z.object({
    wamid: z.string(),
    status: z.enum(['sent', 'delivered', 'read', 'failed']),
    errorCode: z.int().optional(),
  }),
  tap: z.object({ wamid: z.string(), button: z.coerce.number().int().nonnegative() }),
  text: z.object({ from: z.string(), text: z.string() }),
  verify: z.object({ token: z.string() }),
}

type Bindings = { Bindings: HttpBindings }
type FakeHono = Hono<Bindings>

/** `/` for people, `/_fake/…` for scripts: the methods of {@link FakeWhatsApp} over HTTP, in JSON. */
export function createControlApi(fake: FakeWhatsApp): FakeHono {
  const api: FakeHono = new Hono<Bindings>()
  api.onError((error, c) => c.json({ error: error.message }, 400))
  api.get('/', (c) => c.html(messagesPage(fake.messages)))
  api.get('/_fake/messages', (c) => c.json(fake.messages))
  api.get('/_fake/calls', (c) => c.json(fake.calls))
  api.get('/_fake/webhooks', (c) => c.json(fake.webhooks))
  api.delete('/_fake/messages', (c) => {
    fake.clear()
    return c.body(null, 204)
  })
  takeFailures(api, fake)
  takeEvents(api, fake)
  return api
}

function takeFailures(api: FakeHono, fake: FakeWhatsApp): void {
  on(api, 'fail-next', (ask) => fake.failNext(asks.fault.parse(ask), asks.counted.parse(ask).count))
  on(api, 'fail-while', (ask) => fake.failWhile(asks.fault.parse(ask)))
  on(api, 'heal', () => fake.heal())
  on(api, 'health', (ask) => {
    const { canSend, entity } = asks.health.parse(ask)
    fake.setHealth(canSend, entity)
  })
  // Going down breaks this very connection, so the answer has to be out first.
  on(api, 'down', (ask, c) => {
    const { ms } = asks.down.parse(ask)
    c.env.outgoing.once('finish', () => void fake.goDown(ms))
  })
}

function takeEvents(api: FakeHono, fake: FakeWhatsApp): void {
  on(api, 'templates', (ask) => fake.setTemplates(asks.templates.parse(ask)))
  on(api, 'webhooks', (ask) => fake.setWebhooks(asks.webhooks.parse(ask)))
  on(api, 'status', (ask) => {
    const { wamid, status, errorCode } = asks.status.parse(ask)
    fake.report(wamid, status, errorCode)
  })
  on(api, 'text', (ask) => {
    const { from, text } = asks.text.parse(ask)
    return fake.writeText(from, text)
  })
  on(api, 'alert', (ask) => fake.alert(alertSchema.parse(ask)))
  on(api, 'verify', async (ask) => ({
    verified: await fake.verifyWebhook(asks.verify.parse(ask).token),
  }))
  on(api, 'tap', (ask) => {
    const { wamid, button } = asks.tap.parse(ask)
    return fake.tap(wamid, button)
  })
}

type Take = (ask: unknown, c: Context<Bindings>) => unknown

/** `POST /_fake/{name}`: JSON is answered 204 or with what is returned, a form with the page. */
function on(api: FakeHono, name: string, take: Take): void {
  api.post(`/_fake/${name}`, async (c) => {
    const { ask, isForm } = readAsk(await c.req.text())
    const answer = await take(ask, c)
    if (isForm) return c.redirect('/', 303)
    return answer === undefined ? c.body(null, 204) : Response.json(answer)
  })
}

/** Told apart by the first character, because `curl -d '{…}'` calls its JSON a form. */
function readAsk(body: string): { ask: unknown; isForm: boolean } {
  if (body === '') return { ask: {}, isForm: false }
  if (/^\s*[{["]/.test(body)) return { ask: JSON.parse(body), isForm: false }
  return { ask: Object.fromEntries(new URLSearchParams(body)), isForm: true }
}
