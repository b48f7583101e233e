import { systemClock, trackClock } from './clock.ts'
import { createFaultRules } from './faults/fault-rules.ts'
import { createGraphApi } from './graph/graph-api.ts'
import { createHealth } from './graph/health.ts'
import { createPairLimit } from './graph/pair-limit.ts'
import type { Templates } from './graph/template.ts'
import { createIdentifiers } from './identifiers.ts'
import { createCallLog } from './inbox/call-log.ts'
import { createInbox } from './inbox/inbox.ts'
import type { FakeOptions } from './options.ts'
import { sampleAccount } from './sample-account.ts'
import { createTwilioApi } from './twilio/twilio-api.ts'
import { createTwilioCallbacks } from './twilio/twilio-callbacks.ts'
import { createGraphWebhooks } from './webhooks/graph-webhooks.ts'
import { changeManner, plainManner, type WebhookManner } from './webhooks/manner.ts'
import { createRecipient } from './webhooks/recipient.ts'
import { createReports } from './webhooks/reports.ts'
import { createWebhookPost } from './webhooks/webhook-post.ts'

/** Twilio's code for text outside the 24 h window; it comes as a status, not as an answer. */
const twilioWindowClosed = 63016

export type Parts = ReturnType<typeof createParts>

/** Everything the fake is made of, wired together; nothing listens yet. */
export function createParts(options: FakeOptions) {
  const base = createBase(options)
  const graphWebhooks = createGraphWebhooks(base)
  const twilioCallbacks = createTwilioCallbacks(base)
  const reports = createReports({ ...base, graphWebhooks, twilioCallbacks })
  const graphApi = createGraphApi({
    ...base,
    pairLimit: createPairLimit(options.pairLimit),
    accessToken: options.accessToken,
    onAccepted: (message) => reports.follow(message),
  })
  const twilioApi = createTwilioApi({
    ...base,
    authToken: options.twilioAuthToken,
    onAccepted(message, send, account) {
      twilioCallbacks.expect(message.wamid, send, account)
      const isOpen = message.type === 'template' || base.inbox.isWindowOpen(send.to, message.at)
      reports.follow(message, isOpen ? undefined : { failWith: twilioWindowClosed })
    },
  })
  const recipient = createRecipient({ ...base, graphWebhooks })
  return { ...base, graphWebhooks, reports, recipient, graphApi, twilioApi }
}

function createBase(options: FakeOptions) {
  const clock = trackClock(options.clock ?? systemClock)
  const random = options.random ?? Math.random
  const sender = {
    phoneNumberId: options.phoneNumberId ?? sampleAccount.phoneNumberId,
    displayPhoneNumber: options.displayPhoneNumber ?? sampleAccount.displayPhoneNumber,
  }
  const state: { templates: Templates; manner: WebhookManner } = {
    templates: options.templates,
    manner: changeManner(plainManner, { url: options.webhookUrl, ...options.webhooks }),
  }
  return {
    clock,
    random,
    sender,
    state,
    templates: () => state.templates,
    manner: () => state.manner,
    appSecret: options.appSecret ?? 'fake-app-secret',
    identifiers: createIdentifiers(random),
    inbox: createInbox(),
    calls: createCallLog(clock),
    faults: createFaultRules(),
    health: createHealth(sender.phoneNumberId),
    post: createWebhookPost(clock),
  }
}
