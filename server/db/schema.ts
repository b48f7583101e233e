import type { Generated, Selectable } from 'kysely'
import type { OwedKind } from '../../domain/visit/visit.ts'
import type { VisitNoticeColumns, VisitTables } from './schema-visits.ts'

/**
 * The tables, as Kysely sees them. Instants are epoch milliseconds; lists are JSON text. 2.0.0's column
 * `clock.moved_after` stays unused: no migration is worth dropping it.
 */
export interface Schema extends VisitTables {
  recipient: RecipientTable
  notice: NoticeTable
  digest: DigestTable
  receipt: ReceiptTable
  pace: PaceTable
  circuit: CircuitTable
  heartbeat: { id: number; at: number }
  clock: ClockTable
  desk_link: DeskLinkTable
  desk_device: DeskDeviceTable
  /** One row: a number that grows with each change that a board shows. */
  desk_change: { id: number; version: number }
}

export type NoticeRow = Selectable<Schema['notice']>

/** The recipients in force, by what they are for; an address may have several roles. */
interface RecipientTable {
  id: Generated<number>
  role: RecipientRole
  channel: ChannelName
  recipient: string
  in_force_since: number
}

export type RecipientRole = 'reception' | 'reception-mail' | 'owner' | 'day-digest'

interface NoticeTable extends VisitNoticeColumns {
  id: Generated<number>
  /** An `OwedKind` where it is about a visit. */
  kind: NoticeKind
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
  /** What a notice without a visit is about, without personal data: a day, a failure. */
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

/** The ways in to the desk: each lets one device in, once. */
interface DeskLinkTable {
  id: Generated<number>
  /** SHA-256 of the key in the link. */
  key_hash: string
  expires_at: number
  used_at: number | null
}

/** The browsers that are let in to the desk. */
interface DeskDeviceTable {
  id: Generated<number>
  name: string
  /** SHA-256 of the key in its cookie. */
  key_hash: string
  created_at: number
  /** To the minute. */
  last_used_at: number
  revoked_at: number | null
}

/** What a message is about: an ask of a visit, or the whole centre. */
export type NoticeKind = OwedKind | CentreNoticeKind

export const centreNoticeKinds = ['day-digest', 'summary', 'weekly-report', 'alarm'] as const

export type CentreNoticeKind = (typeof centreNoticeKinds)[number]

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
