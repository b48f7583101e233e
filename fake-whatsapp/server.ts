import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { sampleAccount, workingAccount } from './account.ts'
import { systemClock, trackClock } from './clock.ts'
import type { FakeOptions, FakeWhatsApp } from './fake-whatsapp.ts'
import { createFaults } from './faults.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import {
  answerAppSubscriptions,
  answerDebugToken,
  answerNumber,
  answerSubscribedApps,
  answerTemplates,
  type HealthEntity,
} from './graph-read.ts'
import { answerGraphSend } from './graph-send.ts'
import { createInbound } from './inbound.ts'
import { createInbox } from './inbox-page.ts'
import { createMessages } from './messages.ts'
import { createStatuses } from './statuses.ts'
import {
  answerApproval,
  answerContent,
  answerMessage,
  answerMessages,
  answerSenders,
  answerTwilioAccount,
} from './twilio-account.ts'
import { createTwilioCallbacks } from './twilio-callbacks.ts'
import { answerTwilioSend } from './twilio-send.ts'
import { createWebhookPost } from './webhook-post.ts'
import {
  createGraphWebhooks,
  defaultWebhookSettings,
  templatePausedChange,
  verifyWebhook,
} from './webhooks.ts'

/** Starts a fake on `http://127.0.0.1`; rejects when the port is taken. */
export async function startFakeWhatsApp(options: FakeOptions): Promise<FakeWhatsApp> {
  const services = createServices(options)
  const { state, messages, faults, post, clock, statuses, graphWebhooks } = services
  const app = createProviderApi(services, options)
  const answer = getRequestListener(app.fetch)
  const listener = await startListener(
    (request, response) => void answer(request, response),
    options.port ?? 0,
  )
  const fake: FakeWhatsApp = {
    url: listener.url,
    messages: messages.all,
    calls: faults.calls,
    webhooks: post.posted,
    failNext: faults.failNext,
    failWhile: faults.failWhile,
    block: (entity) => void state.blocked.add(entity),
    goDown: listener.goDown,
    async heal() {
      faults.heal()
      state.blocked.clear()
      await listener.goUp()
    },
    setTemplates(templates) {
      state.templates = templates
    },
    setWebhooks(change) {
      state.webhooks = { ...state.webhooks, ...change }
    },
    report: (wamid, ...what) => statuses.report(messages.get(wamid), ...what),
    ...createInbound(services),
    reportTemplatePaused: (template) => graphWebhooks.send(templatePausedChange(template)),
    async verifyWebhook(verifyToken) {
      const { url } = state.webhooks
      return url !== null && (await verifyWebhook(url, verifyToken))
    },
    async stop() {
      clock.cancelAll()
      post.stop()
      await listener.goDown()
    },
  }
  app.route('/', createInbox(fake))
  return fake
}

type Services = ReturnType<typeof createServices>

function createServices(options: FakeOptions) {
  const clock = trackClock(options.clock ?? systemClock)
  const account = { ...workingAccount, ...options.account }
  const state = {
    templates: options.templates,
    webhooks: { ...defaultWebhookSettings, ...options.webhooks },
    blocked: new Set<HealthEntity>(),
  }
  const base = {
    clock,
    state,
    messages: createMessages(),
    faults: createFaults(clock),
    post: createWebhookPost(clock),
    phoneNumberId: options.phoneNumberId ?? sampleAccount.phoneNumberId,
    appSecret: options.appSecret ?? 'fake-app-secret',
    accessToken: options.accessToken,
    templates: () => state.templates,
    account,
    blocked: state.blocked,
    settings: () => state.webhooks,
  }
  const graphWebhooks = createGraphWebhooks(base)
  const twilioCallbacks = createTwilioCallbacks(base.post)
  const statuses = createStatuses({ ...base, graphWebhooks, twilioCallbacks })
  return { ...base, graphWebhooks, twilioCallbacks, statuses }
}

/** The endpoints of Meta's and Twilio's APIs that sending and checking need. */
function createProviderApi(services: Services, { twilioAuthToken: authToken }: FakeOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  addGraph(app, services)
  addTwilio(app, { ...services, authToken })
  // Graph's answer to an address it does not know, such as one without a version.
  app.notFound((c) =>
    answerGraphError(graphError(2500, { message: `Unknown path components: ${c.req.path}` })),
  )
  return app
}

type Api = Hono<{ Bindings: HttpBindings }>

function addGraph(app: Api, services: Services): void {
  const { faults, statuses } = services
  const version = '/:version{v\\d+\\.\\d+}'
  const read = faults.before('graph-read')
  app.post(`${version}/:id/messages`, faults.before('graph-send'), (c) =>
    answerGraphSend(c, { ...services, onAccepted: statuses.follow }),
  )
  app.get(`${version}/debug_token`, read, (c) => answerDebugToken(c, services))
  app.get(`${version}/:id/message_templates`, read, (c) => answerTemplates(c, services))
  app.get(`${version}/:id/subscribed_apps`, read, (c) => answerSubscribedApps(c, services))
  app.get(`${version}/:id/subscriptions`, read, (c) => answerAppSubscriptions(c, services))
  app.get(`${version}/:id`, faults.before('graph-health'), (c) => answerNumber(c, services))
}

function addTwilio(app: Api, services: Services & { authToken: string | undefined }): void {
  const { faults, statuses, twilioCallbacks, authToken } = services
  const twilio = '/2010-04-01/Accounts/:sid'
  const read = faults.before('twilio-read')
  app.post(`${twilio}/Messages.json`, faults.before('twilio-send'), (c) =>
    answerTwilioSend(c, {
      ...services,
      onAccepted(message, send, account) {
        twilioCallbacks.expect(message, send, account)
        statuses.follow(message)
      },
    }),
  )
  app.get(`${twilio}{[^/]+\\.json}`, (c) => answerTwilioAccount(c, authToken))
  app.get(`${twilio}/Messages.json`, read, (c) => answerMessages(c, services))
  app.get(`${twilio}/Messages/:message`, read, (c) => answerMessage(c, services))
  app.get('/v1/Content/:sid', read, (c) => answerContent(c, services))
  app.get('/v1/Content/:sid/ApprovalRequests', read, (c) => answerApproval(c, services))
  app.get('/v2/Channels/Senders', read, (c) => answerSenders(c, services))
}

/** A port on 127.0.0.1 that can be closed and opened again, to simulate an outage. */
interface Listener {
  /** `http://127.0.0.1:4010`, the same for the listener's whole life. */
  readonly url: string
  /** Stops listening and closes open connections. */
  goDown(): Promise<void>
  goUp(): Promise<void>
}

/** @param port 0 picks a free one. */
async function startListener(handler: RequestListener, port: number): Promise<Listener> {
  const host = '127.0.0.1'
  const server = createServer(handler)
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return {
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
