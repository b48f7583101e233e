import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Reference } from '../../domain/reference.ts'
import type { AppointmentStatus, ChannelName, FailureClass, NoticeStatus } from './schema.ts'

/** The house's verbs over its records. Every method is durable when it resolves. */
export interface Store {
  /**
   * Stores an appointment and the notices it owes in one transaction. With a key already known,
   * nothing is stored and the first appointment comes back.
   */
  acceptRequest(accepted: NewAppointment): Promise<Accepted>
  findByKey(idempotencyKey: string): Promise<Accepted | undefined>
  listAppointments(limit: number | undefined): Promise<Appointment[]>
  findAppointment(reference: string): Promise<Appointment | undefined>

  /** Leases due notices, oldest first; a lease that ran out is due again. */
  claimDue(claim: Claim): Promise<ClaimedNotice[]>
  /** Writes what became of a claimed notice; false when the lease was lost meanwhile. */
  recordOutcome(notice: ClaimedNotice, outcome: RecordedOutcome, nowMs: number): Promise<boolean>
  /** Gives back what this owner still holds, due at once. */
  releaseLeases(owner: string, nowMs: number): Promise<void>
  /** When the next notice of these channels is due, epoch ms; undefined when nothing is owed. */
  nextDueAt(channels: readonly ChannelName[]): Promise<number | undefined>
  listNotices(filter: NoticeFilter): Promise<Notice[]>
  /** Makes failed and abandoned notices due again with a fresh ladder; how many. */
  retryNotices(reference: string | undefined, nowMs: number): Promise<number>

  /** Proves with a real write that a request could be stored now; throws when it could not. */
  proveWritable(nowMs: number): Promise<void>
  close(): Promise<void>
}

export interface NewAppointment {
  readonly request: AppointmentRequest
  readonly language: string
  readonly receivedAtMs: number
  readonly callByMs: number
  readonly idempotencyKey: string | undefined
  readonly fingerprint: string
  readonly notices: readonly NewNotice[]
}

export interface NewNotice extends Recipient {
  readonly correlationId: string
}

/** Somebody of the centre's own who is told of requests, and by which channel. */
export interface Recipient {
  readonly channel: ChannelName
  /** An address of that channel: an E.164 number, `terminal`. */
  readonly recipient: string
}

export interface Accepted {
  readonly reference: Reference
  readonly callByMs: number
  readonly fingerprint: string
}

export interface Appointment extends AppointmentRequest {
  readonly reference: Reference
  readonly status: AppointmentStatus
  readonly language: string
  readonly receivedAtMs: number
  readonly callByMs: number
}

export interface Notice {
  readonly id: number
  readonly reference: string
  readonly channel: ChannelName
  readonly recipient: string
  readonly status: NoticeStatus
  readonly attempts: number
  readonly dueAtMs: number | undefined
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly failure: Failure | undefined
}

export interface Failure {
  readonly class: FailureClass
  /** The provider's code, or ours where it gave none (`timeout`, `ECONNREFUSED`). */
  readonly code: string
}

export interface NoticeFilter {
  readonly reference?: string | undefined
  /** Only what is owed, stuck or given up. */
  readonly unsettledOnly?: boolean
  readonly limit?: number | undefined
}

export interface Claim {
  readonly owner: string
  readonly channels: readonly ChannelName[]
  readonly nowMs: number
  readonly leaseMs: number
  readonly limit: number
}

export interface ClaimedNotice {
  readonly id: number
  readonly owner: string
  readonly channel: ChannelName
  readonly recipient: string
  /** This attempt included. */
  readonly attempts: number
  readonly correlationId: string
  readonly appointment: Appointment
}

export type RecordedOutcome =
  | { readonly status: 'accepted'; readonly providerMessageId: string | undefined }
  | { readonly status: 'due'; readonly dueAtMs: number; readonly failure: Failure }
  | { readonly status: 'failed' | 'abandoned'; readonly failure: Failure }
