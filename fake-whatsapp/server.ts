import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { requireAccess } from './access.ts'
import type { HealthEntity } from './account.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import {
  answerAppSubscriptions,
  answerDebugToken,
  answerNumber,
  answerSubscribedApps,
  answerTemplates,
} from './graph-read.ts'
import { answerGraphSend } from './graph-send.ts'
import { createInbox } from './inbox-page.ts'
import type { FakeMessage } from './messages.ts'
import { createServices, type FakeOptions, type Services } from './services.ts'
import type { Template } from './templates.ts'
import type { WebhookSettings } from './webhooks.ts'

export type FakeWhatsApp = Awaited<ReturnType<typeof startFakeWhatsApp>>

/** Starts a fake on `http://127.0.0.1`; rejects when the port is taken. */
export async function startFakeWhatsApp(options: FakeOptions = {}) {
  const services = createServices(options)
  const { state, messages, faults, reports } = services
  const { tap, writeText, reportTemplatePaused } = reports
  const all: readonly FakeMessage[] = messages.all
  const app = createProviderApi(services).route('/', createInbox(all, tap))
  const answer = getRequestListener(app.fetch)
  const listener = await startListener(
    (request, response) => void answer(request, response),
    options.port ?? 0,
  )
  return {
    tap,
    writeText,
    reportTemplatePaused,
    /** `http://127.0.0.1:4010`: the WHATSAPP_API_URL of the code under test. */
    url: listener.url,
    messages: all,
    /** Every call of a Graph address that the fake knows, also the failed ones, oldest first. */
    calls: faults.calls,

    /** The next send fails like this, or the next call that `on` names; called again, the failures queue up. */
    failNext: faults.failNext,
    /** Every send, or every call that `on` names, fails like this until `heal`. */
    failWhile: faults.failWhile,
    /** `health_status` reports this entity as BLOCKED until `heal`. */
    block: (entity: HealthEntity) => void state.blocked.add(entity),
    /** Refuses connections until `heal`. */
    goDown: listener.goDown,
    /** Ends every fault, block and outage; webhook settings stay. */
    async heal() {
      faults.heal()
      state.blocked.clear()
      await listener.goUp()
    },

    setTemplates(templates: readonly Template[]) {
      state.templates = templates
    },
    setWebhooks(change: Partial<WebhookSettings>) {
      state.webhooks = { ...state.webhooks, ...change }
    },

    async stop() {
      services.stop()
      await listener.goDown()
    },
  }
}

type Api = Hono<{ Bindings: HttpBindings }>

function createProviderApi(services: Services): Api {
  const app: Api = new Hono()
  const { before } = services.faults
  const version = '/:version{v\\d+\\.\\d+}'
  const read = before('read')
  const anyToken = requireAccess(services)
  const messaging = requireAccess(services, 'whatsapp_business_messaging')
  const management = requireAccess(services, 'whatsapp_business_management')
  app.post(`${version}/:id/messages`, before('send'), messaging, (c) =>
    answerGraphSend(c, services),
  )
  app.get(`${version}/debug_token`, read, anyToken, () => answerDebugToken(services))
  app.get(`${version}/:id/message_templates`, read, management, (c) => answerTemplates(c, services))
  app.get(`${version}/:id/subscribed_apps`, read, management, () => answerSubscribedApps(services))
  app.get(`${version}/:id/subscriptions`, read, (c) => answerAppSubscriptions(c, services))
  app.get(`${version}/:id`, before('health'), anyToken, (c) => answerNumber(c, services))
  // Graph's answer to an address it does not know, such as one without a version.
  app.notFound((c) =>
    answerGraphError(graphError(2500, { message: `Unknown path components: ${c.req.path}` })),
  )
  return app
}

/** A port on 127.0.0.1 that can be closed and opened again, to simulate an outage. */
async function startListener(handler: RequestListener, port: number) {
  const host = '127.0.0.1'
  const server = createServer(handler)
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return {
    /** The same for the listener's whole life. */
    url: `http://${host}:${address.port}`,
    async goDown() {
      if (!server.listening) return
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
    async goUp() {
      if (!server.listening) await once(server.listen(address.port, host), 'listening')
    },
  }
}
