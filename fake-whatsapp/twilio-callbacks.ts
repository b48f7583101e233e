import { createHmac } from 'node:crypto'
import type { FakeMessage, StatusName } from './messages.ts'
import type { TwilioAccount } from './twilio-account.ts'
import type { TwilioSend } from './twilio-send.ts'
import type { WebhookPost } from './webhook-post.ts'

const undeliveredCode = 63024

export interface TwilioCallbacks {
  /** Remembers where the statuses of a message go. */
  expect(message: FakeMessage, send: TwilioSend, account: TwilioAccount): void
  report(message: FakeMessage, status: StatusName, errorCode?: number): void
}

/** Status callbacks: form-encoded and signed. Twilio does not repeat one that was refused. */
export function createTwilioCallbacks(post: WebhookPost): TwilioCallbacks {
  const sends = new Map<string, { send: TwilioSend; account: TwilioAccount }>()
  return {
    expect: ({ wamid }, send, account) => void sends.set(wamid, { send, account }),
    report({ wamid }, status, errorCode = undeliveredCode) {
      const { send, account } = sends.get(wamid) ?? {}
      const url = send?.StatusCallback
      if (!send || !account || !url) return
      const isFailed = status === 'failed'
      // What Meta calls failed, Twilio calls undelivered once it has handed the message over.
      const twilioStatus = isFailed ? 'undelivered' : status
      const fields = {
        AccountSid: account.sid,
        ApiVersion: '2010-04-01',
        ChannelPrefix: 'whatsapp',
        From: send.From,
        To: send.To,
        MessageSid: wamid,
        SmsSid: wamid,
        MessageStatus: twilioStatus,
        SmsStatus: twilioStatus,
        ...(isFailed ? { ErrorCode: String(errorCode) } : {}),
      }
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(url, fields, account.authToken),
      }
      const body = new URLSearchParams(fields).toString()
      void post.send({ url, headers, body, key: wamid, retryDelaysMs: [] })
    },
  }
}

/** The value of X-Twilio-Signature: base64 HMAC-SHA1 of the URL and the sorted form fields. */
export function twilioSignature(
  url: string,
  fields: Readonly<Record<string, string>>,
  authToken: string,
): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  const signed = url + sorted.flat().join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}
