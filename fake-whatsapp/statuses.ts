import type { Clock } from './clock.ts'
import { titleOf } from './graph-errors.ts'
import type { FakeMessage, StatusName, StoredMessage } from './messages.ts'
import {
  type GraphWebhooks,
  messagesChange,
  secondsText,
  type WebhookSettings,
} from './webhooks.ts'

const undeliverableCode = 131026

interface StatusDeps {
  readonly clock: Clock
  readonly state: { readonly webhooks: WebhookSettings }
  readonly graphWebhooks: GraphWebhooks
}

/** Records the statuses of messages and reports them as Meta does. */
export function createStatuses({ clock, state, graphWebhooks }: StatusDeps) {
  const report = (message: StoredMessage, status: StatusName, errorCode?: number): void => {
    message.statuses.push(status)
    const statuses = [statusObject(message, status, errorCode, clock)]
    void graphWebhooks.send(messagesChange({ statuses }), message.wamid)
  }
  return {
    report,
    /** Reports sent, delivered and read at the times of the settings. */
    follow(message: StoredMessage): void {
      for (const status of ['sent', 'delivered', 'read'] as const) {
        const delayMs = state.webhooks[`${status}Ms`]
        if (delayMs !== null) clock.after(delayMs, () => report(message, status))
      }
    },
  }
}

/** One entry of `statuses` in Meta's webhook. */
function statusObject(
  { wamid, to, callbackData }: FakeMessage,
  status: StatusName,
  errorCode: number | undefined,
  clock: Clock,
) {
  return {
    id: wamid,
    status,
    timestamp: secondsText(clock.now()),
    recipient_id: to,
    ...(status === 'sent' || status === 'delivered' ? { pricing } : {}),
    biz_opaque_callback_data: callbackData,
    ...(status === 'failed' ? { errors: [errorObject(errorCode ?? undeliverableCode)] } : {}),
  }
}

const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }

function errorObject(code: number) {
  const title = titleOf(code)
  return { code, title, message: title, error_data: { details: title } }
}
