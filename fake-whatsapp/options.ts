import type { Clock } from './clock.ts'
import type { PairLimitModel } from './graph/pair-limit.ts'
import type { Templates } from './graph/template.ts'
import type { MannerChange } from './webhooks/manner.ts'

/** What a fake starts with; everything but the templates has a default. */
export interface FakeOptions {
  /** For Twilio, contents are templates named by their ContentSid. */
  readonly templates: Templates
  /** 0, the default, picks a free port. */
  readonly port?: number | undefined
  /** 127.0.0.1 */
  readonly host?: string | undefined
  /** The one token taken; any when absent. */
  readonly accessToken?: string | undefined
  readonly phoneNumberId?: string | undefined
  /** The sender's own number, digits only. */
  readonly displayPhoneNumber?: string | undefined
  /** The one Twilio password taken; any when absent. */
  readonly twilioAuthToken?: string | undefined
  /** Off when absent. */
  readonly pairLimit?: PairLimitModel | undefined
  /** Where Meta's webhooks go; none are sent when absent. */
  readonly webhookUrl?: string | undefined
  /** Signs Meta's webhooks; `fake-app-secret` when absent. */
  readonly appSecret?: string | undefined
  /** What differs from `plainManner`: sent after 20 ms, delivered after 60 ms, never read. */
  readonly webhooks?: MannerChange | undefined
  readonly clock?: Clock | undefined
  /** A number in [0, 1). */
  readonly random?: (() => number) | undefined
}
