import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { aheadFrom } from '../../domain/time/clock-skew.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { day } from '../../domain/time/milliseconds.ts'
import { locking } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { eraseEventTexts } from './erase-visit.ts'
import { appendStoreEvent, type StoreActor } from './store-events.ts'
import type { VisitDeps } from './visit-deps.ts'

export interface PurgeScope {
  /** Deletes visits whose last record and whose day are both before this time, epoch ms. */
  readonly beforeMs: number
  readonly by: StoreActor
  /** The most visits that one transaction deletes. Bookings wait for the transaction, so it must be short. */
  readonly most: number
}

/**
 * Deletes old visits that have ended or are expected. A visit that is to call or to call again is never deleted. The
 * events stay without personal data, for as long as the audit trail is kept. If the clock may be wrong,
 * privacy/purge-job.ts asks a person first.
 * @returns How many visits were deleted.
 */
export async function purgeVisits(
  { transact, now }: Pick<VisitDeps, 'transact' | 'now'>,
  { beforeMs, by, most }: PurgeScope,
): Promise<number> {
  return await transact(async (db) => {
    const nowMs = now()
    const rows = await lockExpired(db, { beforeMs, nowMs }, most)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await appendErased(db, rows, { by, nowMs })
    await eraseEventTexts(db, ids)
    await deleteNotices(db, ids)
    for (const table of ['visit_phone', 'request'] as const) {
      await db.deleteFrom(table).where('visit_id', 'in', ids).execute()
    }
    await db.deleteFrom('visit').where('id', 'in', ids).execute()
    await appendStoreEvent(db, { kind: 'purged', by, nowMs, detail: { count: ids.length } })
    await countChange(db)
    return ids.length
  })
}

/** How many visits are stored, how many of them a purge would delete, and how many old ones are to call. */
export async function purgeableVisits(db: Db, beforeMs: number, nowMs: number) {
  const visits = db.selectFrom('visit')
  const expired = await expiredVisits(db, { beforeMs, nowMs })
  const counts = await Promise.all(expired.map(countOf))
  const old = visits.where('last_recorded_at', '<', beforeMs)
  return {
    stored: await countOf(visits),
    expired: counts.reduce((sum, count) => sum + count, 0),
    toCall: await countOf(old.where('state', 'in', ['to call', 'to call again'])),
  }
}

async function countOf(visits: Visits): Promise<number> {
  const counting = visits.select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counting.executeTakeFirstOrThrow()).count
}

interface Age {
  readonly beforeMs: number
  readonly nowMs: number
}

/** Locks the oldest rows in the order of ids, under the same conditions: somebody may have acted meanwhile. */
async function lockExpired(db: Db, age: Age, most: number): Promise<ExpiredRow[]> {
  const locked: ExpiredRow[] = []
  for (const visits of await expiredVisits(db, age)) {
    const oldest = visits
      .select('id')
      .orderBy('last_recorded_at')
      .limit(most - locked.length)
    const ids = (await oldest.execute()).map(({ id }) => id)
    if (ids.length === 0) continue
    const chosen = visits.select(['id', 'last_number', 'ending']).where('id', 'in', ids)
    locked.push(...(await chosen.orderBy('id').$call(locking(db)).execute()))
  }
  return locked
}

type Visits = SelectQueryBuilder<Schema, 'visit', object>

/**
 * The visits that a purge may delete, in two queries: visits with an old time, and old visits with a time from a fast
 * clock. Each query reads one end of an index.
 */
async function expiredVisits(db: Db, age: Age): Promise<Visits[]> {
  const over = db
    .selectFrom('visit')
    .where('state', 'in', ['ended', 'expected'])
    .where((eb) => eb.or([eb('day', 'is', null), isDayOver(eb, age)]))
  return [
    over.where('last_recorded_at', '<', age.beforeMs),
    over
      .where('last_recorded_at', '>', aheadFrom(age.nowMs))
      .where(lastEventOf, '<', await lastEventBefore(db, age.beforeMs)),
  ]
}

/** A day further ahead is from a wrong clock, and counts as over. Visits are agreed `maxDaysAhead` ahead at most. */
const furthestVisitMs = 100 * day

function isDayOver(eb: ExpressionBuilder<Schema, 'visit'>, { beforeMs, nowMs }: Age) {
  const furthest = delhiDate(nowMs + furthestVisitMs)
  return eb.or([eb('day', '<', delhiDate(beforeMs)), eb('day', '>', furthest)])
}

/** The id of a visit's last event. Ids grow, so the id tells the age of a visit whose time came from a fast clock. */
const lastEventOf = sql<number>`(select max(event.id) from event where event.visit_id = visit.id)`

/** The id of the newest event that is old enough; 0 without one. */
async function lastEventBefore(db: Db, beforeMs: number): Promise<number> {
  const last = await db
    .selectFrom('event')
    .select('id')
    .where('recorded_at', '<', beforeMs)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}

type ExpiredRow = Pick<Selectable<Schema['visit']>, 'id' | 'last_number' | 'ending'>

/** Appends `erased` where it is missing, so that a purged visit ends like an erased visit. */
async function appendErased(
  db: Db,
  rows: readonly ExpiredRow[],
  { by, nowMs }: Pick<PurgeScope, 'by'> & { readonly nowMs: number },
) {
  const bare = rows.filter(({ ending }) => ending !== 'erased')
  if (bare.length === 0) return
  await db
    .insertInto('event')
    .values(
      bare.map(({ id, last_number }) => ({
        visit_id: id,
        number: last_number + 1,
        kind: 'erased' as const,
        detail: '{}',
        happened_at: nowMs,
        recorded_at: nowMs,
        actor: by.kind,
      })),
    )
    .execute()
}

async function deleteNotices(db: Db, ids: readonly number[]): Promise<void> {
  const theirs = db.selectFrom('notice').where('visit_id', 'in', ids)
  await db
    .deleteFrom('receipt')
    .where('provider_message_id', 'in', theirs.select('provider_message_id'))
    .execute()
  await db.deleteFrom('notice').where('visit_id', 'in', ids).execute()
}
