import type { OwedKind } from '../../domain/visit/visit.ts'
import type { CentreNoticeKind, ChannelName, FailureClass } from './schema.ts'

/** A notice that is about no single visit. */
export interface NewNotice extends Recipient {
  readonly kind: CentreNoticeKind
  readonly correlationId: string
  readonly subject?: string
  /** At most one stored notice has this key. */
  readonly dedupeKey: string
}

export interface Recipient {
  readonly channel: ChannelName
  /** An address of that channel: an E.164 number or a mailbox; `patient` for that of a visit's patient. */
  readonly recipient: string
}

export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  return a.channel === b.channel && a.recipient === b.recipient
}

export interface Failure {
  readonly class: FailureClass
  /** The provider's code, or ours if the provider gave none (`timeout`, `ECONNREFUSED`). */
  readonly code: string
}

/** The code of a notice that ended because nobody needs it any more. */
export const notNeededCode = 'closed'

/** A notice that a server has leased: about an ask of a visit, or about the whole centre. */
export type LeasedNotice = LeasedOfVisit | LeasedOfCentre

export interface LeasedOfVisit extends LeasedRow {
  readonly kind: OwedKind
  readonly visitId: number
}

export interface LeasedOfCentre extends LeasedRow {
  readonly kind: CentreNoticeKind
  readonly visitId: undefined
  /** A day or a failure, for example; no personal data. */
  readonly subject: string | undefined
}

interface LeasedRow extends Recipient {
  readonly id: number
  readonly owner: string
  /** The number of attempts, including this one. */
  readonly attempts: number
  /** The number of attempts whose result nobody knows, including those whose lease ran out. */
  readonly unknowns: number
  readonly createdAtMs: number
  readonly correlationId: string
}

export type RecordedOutcome =
  | {
      readonly status: 'accepted'
      readonly providerMessageId: string | undefined
      /** Whether acceptance alone proves that a person was notified. */
      readonly isNotified: boolean
    }
  | { readonly status: 'due'; readonly dueAtMs: number; readonly failure: Failure }
  /** Not sent, and not counted as an attempt. `failure` is set if a fault delays the notice. */
  | { readonly status: 'postponed'; readonly dueAtMs: number; readonly failure?: Failure }
  | { readonly status: 'failed' | 'abandoned'; readonly failure: Failure }
