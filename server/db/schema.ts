import type { ColumnType, Generated } from 'kysely'
import type { AppointmentState, OutcomeReason, Source } from '../../domain/board.ts'
import type { OwedKind } from '../../domain/visit/owed.ts'
import type { DeskTables } from './schema-desk.ts'
import type { VisitNoticeColumns, VisitTables } from './schema-visits.ts'

/**
 * The tables, as Kysely sees them. Instants are epoch milliseconds; lists are JSON text. 2.0.0's columns
 * `appointment.right_received_at` and `clock.moved_after` stay unused: no migration is worth dropping them.
 */
export interface Schema extends DeskTables, VisitTables {
  appointment: AppointmentTable
  phone_number: PhoneNumberTable
  notice: NoticeTable
  digest: DigestTable
  receipt: ReceiptTable
  pace: PaceTable
  circuit: CircuitTable
  heartbeat: { id: number; at: number }
  audit: AuditTable
  clock: ClockTable
}

interface AppointmentTable {
  id: Generated<number>
  reference: string
  status: AppointmentStatus
  /** When the act that gave the status happened. Null before any act, and where 1.0.0 recorded it. */
  status_at: number | null
  name: string
  phone: string
  email: string
  date: string
  time: string
  tests: string
  additional_info: string
  language: string
  received_at: number
  call_by: number
  idempotency_key: string | null
  /** SHA-256 of the request, to tell a repeated attempt from a reused key. */
  fingerprint: string
  /** When reception was first notified; what counts is in server/outbox/notified.ts. */
  heard_at: number | null
  /** When the escalation next looks at it. Null: never again. */
  next_step_at: number | null
  /** The escalation steps taken, a JSON list. */
  steps_taken: string
  /** Nobody could be notified: a person has to find it in `centre outbox` and call. */
  needs_call_at: number | null
  /** The key of the first number in `phone`; empty where there is none, and once erased. */
  phone_key: string
  /** The reference of the request this one changes, sent shortly before from the same number. */
  corrects: string | null
  /** When the personal fields were removed on request. */
  erased_at: number | null
  /** As agreed in the call; `date` and `time` stay as asked for. */
  agreed_date: string | null
  agreed_time: string | null
  /** After no answer: when to call again. */
  try_again_at: number | null
  outcome_reason: OutcomeReason | null
  /** Reception's own note of the call. */
  note: Generated<string>
  source: Generated<Source>
  /** When a person said at the desk that it was seen, and on which device. */
  seen_at: number | null
  seen_by: string | null
  /** The device that is calling, until then. */
  claimed_by: string | null
  claimed_until: number | null
  /** When a reminder of the visit was opened. */
  reminded_at: number | null
}

/** Every number in the phone field of an appointment; none once it is erased. */
interface PhoneNumberTable {
  id: Generated<number>
  appointment_id: number
  /** One key for the many ways of writing one number (phone-key.ts). */
  phone_key: string
  /** That of the appointment, so that a query by number reads only recent rows. */
  received_at: number
}

interface NoticeTable extends VisitNoticeColumns {
  id: Generated<number>
  /** Null for what concerns no single request: the day's digest, the week's report, an alarm. */
  appointment_id: number | null
  /** A notice about a visit has an `OwedKind`; the outbox does not read those yet. */
  kind: ColumnType<NoticeKind, NoticeKind | OwedKind>
  channel: ChannelName
  recipient: string
  status: NoticeStatus
  /** When the worker has to act on it next: send, or take over an expired lease. Null: never. */
  due_at: number | null
  lease_owner: string | null
  attempts: number
  /** How many attempts ended without anybody knowing whether the message left. */
  unknowns: number
  /** Unguessable, fixed for the life of the notice; the provider hands it back in receipts. */
  correlation_id: string
  provider_message_id: string | null
  /** The first notice of the digest that covered this one too; for listings. */
  covered_by: number | null
  accepted_at: number | null
  delivered_at: number | null
  failure_class: FailureClass | null
  failure_code: string | null
  /** What a notice without an appointment is about, without personal data: a day, a failure. */
  subject: string | null
  /** One notice per key ever, whoever queues it. */
  dedupe_key: string | null
  created_at: number
  updated_at: number
}

/** Which notices a digest covers; one row for each. */
interface DigestTable {
  /** The digest's own: its receipts hand it back, and no button under a message carries it. */
  correlation_id: string
  notice_id: number
}

interface ReceiptTable {
  id: Generated<number>
  kind: ReceiptKind
  /** The message it is about; of a tap the inbound message that it came as. */
  provider_message_id: string
  correlation_id: string | null
  failure_class: FailureClass | null
  failure_code: string | null
  happened_at: number
  received_at: number
  /** When to match it with a notice next; null once applied or given up. */
  due_at: number | null
  tries: number
}

interface PaceTable {
  channel: ChannelName
  recipient: string
  burst_started_at: number
  clear_at: number
  strikes: number
}

/** What was done to appointments, and by whom; no personal data, and kept after a purge. */
interface AuditTable {
  id: Generated<number>
  at: number
  actor: AuditActor
  action: AuditAction
  /** Null where it concerns many. */
  reference: string | null
  count: number
  /** The name of the device at the desk; null for other actors. */
  device: string | null
}

interface CircuitTable {
  channel: ChannelName
  failures: number
  /** Null while the channel is used; else when to look whether it works again. */
  probe_at: number | null
  failure_class: FailureClass | null
  failure_code: string | null
}

/** One row: what the clock last showed, noted each minute. */
interface ClockTable {
  id: number
  wall_at: number
  boot_id: string | null
  /** Milliseconds since that boot. */
  uptime: number
  /** Since when a purge waits for a person, who has to say that the clock is right. */
  purge_withheld_at: number | null
  /**
   * How far the clock is known to have been set forward, or back when negative, and not back again or
   * confirmed since.
   */
  ahead: Generated<number>
}

export type AppointmentStatus = AppointmentState

export type AuditActor = 'cli' | 'tap' | 'worker' | 'desk'

/** A status that an appointment was given, that it was entered at the desk, erased or purged. */
export type AuditAction = AppointmentStatus | 'entered' | 'erased' | 'purged'

/** What a message is about. */
export type NoticeKind =
  | 'request'
  | 'reminder'
  | 'escalation'
  | 'day-digest'
  | 'summary'
  | 'weekly-report'
  | 'alarm'

export type NoticeStatus =
  | 'due'
  | 'sending'
  | 'accepted'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'abandoned'

/** Channels of earlier versions: stored notices name them, and nothing sends on them any more. */
export const withdrawnChannels = ['whatsapp-twilio'] as const

export type WithdrawnChannel = (typeof withdrawnChannels)[number]

/** `log` is the terminal (server/providers/terminal/). */
export type ChannelName = 'log' | 'whatsapp-cloud' | 'email' | WithdrawnChannel

/** What a provider says later of a message: how far it came, or what was tapped under it. */
export type ReceiptKind = 'sent' | 'delivered' | 'read' | 'failed' | 'called' | 'no-answer'

/** Why a send did not succeed; each class has its own rule in server/outbox/retry-policy.ts. */
export type FailureClass =
  | 'transient'
  | 'pair-throttled'
  | 'channel-throttled'
  | 'spam'
  | 'auth'
  | 'template'
  | 'recipient'
  | 'unknown'
