import { knownError } from '../graph/error-catalogue.ts'
import { secondsText, userIdOf } from './envelope.ts'
import type { WebhookManner } from './manner.ts'
import type { StatusReport } from './status-ladder.ts'

const dayMs = 24 * 60 * 60 * 1000

/** One entry of `statuses`. */
export function statusObject(report: StatusReport, manner: WebhookManner) {
  const { message, status, happenedAtMs } = report
  return {
    id: message.wamid,
    status,
    timestamp: secondsText(happenedAtMs),
    ...(manner.omitIdentifiers
      ? { recipient_user_id: userIdOf(message.to) }
      : { recipient_id: message.to }),
    ...(manner.conversation && status !== 'failed' ? conversationOf(report) : {}),
    ...(status === 'sent' || status === 'delivered' ? { pricing } : {}),
    ...(message.callbackData === undefined
      ? {}
      : { biz_opaque_callback_data: message.callbackData }),
    ...(status === 'failed' ? { errors: [errorObject(report.errorCode ?? 131026)] } : {}),
  }
}

const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }

function conversationOf({ message, status }: StatusReport) {
  const expires = secondsText(message.at + dayMs)
  return {
    conversation: {
      id: Buffer.from(message.wamid.slice(-16)).toString('hex'),
      ...(status === 'sent' ? { expiration_timestamp: expires } : {}),
      origin: { type: 'utility' },
    },
  }
}

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
