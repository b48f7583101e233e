import { z } from 'zod'
import type { Language } from '../../domain/language.ts'
import type { Failure } from '../db/records.ts'
import type { ChannelName, FailureClass, NoticeKind, ReceiptKind } from '../db/schema.ts'

/** A channel for messages. It sends each message once; only the outbox retries. */
export interface Provider {
  readonly name: ChannelName
  /** Where its messages arrive, which decides what `accepted` proves (server/outbox/record-send.ts). */
  readonly reaches: 'phones' | 'mailboxes'
  /** Whether receipts report delivery. If not, nothing is known after `accepted`. */
  readonly reportsDelivery: boolean
  /** Whether the provider limits the rate to one recipient. */
  readonly isRateLimited: boolean
  /** Whether a channel to phones sends summaries and alarms. They need a template of their own. */
  readonly sendsDigests?: boolean
  /** Whether a long message is cut, and so mailed too. False for minimal notices, which leave out more on purpose. */
  readonly cutsLongNotices?: boolean
  /** Never throws for a failure of network or provider; the signal ends a send early. */
  send(message: Message, signal: AbortSignal): Promise<SendOutcome>
  /** Checks, without a send, whether it could send now. Returns what prevents a send or is unclear, or undefined. */
  check(signal: AbortSignal): Promise<string | Unclear | undefined>
  close?(): void
}

/** An inconclusive check: some tokens may send but not read the health status. Only a send can tell. */
export interface Unclear {
  readonly unclear: string
  /** The question was sent, and no answer came. */
  readonly isUnanswered?: true
}

/** One message to one recipient, with full texts, which each channel fits to its own limits. */
export interface Message {
  readonly kind: NoticeKind
  /** An address of the channel: an E.164 number or a mailbox. */
  readonly recipient: string
  /** Fixed for a notice, so that a second copy is recognised. Unguessable. */
  readonly correlationId: string
  /** One line without personal data. */
  readonly headline: string
  readonly fields: readonly MessageField[]
  /** What a patient reads in place of the fields, in the patient's language. */
  readonly letter?: Letter
  /** Attached if the channel can send files. */
  readonly attachment?: Attachment
}

export interface Letter {
  readonly language: Language
  /** A paragraph may have several lines. */
  readonly paragraphs: readonly string[]
}

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface MessageField {
  readonly name: NoticeFieldName
  readonly label: string
  readonly value: string
  /** The value for a template, if different: on one line, with typed text in quotes. */
  readonly line?: string
  /** The value as a list, if shortening must drop whole items. */
  readonly items?: readonly string[]
  /** The value in a minimal notice, without health data. */
  readonly minimal?: string
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

export type NoticeFieldName = (typeof requestFields)[number] | (typeof digestFields)[number]

export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerMessageId: string | undefined }
  | SendFailure

export interface SendFailure {
  readonly kind: 'failed'
  readonly class: FailureClass
  /** The provider's code, or the network's if no answer came. Never a text with personal data. */
  readonly code: string
  /** Whether the provider answered and refused only this one recipient. */
  readonly isOfRecipient?: true
  readonly retryAfterMs?: number
}

/**
 * Classes of failures that a person has to fix. Each raises an alarm, at a failed send or a later report, except for
 * the address of a patient.
 */
export const refusalClasses: ReadonlySet<FailureClass> = new Set([
  'spam',
  'auth',
  'template',
  'recipient',
])

/**
 * Admits ids of WhatsApp's messages (wamid), which are base64 behind a prefix. Refuses what a store cannot
 * hold, such as a NUL or half a surrogate pair.
 */
const providerId = /^[\x21-\x7e]{1,512}$/

export function isProviderId(id: unknown): id is string {
  return typeof id === 'string' && providerId.test(id)
}

/** A provider's error code. Meta's page on template pacing shows a code written as a string. */
export const providerCode = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
])

/** A provider's later report about a message, or a tap on a button under it. */
export interface NewReceipt {
  readonly kind: ReceiptKind
  /** The message that the report is about; for a tap, the inbound message that carried the tap. */
  readonly providerMessageId: string
  /** The correlation id of the notice; for a tap, the one that the button carries. */
  readonly correlationId: string | undefined
  readonly failure: Failure | undefined
  readonly happenedAtMs: number
}
