import type { DayListsStore } from '../appointments/day-queries.ts'
import type { AppointmentPageStore } from '../appointments/pages-queries.ts'
import type { StatusChange } from '../appointments/queries.ts'
import type { CorrectionStore } from '../clock/correct-instants.ts'
import type { ClockStore } from '../clock/queries.ts'
import type { OpenRequestStore } from '../follow-up/open-requests.ts'
import type { FollowUpStore } from '../follow-up/queries.ts'
import type { UntoldStore } from '../follow-up/untold-queries.ts'
import type { Retried, ToRetry } from '../outbox/retry-notices.ts'
import type { SendStateStore } from '../outbox/send-state.ts'
import type { AuditStore } from '../privacy/audit.ts'
import type { EraseStore } from '../privacy/erase.ts'
import type { PurgeStore } from '../privacy/purge.ts'
import type { ReceiptStore } from '../receipts/queries.ts'
import type { ReportStore } from '../report/queries.ts'
import type {
  Acceptance,
  Accepted,
  Appointment,
  Claim,
  ClaimedNotice,
  NewAppointment,
  NewNotice,
  Notice,
  NoticeFilter,
  RecordedOutcome,
} from './records.ts'
import type { AppointmentStatus, ChannelName } from './schema.ts'

/** All queries over the store. Every method is durable when it resolves. */
export interface Store
  extends AppointmentStore,
    AppointmentPageStore,
    NoticeStore,
    FollowUpStore,
    ReceiptStore,
    SendStateStore,
    EraseStore,
    PurgeStore,
    AuditStore,
    ClockStore,
    CorrectionStore,
    DayListsStore,
    ReportStore,
    UntoldStore,
    OpenRequestStore {
  /**
   * Proves, with the lock and the write that a request takes, that one could be stored now; else
   * throws.
   */
  proveWritable(nowMs: number): Promise<void>
  close(): Promise<void>
}

export interface AppointmentStore {
  /**
   * Stores an appointment and its notices in one transaction. With a known key, or judged a
   * duplicate, nothing is stored and the first appointment is returned.
   */
  acceptRequest(accepted: NewAppointment): Promise<Acceptance>
  findByKey(idempotencyKey: string): Promise<Accepted | undefined>
  listAppointments(limit: number | undefined): Promise<Appointment[]>
  /** Received from `fromMs` on and before `toMs`, oldest first. */
  appointmentsReceived(fromMs: number, toMs: number): Promise<Appointment[]>
  findAppointment(reference: string): Promise<Appointment | undefined>
  /** Sets the outcome of the call, as recorded by a command; older taps change it no more. */
  setStatus(reference: string, status: AppointmentStatus, nowMs: number): Promise<StatusChange>
}

export interface NoticeStore {
  /** Leases due notices, oldest first; an expired lease is due again. */
  claimDue(claim: Claim): Promise<ClaimedNotice[]>
  /**
   * Records the outcome of one message: of one notice, or of all that a digest covered, listed
   * under the first. How many were written: none whose lease was lost meanwhile.
   */
  recordOutcome(
    notices: readonly ClaimedNotice[],
    outcome: RecordedOutcome,
    nowMs: number,
  ): Promise<number>
  /**
   * Records which notices a digest covers, before it is sent. False, and nothing is recorded,
   * unless this owner still holds all of them.
   */
  recordDigest(notices: readonly ClaimedNotice[], correlationId: string): Promise<boolean>
  /** Releases the notices this owner still holds, due at once. */
  releaseLeases(owner: string, nowMs: number): Promise<void>
  /**
   * For a server that is alone with its store, at its start: what another left in flight on these
   * channels is due at once, its outcome unknown, instead of when its lease runs out.
   */
  takeOverLeases(channels: readonly ChannelName[], nowMs: number): Promise<void>
  /**
   * When the next notice of these channels is due, but for these recipients, epoch ms; undefined
   * when nothing is owed.
   */
  nextDueAt(
    channels: readonly ChannelName[],
    except?: readonly string[],
  ): Promise<number | undefined>
  /** Since when the oldest notice that is neither settled nor abandoned is queued, epoch ms. */
  oldestOwedAt(): Promise<number | undefined>
  /**
   * Since when the oldest notice of this channel is owed that was tried, refused by nobody, and did
   * not leave, epoch ms.
   */
  failingSince(channel: ChannelName): Promise<number | undefined>
  /**
   * Queues notices that belong to no one appointment; one per dedupe key ever. How many are new.
   */
  enqueue(notices: readonly NewNotice[], nowMs: number): Promise<number>
  listNotices(filter: NoticeFilter): Promise<Notice[]>
  /**
   * Makes failed and abandoned notices of open requests due again with a fresh ladder, the newest
   * request first.
   */
  retryNotices(which: ToRetry, nowMs: number): Promise<Retried>
}
