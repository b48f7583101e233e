import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AuditActor, Schema } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { forgetInDigests } from '../outbox/digests.ts'
import { auditPurge } from './audit.ts'

export interface PurgeOutlook {
  /** How many appointments are stored, and how many of these have expired. */
  readonly stored: number
  readonly expired: number
  /**
   * How many of the expired have a queued notice, or were to be called in the month before the
   * newest request came: with a correct clock there are none.
   */
  readonly unfinished: number
  /** Since when a purge waits for a person to confirm the clock, epoch ms. */
  readonly clockDoubtedAtMs: number | undefined
  /** The last stored wall time, epoch ms; undefined before the first. */
  readonly clockNotedAtMs: number | undefined
}

/** A month: requests to be called within it may still wait. */
const recentMs = 30 * 24 * 60 * 60_000

export interface Expiry {
  /** For appointments and all that belongs to them, epoch ms. */
  readonly receivedBeforeMs: number
  /** For the audit trail, which is kept longer. */
  readonly auditBeforeMs: number
  readonly nowMs: number
  readonly actor: AuditActor
}

export interface Purged {
  readonly appointments: number
  /** Whether another batch would find something. */
  readonly isMore: boolean
}

/**
 * Deletes the oldest appointments received before an instant, at most `limit`, with their notices and
 * receipts, except unfinished ones; and as many receipts, notices and audit entries of that age that
 * belong to none. Safe by several processes at once: rows that one deleted the other does not find.
 */
export async function purgeBatch(
  database: Database,
  expiry: Expiry,
  limit: number,
): Promise<Purged> {
  const { receivedBeforeMs, auditBeforeMs, actor, nowMs } = expiry
  const purged = await database.transact(async (transaction) => {
    const found = await oldestAppointments(transaction, expiry, limit)
    const appointments = await deleteAppointments(transaction, found)
    await auditPurge(transaction, appointments, { actor, atMs: nowMs })
    const others = [
      await purgeReceipts(transaction, receivedBeforeMs, limit),
      await purgeNoticesOfNone(transaction, receivedBeforeMs, limit),
      await purgeAudit(transaction, auditBeforeMs, limit),
    ]
    await purgeDesk(transaction, nowMs)
    return { appointments, isMore: [found.length, ...others].includes(limit) }
  })
  if (!purged.isMore) await truncateWal(database)
  return purged
}

/** What a purge would delete; `whyWithheld` decides whether it may. */
export async function purgeOutlook({ db }: Database, expiry: Expiry): Promise<PurgeOutlook> {
  const newest = await db
    .selectFrom('appointment')
    .select((eb) => [eb.fn.max('received_at').as('at'), eb.fn.countAll().as('stored')])
    .executeTakeFirstOrThrow()
  const expired = db
    .selectFrom('appointment')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(isExpired(expiry))
  const unfinished = expired.where(isUnfinished(Math.min(expiry.nowMs, newest.at ?? expiry.nowMs)))
  const clock = await db.selectFrom('clock').selectAll().executeTakeFirst()
  return {
    stored: Number(newest.stored),
    expired: Number((await expired.executeTakeFirstOrThrow()).count),
    unfinished: Number((await unfinished.executeTakeFirstOrThrow()).count),
    clockDoubtedAtMs: clock?.purge_withheld_at ?? undefined,
    clockNotedAtMs: clock?.wall_at,
  }
}

/** Has a queued notice, or was not called and due in the month before that instant. */
function isUnfinished(nowMs: number) {
  return (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb.or([
      eb.exists(
        eb
          .selectFrom('notice')
          .select('notice.id')
          .whereRef('notice.appointment_id', '=', 'appointment.id')
          .where('notice.due_at', 'is not', null),
      ),
      eb.and([
        eb('status', '=', 'requested'),
        eb('erased_at', 'is', null),
        eb('call_by', '>=', nowMs - recentMs),
      ]),
    ])
}

/** By the later time, where the clock was wrong. */
function isExpired({ receivedBeforeMs }: Pick<Expiry, 'receivedBeforeMs'>) {
  return (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb.and([
      eb('received_at', '<', receivedBeforeMs),
      eb.or([eb('right_received_at', 'is', null), eb('right_received_at', '<', receivedBeforeMs)]),
    ])
}

async function oldestAppointments(
  db: Kysely<Schema>,
  expiry: Expiry,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where(isExpired(expiry))
    .where((eb) => eb.not(isUnfinished(expiry.nowMs)(eb)))
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function deleteAppointments(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const theirs = db.selectFrom('notice').where('appointment_id', 'in', ids)
  await db
    .deleteFrom('receipt')
    .where('provider_message_id', 'in', theirs.select('provider_message_id'))
    .execute()
  await forgetInDigests(db, ids)
  // A digest may also cover a newer request, which stays.
  await db
    .updateTable('notice')
    .set({ covered_by: null })
    .where('covered_by', 'in', theirs.select('id'))
    .execute()
  await db.deleteFrom('notice').where('appointment_id', 'in', ids).execute()
  const deleted = await db.deleteFrom('appointment').where('id', 'in', ids).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/**
 * Receipts of repeated sends, and of messages that are not ours. Ids grow with time, so the first
 * ones show whether any is old enough, without an index and at any number.
 */
async function purgeReceipts(db: Kysely<Schema>, beforeMs: number, limit: number): Promise<number> {
  const first = db.selectFrom('receipt').select(['id', 'received_at as at']).orderBy('id')
  return await deleteExpired(db, 'receipt', await first.limit(limit).execute(), beforeMs)
}

/** Day digests and alarms that are no longer queued. */
async function purgeNoticesOfNone(
  db: Kysely<Schema>,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const first = db
    .selectFrom('notice')
    .select(['id', 'created_at as at'])
    .where('appointment_id', 'is', null)
    .where('due_at', 'is', null)
    .orderBy('id')
  return await deleteExpired(db, 'notice', await first.limit(limit).execute(), beforeMs)
}

async function purgeAudit(db: Kysely<Schema>, beforeMs: number, limit: number): Promise<number> {
  const first = db.selectFrom('audit').select(['id', 'at']).orderBy('id')
  return await deleteExpired(db, 'audit', await first.limit(limit).execute(), beforeMs)
}

async function deleteExpired(
  db: Kysely<Schema>,
  table: 'receipt' | 'notice' | 'audit',
  rows: readonly { readonly id: number; readonly at: number }[],
  beforeMs: number,
): Promise<number> {
  const ids = rows.filter(({ at }) => at < beforeMs).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length
}

const dayMs = 24 * 60 * 60_000

/** Nothing sends an act again after that. */
const actDays = 14

/** A link is of no use after minutes; a day tells who tries it that it expired. */
const linkDays = 1

/** A device unused for so long, or ended so long ago, is forgotten: it has to be let in again. */
const deviceDays = 90

/** Deletes what the desk no longer needs; few rows, so all at once. */
export async function purgeDesk(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('desk_act')
    .where('at', '<', nowMs - actDays * dayMs)
    .execute()
  await db
    .deleteFrom('desk_link')
    .where('expires_at', '<', nowMs - linkDays * dayMs)
    .execute()
  await db
    .deleteFrom('desk_device')
    .where('last_used_at', '<', nowMs - deviceDays * dayMs)
    .execute()
}
