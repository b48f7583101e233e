import type { ChannelName, FailureClass } from '../store/schema.ts'
import type { ClaimedNotice } from '../store/store.ts'

/** A way to tell somebody at the centre. Sends once; retries are the outbox's alone. */
export interface Channel {
  readonly name: ChannelName
  /** Never throws for what a network or a provider does; the signal ends a send early. */
  send(notice: ClaimedNotice, signal: AbortSignal): Promise<SendOutcome>
  /** Whether it could send now, found out without sending; undefined when nothing is wrong. */
  check(signal: AbortSignal): Promise<string | undefined>
}

export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerMessageId: string | undefined }
  | SendFailure

export interface SendFailure {
  readonly kind: 'failed'
  readonly class: FailureClass
  /** The provider's code, or the network's where no answer came. Never a text with a person in it. */
  readonly code: string
  /** How long the provider asked us to wait. */
  readonly retryAfterMs?: number
}
