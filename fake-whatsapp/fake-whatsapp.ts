import type { AccountState } from './account.ts'
import type { Clock } from './clock.ts'
import type { FakeCall, Fault } from './faults.ts'
import type { HealthEntity } from './graph-read.ts'
import type { Inbound } from './inbound.ts'
import type { FakeMessage, StatusName } from './messages.ts'
import type { Templates } from './templates.ts'
import type { FakeWebhook } from './webhook-post.ts'
import type { WebhookSettings } from './webhooks.ts'

/** Everything but the templates has a default. */
export interface FakeOptions {
  /** For Twilio, contents are templates named by their ContentSid. */
  readonly templates: Templates
  /** 0, the default, picks a free port. */
  readonly port?: number | undefined
  /** The one token accepted; any when absent. */
  readonly accessToken?: string | undefined
  readonly phoneNumberId?: string | undefined
  /** The one Twilio password accepted; any when absent. */
  readonly twilioAuthToken?: string | undefined
  /** Signs Meta's webhooks; `fake-app-secret` when absent. */
  readonly appSecret?: string | undefined
  /** What differs from `defaultWebhookSettings`. */
  readonly webhooks?: Partial<WebhookSettings> | undefined
  readonly clock?: Clock | undefined
  /** What differs from `workingAccount`. */
  readonly account?: Partial<AccountState> | undefined
}

/** A running stand-in for Meta's Graph API and Twilio's Messages API. */
export interface FakeWhatsApp extends Inbound {
  /** `http://127.0.0.1:4010`: the WHATSAPP_API_URL or TWILIO_API_URL of the code under test. */
  readonly url: string
  /** The messages accepted, oldest first. */
  readonly messages: readonly FakeMessage[]
  /** Every request that reached the fake, also the failed ones, oldest first. */
  readonly calls: readonly FakeCall[]
  /** Every POST the fake made, retries included, oldest first. */
  readonly webhooks: readonly FakeWebhook[]

  /** The next request fails like this; called again, the failures queue up. */
  failNext(fault: Fault): void
  /** Every request fails like this until {@link heal}. */
  failWhile(fault: Fault): void
  /** `health_status` reports this entity as BLOCKED until {@link heal}. */
  block(entity: HealthEntity): void
  /** Refuses connections until {@link heal}. */
  goDown(): Promise<void>
  /** Ends every fault, block and outage; webhook settings stay. */
  heal(): Promise<void>

  setTemplates(templates: Templates): void
  /** Changes what is named, leaves the rest. */
  setWebhooks(change: Partial<WebhookSettings>): void
  /** Reports a status now, beside those of the settings. Throws when there is no such message. */
  report(wamid: string, status: StatusName, errorCode?: number): void
  /** Sends the webhook for a template that Meta has paused. Resolves as `tap`. */
  reportTemplatePaused(template: string): Promise<void>
  /** Asks the webhook's address for its challenge, as Meta does before it uses it. */
  verifyWebhook(verifyToken: string): Promise<boolean>

  /** Closes every socket and timer. */
  stop(): Promise<void>
}
