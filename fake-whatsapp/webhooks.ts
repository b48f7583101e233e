import { createHmac } from 'node:crypto'
import { sampleAccount } from './account.ts'
import type { Clock } from './clock.ts'
import type { WebhookPost } from './webhook-post.ts'

/** Meta repeats "a few more times with decreasing frequency"; here within a minute. */
const retryDelaysMs = [1_000, 5_000, 20_000]

const challengeTimeoutMs = 10_000

/** How webhooks are sent; every one can be changed while the fake runs. */
export interface WebhookSettings {
  /** Where Meta's webhooks go; null sends none. Twilio's go to the StatusCallback of the send. */
  readonly url: string | null
  /** When each status follows, in milliseconds after acceptance; null leaves it out. */
  readonly sentMs: number | null
  readonly deliveredMs: number | null
  readonly readMs: number | null
  /** Leaves out wa_id, recipient_id and from, as Meta does for users with a username. */
  readonly omitIdentifiers: boolean
}

export const defaultWebhookSettings: WebhookSettings = {
  url: null,
  sentMs: 20,
  deliveredMs: 60,
  readMs: null,
  omitIdentifiers: false,
}

/** One entry of `changes` in Meta's webhooks. */
export interface Change {
  readonly field: string
  readonly value: object
}

export interface GraphWebhooks {
  /**
   * Resolves when the first attempt was answered or failed.
   *
   * @param key changes with the same key arrive in the order they were sent
   */
  send(change: Change, key?: string): Promise<void>
}

export interface GraphWebhookDeps {
  readonly clock: Clock
  readonly post: WebhookPost
  readonly appSecret: string
  settings(): WebhookSettings
}

export function createGraphWebhooks(deps: GraphWebhookDeps): GraphWebhooks {
  return {
    async send(change, key = change.field) {
      const { url } = deps.settings()
      if (url === null) return
      const body = escapeJson(envelope(change, deps.clock.now()))
      const headers = {
        'content-type': 'application/json',
        'x-hub-signature-256': hubSignature(body, deps.appSecret),
      }
      await deps.post.send({ url, headers, body, key, retryDelaysMs })
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
export function hubSignature(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}

/** A change of the field `messages`, with statuses or inbound messages. */
export function messagesChange(phoneNumberId: string, content: object): Change {
  const metadata = {
    display_phone_number: sampleAccount.displayPhoneNumber,
    phone_number_id: phoneNumberId,
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

/** The business-scoped user id, which stands for a user whose number is not given. */
export function userIdOf(phoneDigits: string): string {
  return `IN.${Buffer.from(phoneDigits).toString('hex')}`
}

/** Meta writes times as strings of whole seconds. */
export function secondsText(epochMs: number): string {
  return String(Math.floor(epochMs / 1000))
}

/** Meta's GET before it uses an address: true when the challenge comes back bare, with 200. */
export async function verifyWebhook(url: string, verifyToken: string): Promise<boolean> {
  const challenge = String(Math.floor(Math.random() * 1e9))
  const asked = new URL(url)
  asked.searchParams.set('hub.mode', 'subscribe')
  asked.searchParams.set('hub.challenge', challenge)
  asked.searchParams.set('hub.verify_token', verifyToken)
  const response = await fetch(asked, { signal: AbortSignal.timeout(challengeTimeoutMs) })
  return (await response.text()) === challenge && response.status === 200
}
