import type { WebhookManner } from '../webhooks/manner.ts'
import type { StatusReport } from '../webhooks/status-ladder.ts'
import type { WebhookPost } from '../webhooks/webhook-post.ts'
import type { TwilioSend } from './check-twilio-send.ts'
import type { TwilioAccount } from './twilio-account.ts'
import { twilioSignature } from './twilio-signature.ts'

export interface TwilioCallbacks {
  /** Remembers where the statuses of a message go. */
  expect(sid: string, send: TwilioSend, account: TwilioAccount): void
  report(report: StatusReport): void
}

export interface TwilioCallbackDeps {
  readonly random: () => number
  readonly post: WebhookPost
  manner(): WebhookManner
}

/** Status callbacks: form-encoded and signed; Twilio does not repeat one that was refused. */
export function createTwilioCallbacks(deps: TwilioCallbackDeps): TwilioCallbacks {
  const sends = new Map<string, { send: TwilioSend; account: TwilioAccount }>()
  return {
    expect: (sid, send, account) => void sends.set(sid, { send, account }),
    report(report) {
      const { send, account } = sends.get(report.message.wamid) ?? {}
      const { loss, copies } = deps.manner()
      const url = send?.statusCallback
      if (!send || !account || !url || deps.random() < loss) return
      const fields = fieldsOf(report, send, account.sid)
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(url, fields, account.authToken),
      }
      const body = new URLSearchParams(fields).toString()
      const key = report.message.wamid
      void deps.post.send({ url, headers, body, key, copies, retryDelaysMs: [] })
    },
  }
}

function fieldsOf(report: StatusReport, send: TwilioSend, accountSid: string) {
  const { message, status, errorCode } = report
  return {
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    ChannelPrefix: 'whatsapp',
    From: send.from,
    To: send.addressedTo,
    MessageSid: message.wamid,
    SmsSid: message.wamid,
    MessageStatus: twilioStatus(report),
    SmsStatus: twilioStatus(report),
    ...(status === 'failed' ? { ErrorCode: String(errorCode ?? 63024) } : {}),
  }
}

/** What Meta calls failed, Twilio calls undelivered once it has handed the message over. */
function twilioStatus({ status }: StatusReport): string {
  return status === 'failed' ? 'undelivered' : status
}
