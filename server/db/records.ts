import type { Reference } from '../../domain/reference.ts'
import type { OwedKind } from '../../domain/visit/visit.ts'
import type {
  CentreNoticeKind,
  ChannelName,
  FailureClass,
  NoticeKind,
  NoticeStatus,
} from './schema.ts'

/** A notice that is about no single visit. */
export interface NewNotice extends Recipient {
  readonly kind: CentreNoticeKind
  readonly correlationId: string
  readonly subject?: string
  /** One notice per key ever, whoever queues it. */
  readonly dedupeKey: string
}

/** A recipient of requests at the centre, with the channel. */
export interface Recipient {
  readonly channel: ChannelName
  /** An address of that channel: an E.164 number, a mailbox, `terminal`. */
  readonly recipient: string
}

export interface Accepted {
  readonly reference: Reference
  readonly callByMs: number
  readonly fingerprint: string
}

export interface Acceptance extends Accepted {
  /** Whether it was stored now, or is an earlier one: of the same key, or saying the same. */
  readonly outcome: 'stored' | 'known-key' | 'duplicate'
}

export interface Notice {
  readonly id: number
  /** Undefined for what concerns no single request. */
  readonly reference: string | undefined
  readonly kind: NoticeKind
  readonly channel: ChannelName
  readonly recipient: string
  readonly status: NoticeStatus
  readonly attempts: number
  readonly isCovered: boolean
  readonly dueAtMs: number | undefined
  readonly createdAtMs: number
  readonly acceptedAtMs: number | undefined
  readonly deliveredAtMs: number | undefined
  readonly failure: Failure | undefined
}

export interface Failure {
  readonly class: FailureClass
  /** The provider's code, or ours where it gave none (`timeout`, `ECONNREFUSED`). */
  readonly code: string
}

/** The code of a notice that ended because its request was closed or erased. */
export const endedWithRequest = 'closed'

/** The code of a notice whose recipient or channel the settings do not name any more. */
export const removedRecipient = 'removed'

export interface NoticeFilter {
  readonly reference?: string | undefined
  /** Only what is owed, stuck or given up. */
  readonly unsettledOnly?: boolean
  readonly limit?: number | undefined
}

export interface LeaseRequest {
  readonly owner: string
  readonly channels: readonly ChannelName[]
  /** Recipients who may not be sent to now: their notices are not claimed. */
  readonly except?: readonly string[]
  /** Recipients to whom alone may be sent; everybody where it is not said. */
  readonly only?: readonly string[] | undefined
  readonly nowMs: number
  /** Whether the clock was not set for the length of a lease: one that ends too late is then nobody's. */
  readonly isClockSteady?: boolean
  readonly leaseMs: number
  readonly limit: number
}

/** A notice that a server has leased: about an ask of a visit, or about the whole centre. */
export type LeasedNotice = LeasedOfVisit | LeasedOfCentre

export interface LeasedOfVisit extends LeasedRow {
  readonly kind: OwedKind
  readonly visitId: number
}

export interface LeasedOfCentre extends LeasedRow {
  readonly kind: CentreNoticeKind
  readonly visitId: undefined
  /** Without personal data: a day, a failure. */
  readonly subject: string | undefined
}

interface LeasedRow extends Recipient {
  readonly id: number
  readonly owner: string
  /** This attempt included. */
  readonly attempts: number
  /** Attempts so far whose end nobody knows, a lease that ran out among them. */
  readonly unknowns: number
  readonly createdAtMs: number
  readonly correlationId: string
}

export type RecordedOutcome =
  | {
      readonly status: 'accepted'
      readonly providerMessageId: string | undefined
      /** Whether this alone proves that a person was notified. */
      readonly isNotified: boolean
    }
  | { readonly status: 'due'; readonly dueAtMs: number; readonly failure: Failure }
  /** Not sent after all, and no attempt used up; a failure says what holds it, if any. */
  | { readonly status: 'postponed'; readonly dueAtMs: number; readonly failure?: Failure }
  | { readonly status: 'failed' | 'abandoned'; readonly failure: Failure }
