import { getRequestListener } from '@hono/node-server'
import { createControlApi } from './control/control-api.ts'
import type { FakeWhatsApp } from './fake-whatsapp.ts'
import { graphError, graphErrorBody } from './graph/graph-error.ts'
import { type Listener, startListener } from './listener.ts'
import type { FakeOptions } from './options.ts'
import { createParts, type Parts } from './parts.ts'
import { alertChange, alertSchema } from './webhooks/alert.ts'
import { changeManner } from './webhooks/manner.ts'
import { verifyWebhook } from './webhooks/verify-webhook.ts'

export type { FakeWhatsApp } from './fake-whatsapp.ts'

/** Starts a fake on `http://127.0.0.1`; rejects when the port is taken. */
export async function startFakeWhatsApp(options: FakeOptions): Promise<FakeWhatsApp> {
  const parts = createParts(options)
  const listener = await startListener(
    getRequestListener((request, env) => app.fetch(request, env)),
    options.host ?? '127.0.0.1',
    options.port ?? 0,
  )
  const fake = { ...failing(parts, listener), ...reporting(parts), ...keeping(parts, listener) }
  const app = createControlApi(fake).route('/', parts.graphApi).route('/', parts.twilioApi)
  app.notFound((c) => c.json(unknownPath(c.req.path, parts), 400))
  return fake
}

/** What Graph says to an address it does not know, such as one without a version. */
function unknownPath(path: string, { identifiers }: Parts) {
  const error = graphError(2500, { message: `Unknown path components: ${path}` })
  return graphErrorBody(error, identifiers.fbtraceId())
}

function failing({ faults, health, clock }: Parts, listener: Listener) {
  let cancelReturn = () => {}
  return {
    failNext: faults.failNext,
    failWhile: faults.failWhile,
    setHealth: health.set,
    async goDown(ms) {
      cancelReturn()
      await listener.goDown()
      if (ms !== undefined) cancelReturn = clock.after(ms, () => void listener.goUp())
    },
    async heal() {
      cancelReturn()
      faults.heal()
      health.heal()
      await listener.goUp()
    },
  } satisfies Partial<FakeWhatsApp>
}

function reporting({ state, inbox, clock, reports, recipient, graphWebhooks, ...parts }: Parts) {
  return {
    setTemplates(templates) {
      state.templates = templates
    },
    setWebhooks(change) {
      state.manner = changeManner(state.manner, change)
    },
    report(wamid, status, errorCode) {
      const message = inbox.find(wamid)
      if (message === undefined) throw new Error(`No message ${wamid}`)
      reports.report({ message, status, happenedAtMs: clock.now(), errorCode })
    },
    tap: recipient.tap,
    writeText: recipient.writeText,
    alert: (alert) => graphWebhooks.send(alertChange(alertSchema.parse(alert), parts.sender)),
    async verifyWebhook(verifyToken) {
      const { url } = state.manner
      const challenge = String(Math.floor(parts.random() * 1e9))
      return url !== null && verifyWebhook(url, verifyToken, challenge)
    },
    idle: parts.post.idle,
  } satisfies Partial<FakeWhatsApp>
}

function keeping({ inbox, calls, post, clock }: Parts, listener: Listener) {
  return {
    url: listener.url,
    messages: inbox.messages,
    calls: calls.all,
    webhooks: post.posted,
    clear() {
      inbox.clear()
      calls.clear()
      post.clear()
    },
    async stop() {
      clock.cancelAll()
      post.stop()
      await listener.goDown()
    },
  } satisfies Partial<FakeWhatsApp>
}
