import type { FaultInput } from './faults/fault.ts'
import type { CanSend, HealthEntity } from './graph/health.ts'
import type { Templates } from './graph/template.ts'
import type { FakeCall } from './inbox/call-log.ts'
import type { FakeMessage, StatusName } from './inbox/message.ts'
import type { AlertInput } from './webhooks/alert.ts'
import type { MannerChange } from './webhooks/manner.ts'
import type { FakeWebhook } from './webhooks/webhook-post.ts'

/** A running stand-in for Meta's Graph API and Twilio's Messages API. */
export interface FakeWhatsApp {
  /** `http://127.0.0.1:4010`: the WHATSAPP_API_URL or TWILIO_API_URL of the code under test. */
  readonly url: string
  /** The messages taken, oldest first. */
  readonly messages: readonly FakeMessage[]
  /** Every request that reached the fake, also the failed ones, oldest first. */
  readonly calls: readonly FakeCall[]
  /** Every POST the fake made, retries included, oldest first. */
  readonly webhooks: readonly FakeWebhook[]

  /** The next `count` requests fail like this; called again, what is asked lines up. */
  failNext(fault: FaultInput, count?: number): void
  /** Every request fails like this until {@link heal}. */
  failWhile(fault: FaultInput): void
  /** What `health_status` says of `entity`, the whole account when not named. */
  setHealth(canSend: CanSend, entity?: HealthEntity): void
  /** Refuses connections until {@link heal} or, when given, for `ms`. */
  goDown(ms?: number): Promise<void>
  /** Ends every failure of answering, also being down; webhooks keep their manner. */
  heal(): Promise<void>

  setTemplates(templates: Templates): void
  /** Changes what is named, leaves the rest. */
  setWebhooks(change: MannerChange): void
  /** Reports a status now, whatever the ladder does. Throws when there is no such message. */
  report(wamid: string, status: StatusName, errorCode?: number): void
  /**
   * The recipient taps a quick-reply button. Resolves when the webhook was answered or failed;
   * rejects when there is no such message or button.
   */
  tap(wamid: string, buttonIndex: number): Promise<void>
  /** Someone writes to the number, which opens the 24 h window. Resolves as {@link tap}. */
  writeText(from: string, text: string): Promise<void>
  /** Sends news of a template or the account. Resolves as {@link tap}. */
  alert(alert: AlertInput): Promise<void>
  /** Asks the webhook's address for its challenge, as Meta does before it uses it. */
  verifyWebhook(verifyToken: string): Promise<boolean>
  /** Resolves when no webhook is under way; timers still to come do not count. */
  idle(): Promise<void>

  /** Forgets messages, calls and webhooks. */
  clear(): void
  /** Closes every socket and timer. */
  stop(): Promise<void>
}
