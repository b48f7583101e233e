import type { ChannelName, FailureClass, NoticeKind } from '../db/schema.ts'

/** A way to tell somebody at the centre. Sends once; retries are the outbox's alone. */
export interface Provider {
  readonly name: ChannelName
  /** Whether receipts tell later that a message arrived; if not, accepted is all one can know. */
  readonly reportsDelivery: boolean
  /** Whether the provider limits how fast one recipient may be sent to. */
  readonly isRateLimited: boolean
  /** Whether a digest names all its items in full; absent where the channel sends no digests. */
  readonly fits?: (digest: Message) => boolean
  /** Whether it cuts long notes and lists; absent where a message goes out whole. */
  readonly cutsLongNotices?: boolean
  /** Never throws for what a network or a provider does; the signal ends a send early. */
  send(message: Message, signal: AbortSignal): Promise<SendOutcome>
  /** Whether it could send now, found out without sending: what is wrong, or undefined. */
  check(signal: AbortSignal): Promise<string | Unclear | undefined>
  /** Gives back what it keeps open, where it keeps anything. */
  close?(): void
}

/** It could not be found out: some may send and not ask whether they may. Only a send can tell. */
export interface Unclear {
  readonly unclear: string
}

/** One message to one recipient, in whole texts: each channel makes them fit its own limits. */
export interface Message {
  readonly kind: NoticeKind | 'digest'
  /** An address of the channel: an E.164 number, a mailbox, `terminal`. */
  readonly recipient: string
  /** Fixed for a notice, so that a second copy is known for one; a digest has its own. Unguessable. */
  readonly correlationId: string
  /** One line without personal data. */
  readonly headline: string
  /** In reading order. */
  readonly fields: readonly MessageField[]
  /** Sent along where the channel can carry a file. */
  readonly attachment?: Attachment
}

export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
}

export interface MessageField {
  readonly name: FieldName
  readonly label: string
  readonly value: string
  /** For a template, where the value is not: on one line, what was typed between quotes. */
  readonly line?: string
  /** The same as a list, where shortening it should drop whole items. */
  readonly items?: readonly string[]
}

/** Parameters of the templates `appointment_request` and `appointment_digest`, in their order. */
export const requestFields = [
  'occasion',
  'reference',
  'patient',
  'phone',
  'call_by',
  'tests',
  'date',
  'time',
  'notes',
] as const
export const digestFields = ['summary', 'requests'] as const

export type FieldName = (typeof requestFields)[number] | (typeof digestFields)[number]

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

/** A wamid is base64 behind a prefix; a store could not even hold a NUL or half a surrogate pair. */
const providerId = /^[\x21-\x7e]{1,512}$/

export function isProviderId(id: unknown): id is string {
  return typeof id === 'string' && providerId.test(id)
}
