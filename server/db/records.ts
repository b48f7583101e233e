import type { AppointmentRequest, KeptRequest } from '../../domain/appointment-request.ts'
import type { DayAndTime, OutcomeReason, Source } from '../../domain/board.ts'
import type { Language } from '../../domain/language.ts'
import type { Reference } from '../../domain/reference.ts'
import type {
  AppointmentStatus,
  ChannelName,
  FailureClass,
  NoticeKind,
  NoticeStatus,
} from './schema.ts'

export interface NewAppointment {
  readonly request: AppointmentRequest
  readonly language: Language
  readonly receivedAtMs: number
  readonly callByMs: number
  readonly idempotencyKey: string | undefined
  readonly fingerprint: string
  /** A key for each of its numbers, in the order typed (phone-key.ts); empty where there is none. */
  readonly phoneKeys: readonly string[]
  readonly notices: readonly NewNotice[]
  /** Beyond the overall limit: reception is owed a summary of all such requests, and no notice of it. */
  readonly isBySummary?: boolean
  /** An alarm that is due once the request is stored; it is of no one request. */
  readonly alarm?: readonly NewNotice[]
  /** Requests with a number in common received since then are judged with it. */
  readonly recentSinceMs: number
  /** When the escalation first looks whether reception was notified. */
  readonly nextStepAtMs: number
  /** For an appointment that reception made: with whom, and on which device. */
  readonly entry?: { readonly source: Exclude<Source, 'site'>; readonly device: string }
}

export interface NewNotice extends Recipient {
  readonly kind: NoticeKind
  readonly correlationId: string
  readonly subject?: string
  readonly dedupeKey?: string
  /** When it is to be sent first, epoch ms; at once where it is not said. */
  readonly dueAtMs?: number
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

export interface Appointment extends KeptRequest {
  readonly reference: Reference
  readonly status: AppointmentStatus
  readonly language: Language
  readonly receivedAtMs: number
  readonly callByMs: number
  readonly notifiedAtMs: number | undefined
  /**
   * Since when reception has to find it in the listing and call, because nobody could be notified.
   */
  readonly needsCallAtMs: number | undefined
  /** The request it changes, sent from the same number shortly before. */
  readonly corrects: Reference | undefined
  /** When the personal fields were removed on request; they are empty since. */
  readonly erasedAtMs: number | undefined
  /** As agreed in the call; `date` and `time` are as asked for. */
  readonly agreed: DayAndTime | undefined
  readonly outcomeReason: OutcomeReason | undefined
  /** After no answer: when to call again. */
  readonly tryAgainAtMs: number | undefined
  /** Reception's own note of the call. */
  readonly callNote: string
  readonly source: Source
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

export interface Claim {
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

export interface ClaimedNotice {
  readonly id: number
  readonly owner: string
  readonly kind: NoticeKind
  readonly channel: ChannelName
  readonly recipient: string
  /** This attempt included. */
  readonly attempts: number
  /** Attempts so far whose end nobody knows, a lease that ran out among them. */
  readonly unknowns: number
  readonly createdAtMs: number
  readonly correlationId: string
  readonly subject: string | undefined
  readonly appointment: Appointment | undefined
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
