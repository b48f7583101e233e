import type { Clock } from './clock.ts'
import { knownError } from './graph-errors.ts'
import type { FakeMessage, StatusName, StoredMessage } from './messages.ts'
import type { TwilioCallbacks } from './twilio-callbacks.ts'
import {
  type GraphWebhooks,
  messagesChange,
  secondsText,
  userIdOf,
  type WebhookSettings,
} from './webhooks.ts'

const undeliverableCode = 131026

/** Records the statuses of messages and reports them the way their provider does. */
export interface Statuses {
  /** Reports sent, delivered and read at the times of the settings. */
  follow(message: StoredMessage): void
  report(message: StoredMessage, status: StatusName, errorCode?: number): void
}

export interface StatusDeps {
  readonly clock: Clock
  readonly phoneNumberId: string
  readonly graphWebhooks: GraphWebhooks
  readonly twilioCallbacks: TwilioCallbacks
  settings(): WebhookSettings
}

export function createStatuses(deps: StatusDeps): Statuses {
  const report: Statuses['report'] = (message, status, errorCode) => {
    message.statuses.push(status)
    switch (message.provider) {
      case 'whatsapp-cloud': {
        const statuses = [statusObject(message, status, errorCode, deps)]
        const change = messagesChange(deps.phoneNumberId, { statuses })
        return void deps.graphWebhooks.send(change, message.wamid)
      }
      case 'twilio':
        return deps.twilioCallbacks.report(message, status, errorCode)
    }
  }
  return {
    follow(message) {
      const { sentMs, deliveredMs, readMs } = deps.settings()
      const steps = { sent: sentMs, delivered: deliveredMs, read: readMs } as const
      for (const status of ['sent', 'delivered', 'read'] as const) {
        const delayMs = steps[status]
        if (delayMs !== null) deps.clock.after(delayMs, () => report(message, status))
      }
    },
    report,
  }
}

/** One entry of `statuses` in Meta's webhook. */
function statusObject(
  { wamid, to, callbackData }: FakeMessage,
  status: StatusName,
  errorCode: number | undefined,
  { clock, settings }: StatusDeps,
) {
  return {
    id: wamid,
    status,
    timestamp: secondsText(clock.now()),
    ...(settings().omitIdentifiers ? { recipient_user_id: userIdOf(to) } : { recipient_id: to }),
    ...(status === 'sent' || status === 'delivered' ? { pricing } : {}),
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
    ...(status === 'failed' ? { errors: [errorObject(errorCode ?? undeliverableCode)] } : {}),
  }
}

const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }

function errorObject(code: number) {
  const { title, details } = knownError(code)
  return {
    code,
    title,
    message: title,
    error_data: { details: details ?? title },
    href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
  }
}
