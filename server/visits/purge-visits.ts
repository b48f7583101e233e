import {
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import { delhiDate } from '../../domain/delhi-time.ts'
import { aheadFrom } from '../clock/stored-instants.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { forgetEvents } from './erase-visit.ts'
import { appendStoreEvent, type StoreActor } from './store-events.ts'
import type { VisitDeps } from './visit-deps.ts'

export interface Purging {
  /** Visits that are older are deleted: by what was recorded last, and by their day. Epoch ms. */
  readonly beforeMs: number
  readonly by: StoreActor
  /** The most that are deleted at once, because bookings wait meanwhile. */
  readonly most: number
}

/**
 * Deletes visits that have ended or are expected, once their day is that long ago as well. A visit that is
 * to call or to call again is never deleted. The bare events stay for the term of the audit.
 * @returns How many were deleted.
 */
export async function purgeVisits(
  { transact, now }: Pick<VisitDeps, 'transact' | 'now'>,
  { beforeMs, by, most }: Purging,
): Promise<number> {
  return await transact(async (db) => {
    const nowMs = now()
    const rows = await lockExpired(db, { beforeMs, nowMs }, most)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await noteErased(db, rows, nowMs)
    await forgetEvents(db, ids)
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
export async function purgeableVisits(db: Kysely<Schema>, beforeMs: number, nowMs: number) {
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
  const counting = visits.select((eb) => eb.fn.countAll().as('count'))
  return Number((await counting.executeTakeFirstOrThrow()).count)
}

interface Age {
  readonly beforeMs: number
  readonly nowMs: number
}

/** Locked in the order of their ids, and chosen again: somebody may have acted meanwhile. */
async function lockExpired(db: Kysely<Schema>, age: Age, most: number): Promise<ExpiredRow[]> {
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

/** Each query reads one end of an index. */
async function expiredVisits(db: Kysely<Schema>, age: Age): Promise<Visits[]> {
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

/** No visit lies further ahead (`maxDaysAhead`): the day of one that does is a wrong clock's. */
const furthestVisitMs = 100 * 24 * 60 * 60_000

function isDayOver(eb: ExpressionBuilder<Schema, 'visit'>, { beforeMs, nowMs }: Age) {
  const furthest = delhiDate(nowMs + furthestVisitMs)
  return eb.or([eb('day', '<=', delhiDate(beforeMs)), eb('day', '>', furthest)])
}

/**
 * A clock that was ahead says nothing about the age of what it recorded. The events that were appended
 * after it do: their ids are higher.
 */
const lastEventOf = sql<number>`(select max(event.id) from event where event.visit_id = visit.id)`

/** The newest event that is old enough; 0 where none is. */
async function lastEventBefore(db: Kysely<Schema>, beforeMs: number): Promise<number> {
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

/** So that the bare events of a purged visit end as those of an erased one. */
async function noteErased(db: Kysely<Schema>, rows: readonly ExpiredRow[], nowMs: number) {
  const bare = rows.filter(({ ending }) => ending !== 'erased')
  if (bare.length === 0) return
  await db
    .insertInto('event')
    .values(
      bare.map(({ id, last_number }) => ({
        ...{ visit_id: id, number: last_number + 1, kind: 'erased' as const, detail: '{}' },
        ...{ happened_at: nowMs, recorded_at: nowMs, actor: 'server' as const },
      })),
    )
    .execute()
}

async function deleteNotices(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const theirs = db.selectFrom('notice').where('visit_id', 'in', ids)
  await db
    .deleteFrom('receipt')
    .where('provider_message_id', 'in', theirs.select('provider_message_id'))
    .execute()
  await db.deleteFrom('digest').where('notice_id', 'in', theirs.select('id')).execute()
  // A message may also cover the notice of a newer visit, which stays.
  await db
    .updateTable('notice')
    .set({ covered_by: null })
    .where('covered_by', 'in', theirs.select('id'))
    .execute()
  await db.deleteFrom('notice').where('visit_id', 'in', ids).execute()
}
