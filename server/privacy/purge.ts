import type { ExpressionBuilder, Kysely } from 'kysely'
import { delhiDate } from '../../domain/delhi-time.ts'
import { isToCallAgain } from '../appointments/to-call-again.ts'
import { aheadFrom } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { AuditActor, Schema } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { forgetInDigests } from '../outbox/digests.ts'
import { auditPurge } from './audit.ts'

export interface PurgeOutlook {
  /** How many appointments are stored, and how many of these a purge would delete. */
  readonly stored: number
  readonly expired: number
  /** How many of that age are kept, because the patient is still to be called. */
  readonly toCall: number
  /** Since when a purge waits for a person to confirm the clock, epoch ms. */
  readonly clockDoubtedAtMs: number | undefined
  /** The last stored wall time, epoch ms; undefined before the first. */
  readonly clockNotedAtMs: number | undefined
}

const dayMs = 24 * 60 * 60_000

/** No visit lies further ahead (`maxDaysAhead`): the day of one that does is a wrong clock's. */
const furthestVisitMs = 100 * dayMs

export interface Expiry {
  /** For appointments, by receipt, last act and visit, and for all that belongs to them, epoch ms. */
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
 * Deletes the oldest appointments that have expired, at most `limit`, with their notices and receipts; and
 * as many receipts, notices and audit entries of that age that belong to none. Whatever the clock says,
 * patients who are still to be called are kept. Safe by several processes at once: rows that one deleted
 * the other does not find.
 */
export async function purgeBatch(
  database: Database,
  expiry: Expiry,
  limit: number,
): Promise<Purged> {
  const { actor, nowMs } = expiry
  const purged = await database.transact(async (transaction) => {
    const found = await oldestAppointments(transaction, expiry, limit)
    const appointments = await deleteAppointments(transaction, found)
    await auditPurge(transaction, appointments, { actor, atMs: nowMs })
    const others = [
      await purgeReceipts(transaction, expiry, limit),
      await purgeNoticesOfNone(transaction, expiry, limit),
      await purgeAudit(transaction, expiry, limit),
    ]
    await purgeDesk(transaction, nowMs)
    return { appointments, isMore: found.length === limit || others.includes(true) }
  })
  if (!purged.isMore) await truncateWal(database)
  return purged
}

/** What a purge would delete; `whyWithheld` decides whether it may. */
export async function purgeOutlook({ db }: Database, expiry: Expiry): Promise<PurgeOutlook> {
  const counted = db.selectFrom('appointment').select((eb) => eb.fn.countAll().as('count'))
  const old = (isOfKind: Condition) =>
    counted.where(isOfKind).where((eb) => eb.or(expired(expiry).map((isExpired) => isExpired(eb))))
  const clock = await db.selectFrom('clock').selectAll().executeTakeFirst()
  return {
    stored: Number((await counted.executeTakeFirstOrThrow()).count),
    expired: Number((await old(isFinished).executeTakeFirstOrThrow()).count),
    toCall: Number((await old(isToCall).executeTakeFirstOrThrow()).count),
    clockDoubtedAtMs: clock?.purge_withheld_at ?? undefined,
    clockNotedAtMs: clock?.wall_at,
  }
}

type Condition = (eb: ExpressionBuilder<Schema, 'appointment'>) => ReturnType<typeof isToCallAgain>

function isToCall(eb: ExpressionBuilder<Schema, 'appointment'>) {
  return eb.and([
    eb('erased_at', 'is', null),
    eb.or([eb('status', '=', 'requested'), isToCallAgain(eb)]),
  ])
}

/** Nobody is to be called or told. */
function isFinished(eb: ExpressionBuilder<Schema, 'appointment'>) {
  const waits = eb
    .selectFrom('notice')
    .select('notice.id')
    .whereRef('notice.appointment_id', '=', 'appointment.id')
    .where('notice.due_at', 'is not', null)
  return eb.and([eb.not(isToCall(eb)), eb.not(eb.exists(waits))])
}

/**
 * The latest of receipt, last act and visit is old enough. An instant ahead of now is a wrong clock's and
 * does not count. Two conditions, so that each is found by the index of receipts.
 */
function expired({ receivedBeforeMs, nowMs }: Expiry): readonly Condition[] {
  const lastDay = delhiDate(receivedBeforeMs)
  const furthestDay = delhiDate(nowMs + furthestVisitMs)
  const aheadMs = aheadFrom(nowMs)
  const wasVisited: Condition = (eb) => {
    const day = eb.fn.coalesce('agreed_date', 'date')
    return eb.or([eb(day, '<=', lastDay), eb(day, '>', furthestDay)])
  }
  const actedLast = (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb('status_at', '<', receivedBeforeMs)
  return [
    (eb) =>
      eb.and([
        eb('received_at', '<', receivedBeforeMs),
        eb.or([actedLast(eb), eb('status_at', 'is', null), eb('status_at', '>', aheadMs)]),
        wasVisited(eb),
      ]),
    (eb) => eb.and([eb('received_at', '>', aheadMs), actedLast(eb), wasVisited(eb)]),
  ]
}

async function oldestAppointments(
  db: Kysely<Schema>,
  expiry: Expiry,
  limit: number,
): Promise<number[]> {
  const found: number[] = []
  for (const isExpired of expired(expiry)) {
    const rows = await db
      .selectFrom('appointment')
      .select('id')
      .where(isExpired)
      .where(isFinished)
      .orderBy('received_at')
      .limit(limit - found.length)
      .execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
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
 * ones show whether any is old enough, without an index and at any number. Rows of a clock that was
 * ahead are passed over, here and below: those behind them may be old enough.
 */
async function purgeReceipts(db: Kysely<Schema>, expiry: Expiry, limit: number): Promise<boolean> {
  const first = db
    .selectFrom('receipt')
    .select(['id', 'received_at as at'])
    .where('received_at', '<=', aheadFrom(expiry.nowMs))
    .orderBy('id')
    .limit(limit)
  return await deleteExpired(db, 'receipt', await first.execute(), expiry.receivedBeforeMs, limit)
}

/** Purges day digests and alarms, unless they are still queued. */
async function purgeNoticesOfNone(
  db: Kysely<Schema>,
  expiry: Expiry,
  limit: number,
): Promise<boolean> {
  const first = db
    .selectFrom('notice')
    .select(['id', 'created_at as at'])
    .where('appointment_id', 'is', null)
    .where('due_at', 'is', null)
    .where('created_at', '<=', aheadFrom(expiry.nowMs))
    .orderBy('id')
    .limit(limit)
  return await deleteExpired(db, 'notice', await first.execute(), expiry.receivedBeforeMs, limit)
}

async function purgeAudit(db: Kysely<Schema>, expiry: Expiry, limit: number): Promise<boolean> {
  const first = db
    .selectFrom('audit')
    .select(['id', 'at'])
    .where('at', '<=', aheadFrom(expiry.nowMs))
    .orderBy('id')
    .limit(limit)
  return await deleteExpired(db, 'audit', await first.execute(), expiry.auditBeforeMs, limit)
}

/** Whether more may have expired: some had, and others follow. */
async function deleteExpired(
  db: Kysely<Schema>,
  table: 'receipt' | 'notice' | 'audit',
  rows: readonly { readonly id: number; readonly at: number }[],
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  const ids = rows.filter(({ at }) => at < beforeMs).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length > 0 && rows.length === limit
}

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
