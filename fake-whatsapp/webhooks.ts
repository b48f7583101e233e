import { createHmac } from 'node:crypto'
import { sampleAccount } from './account.ts'
import type { Clock } from './clock.ts'
import type { WebhookPost } from './webhook-post.ts'

/** Meta repeats "a few more times with decreasing frequency"; here within a minute. */
const retryDelaysMs = [1_000, 5_000, 20_000]

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

/** One entry of `changes` in Meta's webhooks. */
export interface Change {
  readonly field: string
  readonly value: object
}

interface GraphWebhookDeps {
  readonly clock: Clock
  readonly post: WebhookPost
  readonly appSecret: string
  readonly state: { readonly webhooks: WebhookSettings }
}

export type GraphWebhooks = ReturnType<typeof createGraphWebhooks>

export function createGraphWebhooks({ clock, post, appSecret, state }: GraphWebhookDeps) {
  return {
    /**
     * Resolves when the first attempt was answered or failed.
     *
     * @param key changes with the same key arrive in the order they were sent
     */
    async send(change: Change, key = change.field): Promise<void> {
      const { url } = state.webhooks
      if (url === null) return
      const body = escapeJson(envelope(change, clock.now()))
      const headers = {
        'content-type': 'application/json',
        'x-hub-signature-256': hubSignature(body, appSecret),
      }
      await post.send({ url, headers, body, key, retryDelaysMs })
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

/** The value of X-Hub-Signature-256: `sha256=` and the hex HMAC of the raw bytes. */
function hubSignature(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}

/** A change of the field `messages`, with statuses or inbound messages. */
export function messagesChange(content: object): Change {
  const metadata = {
    display_phone_number: sampleAccount.displayPhoneNumber,
    phone_number_id: sampleAccount.phoneNumberId,
  }
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } }
}

/** The change Meta sends when it has paused a template. */
export function templatePausedChange(template: string): Change {
  return {
    field: 'message_template_status_update',
    value: {
      event: 'PAUSED',
      message_template_id: 1_689_556_908_129_832,
      message_template_name: template,
      message_template_language: 'en',
      reason: 'NONE',
      message_template_category: 'UTILITY',
      other_info: { title: 'FIRST_PAUSE', description: 'Set on the fake.' },
    },
  }
}

/** Meta writes times as strings of whole seconds. */
export function secondsText(epochMs: number): string {
  return String(Math.floor(epochMs / 1000))
}
