import { createHmac } from 'node:crypto'
import type { FakeMessage, StatusName } from './messages.ts'
import type { WebhookPost } from './webhook-post.ts'

const undeliveredCode = 63024

/** Where the statuses of a message go, and who signs them. */
interface Callback {
  readonly url: string
  readonly To: string
  readonly From: string
  readonly accountSid: string
  readonly authToken: string
}

export type TwilioCallbacks = ReturnType<typeof createTwilioCallbacks>

/** Status callbacks: form-encoded and signed. Twilio does not repeat one that was refused. */
export function createTwilioCallbacks(post: WebhookPost) {
  const callbacks = new Map<string, Callback>()
  return {
    expect: ({ wamid }: FakeMessage, callback: Callback) => void callbacks.set(wamid, callback),
    report({ wamid }: FakeMessage, status: StatusName, errorCode = undeliveredCode): void {
      const callback = callbacks.get(wamid)
      if (callback === undefined) return
      const { url, To, From, accountSid, authToken } = callback
      const isFailed = status === 'failed'
      const fields = {
        AccountSid: accountSid,
        From,
        To,
        MessageSid: wamid,
        // What Meta calls failed, Twilio calls undelivered once it has handed the message over.
        MessageStatus: isFailed ? 'undelivered' : status,
        ...(isFailed ? { ErrorCode: String(errorCode) } : {}),
      }
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(url, fields, authToken),
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
