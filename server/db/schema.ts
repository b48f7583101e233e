import type { Generated, Kysely, Selectable } from 'kysely'
import type { OwedKind } from '../../domain/visit/visit.ts'
import type { VisitNoticeColumns, VisitTables } from './schema-visits.ts'

/**
 * The tables, as Kysely sees them. Instants are epoch milliseconds; lists are JSON text. The column `clock.moved_after`
 * of 2.0.0 is unused. It stays, because dropping it is not worth a migration.
 */
export interface Schema extends VisitTables {
  /** The recipients in force. An address may have several roles. */
  recipient: {
    id: Generated<number>
    role: RecipientRole
    channel: ChannelName
    recipient: string
    in_force_since: number
  }
  notice: VisitNoticeColumns & {
    id: Generated<number>
    /** An `OwedKind` if the notice is about a visit. */
    kind: NoticeKind
    channel: ChannelName
    recipient: string
    status: NoticeStatus
    /** When the worker has to act next: send the notice, or take over an expired lease. Null means never. */
    due_at: number | null
    lease_owner: string | null
    attempts: number
    /** How many attempts ended without an answer, so that the message may have been sent. */
    unknowns: number
    /** Unguessable, fixed for the life of the notice; the provider hands it back in receipts. */
    correlation_id: string
    provider_message_id: string | null
    accepted_at: number | null
    delivered_at: number | null
    failure_class: FailureClass | null
    failure_code: string | null
    /** For a notice without a visit: the day or the failure that it is about. Never personal data. */
    subject: string | null
    /** At most one notice is ever queued with this key. */
    dedupe_key: string | null
    created_at: number
    updated_at: number
  }
  /** Which notices a digest covers, with one row for each covered notice. */
  digest: {
    /** The digest's own id. Its receipts hand it back, but no button under a message carries it. */
    correlation_id: string
    notice_id: number
  }
  receipt: {
    id: Generated<number>
    kind: ReceiptKind
    /** The message that the receipt is about; for a tap, the inbound message that brought it. */
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
  pace: {
    channel: ChannelName
    recipient: string
    burst_started_at: number
    clear_at: number
    strikes: number
  }
  circuit: {
    channel: ChannelName
    failures: number
    /** When to check next, without a send, whether the channel works again. Null while the circuit is closed. */
    probe_at: number | null
    failure_class: FailureClass | null
    failure_code: string | null
  }
  heartbeat: { id: number; at: number }
  /** One row: what the clock last showed, noted each minute. */
  clock: {
    id: number
    wall_at: number
    boot_id: string | null
    /** Milliseconds since that boot. */
    uptime: number
    /** Since when purges are withheld until a person confirms the clock. Null if they are not. */
    purge_withheld_at: number | null
    /** The sum of the clock's jumps since a person last confirmed the clock; negative if it was set back. */
    ahead: Generated<number>
  }
  /** One-time links to the desk. A link lets in one device, so a copy of a used link is worthless. */
  desk_link: {
    id: Generated<number>
    /** SHA-256 of the key in the link. */
    key_hash: string
    expires_at: number
    used_at: number | null
  }
  desk_device: {
    id: Generated<number>
    name: string
    /** SHA-256 of the key in its cookie. */
    key_hash: string
    created_at: number
    /** Accurate to the minute. */
    last_used_at: number
    revoked_at: number | null
  }
  /** One row: a number that grows with each change that a board shows. */
  desk_change: { id: number; version: number }
}

/** The store, or a transaction on it. */
export type Db = Kysely<Schema>

export type NoticeRow = Selectable<Schema['notice']>

export type RecipientRole = 'reception' | 'reception-mail' | 'owner' | 'summary'

/** What a message is about: an ask of a visit, or the whole centre. */
export type NoticeKind = OwedKind | CentreNoticeKind | WithdrawnKind

export const centreNoticeKinds = ['summary', 'weekly-report', 'alarm'] as const

export type CentreNoticeKind = (typeof centreNoticeKinds)[number]

/** Kinds of earlier versions. A queued notice of such a kind is given up. */
export const withdrawnKinds = ['day-digest'] as const

type WithdrawnKind = (typeof withdrawnKinds)[number]

export type NoticeStatus =
  | 'due'
  | 'sending'
  | 'accepted'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'abandoned'

/**
 * Channels of earlier versions. Stored notices name them, but nothing sends on them any more. `log` was the terminal.
 */
export const withdrawnChannels = ['whatsapp-twilio', 'log'] as const

export type WithdrawnChannel = (typeof withdrawnChannels)[number]

export type ChannelName = 'whatsapp-cloud' | 'email' | WithdrawnChannel

/** What a provider reports later about a message: how far it got, or which button was tapped. */
export type ReceiptKind = 'sent' | 'delivered' | 'read' | 'failed' | 'called' | 'no-answer'

/**
 * Why a send did not succeed. Each class has its own rule in server/outbox/retry-policy.ts. `template` stands for
 * refused content and for any unknown error code, because a person must look at both. The database stores these names,
 * so they must not change.
 */
export type FailureClass =
  | 'transient'
  | 'pair-throttled'
  | 'channel-throttled'
  | 'spam'
  | 'auth'
  | 'template'
  | 'recipient'
  | 'unknown'
