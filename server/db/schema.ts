import type { Kysely, Selectable } from 'kysely'
import type { OwedKind } from '../../domain/visit/visit.ts'
import {
  bigint,
  id,
  integer,
  orNull,
  primaryKey,
  sumFromZero,
  type TablesOf,
  text,
  unique,
  word,
} from './columns.ts'
import { noticeOfVisit, visitTables } from './schema-visits.ts'

/** All tables. Instants are epoch milliseconds; lists are JSON text. `tables.ts` has their indexes. */
export const tables = {
  ...visitTables,
  /** The recipients in force. An address may have several roles. */
  recipient: {
    id,
    role: word<RecipientRole>(),
    channel: word<ChannelName>(),
    recipient: text,
    in_force_since: bigint,
  },
  notice: {
    id,
    /** An `OwedKind` if the notice is about a visit. */
    kind: word<NoticeKind>(),
    channel: word<ChannelName>(),
    recipient: text,
    status: word<NoticeStatus>(),
    /** When the worker has to act next: send the notice, or take over an expired lease. Null means never. */
    due_at: orNull(bigint),
    lease_owner: orNull(text),
    attempts: integer,
    /** How many attempts ended without an answer, so that the message may have been sent. */
    unknowns: integer,
    /** Unguessable, fixed for the life of the notice; the provider hands it back in receipts. */
    correlation_id: unique(text),
    provider_message_id: orNull(text),
    accepted_at: orNull(bigint),
    failure_class: orNull(word<FailureClass>()),
    failure_code: orNull(text),
    /** For a notice without a visit: the day or the failure that it is about. Never personal data. */
    subject: orNull(text),
    /** At most one stored notice has this key. A notice that is given up as removed frees its key. */
    dedupe_key: unique(orNull(text)),
    created_at: bigint,
    updated_at: bigint,
    ...noticeOfVisit,
  },
  receipt: {
    id,
    kind: word<ReceiptKind>(),
    /** The message that the receipt is about; for a tap, the inbound message that brought it. */
    provider_message_id: text,
    correlation_id: orNull(text),
    failure_class: orNull(word<FailureClass>()),
    failure_code: orNull(text),
    happened_at: bigint,
    received_at: bigint,
    /** When to match it with a notice next; null once applied or given up. */
    due_at: orNull(bigint),
    tries: integer,
  },
  /** The send rate of each recipient. */
  pace: {
    channel: word<ChannelName>(),
    recipient: text,
    burst_started_at: bigint,
    clear_at: bigint,
    strikes: integer,
  },
  /** The circuit of each channel. */
  circuit: {
    channel: primaryKey(word<ChannelName>()),
    failures: integer,
    /** When to check next, without a send, whether the channel works again. Null while the circuit is closed. */
    probe_at: orNull(bigint),
    failure_class: orNull(word<FailureClass>()),
    failure_code: orNull(text),
  },
  heartbeat: { id: primaryKey(integer), at: bigint },
  /** One row: what the clock last showed, noted each minute. */
  clock: {
    id: primaryKey(integer),
    wall_at: bigint,
    boot_id: orNull(text),
    /** Milliseconds since that boot. */
    uptime: bigint,
    /** Since when purges are withheld until a person confirms the clock. Null if they are not. */
    purge_withheld_at: orNull(bigint),
    /** The sum of the clock's jumps since a person last confirmed the clock; negative if more went back. */
    ahead: sumFromZero,
  },
  /** One-time links to the desk. Each lets in a device or publishes numbers, once. A copy of a used one is worthless. */
  desk_link: {
    id,
    /** SHA-256 of the key in the link. */
    key_hash: unique(text),
    expires_at: bigint,
    used_at: orNull(bigint),
  },
  desk_device: {
    id,
    name: text,
    /** SHA-256 of the key in its cookie. */
    key_hash: unique(text),
    created_at: bigint,
    /** Accurate to the minute. */
    last_used_at: bigint,
    revoked_at: orNull(bigint),
  },
  /** One row: a number that grows with each change that a board shows. */
  desk_change: { id: primaryKey(integer), version: bigint },
}

/** The tables, as Kysely sees them. */
export interface Schema extends TablesOf<typeof tables> {}

/** The store, or a transaction on it. */
export type Db = Kysely<Schema>

export type NoticeRow = Selectable<Schema['notice']>

export type RecipientRole = 'reception' | 'reception-mail' | 'owner' | 'summary'

/** What a message is about: an ask of a visit, or the whole centre. */
export type NoticeKind = OwedKind | CentreNoticeKind | (typeof withdrawnKinds)[number]

export const centreNoticeKinds = ['summary', 'weekly-report', 'alarm'] as const

export type CentreNoticeKind = (typeof centreNoticeKinds)[number]

/** Kinds of earlier versions. A queued notice of such a kind is given up. */
export const withdrawnKinds = ['day-digest'] as const

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

/** Recipients are stored with one of these names (server/visits/recipients-in-force.ts). */
export const channelNames = ['whatsapp-cloud', 'email', ...withdrawnChannels] as const

export type ChannelName = (typeof channelNames)[number]

/** What a provider reports later about a message: how far it got, or which button was tapped. */
export type ReceiptKind = 'sent' | 'delivered' | 'read' | 'failed' | 'called' | 'no-answer'

/**
 * Why a send did not succeed. Each class has its own rule in server/outbox/retry-policy.ts. `template` stands for
 * refused content, and for a refusal that neither its code nor its status explains, because a person must look at both.
 * The database stores these names, so they must not change.
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
