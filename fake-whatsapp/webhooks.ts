import { sampleAccount } from './account.ts'
import { hmac } from './hmac.ts'

const answerTimeoutMs = 10_000

/** How webhooks are sent; every one can be changed while the fake runs. */
export interface WebhookSettings {
  /** Where Meta's webhooks go; null sends none. */
  readonly url: string | null
  /** When each status follows, in milliseconds after acceptance; null leaves it out. */
  readonly sentMs: number | null
  readonly deliveredMs: number | null
  readonly readMs: number | null
}

export const defaultWebhookSettings: WebhookSettings = {
  url: null,
  sentMs: 20,
  deliveredMs: 60,
  readMs: null,
}

interface Change {
  readonly field: string
  readonly value: object
}

interface WebhookDeps {
  readonly stopping: AbortSignal
  readonly appSecret: string
  readonly state: { readonly webhooks: WebhookSettings }
}

export type Webhooks = ReturnType<typeof createWebhooks>

export function createWebhooks({ stopping, appSecret, state }: WebhookDeps) {
  const lastByKey = new Map<string, Promise<void>>()

  /** Posts once. Meta tries again after any answer but 200. */
  async function post(url: string, body: string): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${hmac(body, appSecret)}`,
    }
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerTimeoutMs)])
    const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
    // A server that does not answer misses the webhook.
    await fetch(url, init)
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  }

  return {
    /**
     * Resolves when the webhook was answered or failed.
     *
     * @param key Changes with the same key arrive in the order in which they were sent.
     */
    async send(change: Change, key = change.field): Promise<void> {
      const { url } = state.webhooks
      if (url === null) return
      const body = escapeJson(envelope(change, Date.now()))
      const sending = (lastByKey.get(key) ?? Promise.resolve()).then(() => post(url, body))
      lastByKey.set(key, sending)
      await sending
      if (lastByKey.get(key) === sending) lastByKey.delete(key)
    },
  }
}

/** The body of every webhook; Meta's samples carry `time` only when it is not about messages. */
function envelope(change: Change, nowMs: number) {
  const time = change.field === 'messages' ? {} : { time: Math.floor(nowMs / 1000) }
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: sampleAccount.businessAccountId, ...time, changes: [change] }],
  }
}

/** JSON as Meta sends it: everything beyond ASCII as `\uXXXX`, in lower-case hex. */
export function escapeJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped)
}
