import type { Kysely, Selectable } from 'kysely'
import { delhiDate } from '../../domain/delhi-time.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { forgetEvents } from './erase-visit.ts'
import { appendStoreEvent, type StoreActor } from './store-events.ts'
import type { VisitDeps } from './visit-deps.ts'

export interface Purging {
  /** Visits in which nothing was recorded since then are deleted, epoch ms. */
  readonly beforeMs: number
  readonly by: StoreActor
  /** The most that are deleted at once, because bookings wait meanwhile. */
  readonly most: number
}

/**
 * Deletes visits that have ended, or are expected on a day that long ago. A visit that is to call or to
 * call again is never deleted. The bare events stay for the term of the audit.
 * @returns How many were deleted.
 */
export async function purgeVisits(
  { transact, now }: Pick<VisitDeps, 'transact' | 'now'>,
  { beforeMs, by, most }: Purging,
): Promise<number> {
  return await transact(async (db) => {
    const rows = await lockExpired(db, beforeMs, most)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const nowMs = now()
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

/** Locked in the order of their ids, and chosen again: somebody may have acted meanwhile. */
async function lockExpired(db: Kysely<Schema>, beforeMs: number, most: number) {
  const expired = db
    .selectFrom('visit')
    .select(['id', 'last_number', 'ending'])
    .where('last_recorded_at', '<', beforeMs)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'ended'),
        eb.and([eb('state', '=', 'expected'), eb('day', '<', delhiDate(beforeMs))]),
      ]),
    )
  const found = await expired.orderBy('last_recorded_at').limit(most).execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return await expired.where('id', 'in', ids).orderBy('id').$call(locking(db)).execute()
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
