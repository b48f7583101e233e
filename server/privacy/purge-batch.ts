import { type RawBuilder, sql } from 'kysely'
import { aheadFrom } from '../../domain/time/clock-skew.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { purgeableVisits, purgeVisits } from '../visits/purge-visits.ts'
import type { StoreActor } from '../visits/store-events.ts'

export type PurgeOutlook = Awaited<ReturnType<typeof purgeOutlook>>

export interface Expiry {
  /** Visits whose last record and day are older expire, with all that belongs to them. Epoch ms. */
  readonly beforeMs: number
  /** Older events without a stored visit expire. They are kept at least as long as visits. Epoch ms. */
  readonly eventsBeforeMs: number
  readonly nowMs: number
  readonly by: StoreActor
}

/**
 * Deletes at most `most` expired visits, the oldest first, with all that belongs to them, and at most as many expired
 * receipts, notices about no visit, and events without a stored visit. Then tidies links and devices (`purgeDesk`).
 * Patients who are still to be called are kept, whatever the clock says. Several processes may purge at once.
 *
 * @returns How many visits were deleted, and whether another batch may find more.
 */
export async function purgeBatch(
  database: Database,
  { beforeMs, eventsBeforeMs, nowMs, by }: Expiry,
  most: number,
) {
  const deps = { transact: database.transact, now: () => nowMs }
  const visits = await purgeVisits(deps, { beforeMs, by, most })
  const isMore = await database.transact(async (db) => {
    const found = [
      await purgeRows(db, oldReceipts, { beforeMs, nowMs, most }),
      await purgeRows(db, noticesOfNone, { beforeMs, nowMs, most }),
      await purgeRows(db, eventsOfNone, { beforeMs: eventsBeforeMs, nowMs, most }),
    ]
    await purgeDesk(db, { nowMs, eventsBeforeMs })
    return found.includes(true)
  })
  const purged = { visits, isMore: isMore || visits === most }
  if (!purged.isMore) await truncateWal(database)
  return purged
}

/** What a purge would delete; `whyWithheld` decides whether it may. */
export async function purgeOutlook({ db }: Database, { beforeMs, nowMs }: Expiry) {
  const clock = await db.selectFrom('clock').selectAll().executeTakeFirst()
  return {
    ...(await purgeableVisits(db, beforeMs, nowMs)),
    /** Since when a purge waits for a person to confirm the clock, epoch ms. */
    clockDoubtedAtMs: clock?.purge_withheld_at ?? undefined,
    /** The last stored wall time, epoch ms; undefined before the first. */
    clockNotedAtMs: clock?.wall_at,
  }
}

/** Rows that expire by themselves, without a visit, and the column that says how old they are. */
interface OwnRows {
  readonly table: 'receipt' | 'notice' | 'event'
  readonly at: 'received_at' | 'created_at' | 'recorded_at'
  readonly isOwn: RawBuilder<unknown>
}

/** All old receipts, for example of repeated sends and of another system's messages. */
const oldReceipts: OwnRows = { table: 'receipt', at: 'received_at', isOwn: sql`1 = 1` }

/** Notices about no visit (summaries, weekly reports and alarms), unless still queued. */
const noticesOfNone: OwnRows = {
  table: 'notice',
  at: 'created_at',
  isOwn: sql`visit_id is null and due_at is null`,
}

/** Events of purged visits and events about no visit. Events of published facts are kept for ever. */
const eventsOfNone: OwnRows = {
  table: 'event',
  at: 'recorded_at',
  isOwn: sql`not exists (select 1 from visit where visit.id = event.visit_id)
    and kind not in ('published', 'publication taken back')`,
}

/**
 * Deletes the oldest rows that have expired. Ids grow with time, so the first rows show whether any is old enough,
 * without an index. Rows that a fast clock stored are skipped, because rows behind them may be old enough.
 *
 * @returns Whether more rows may have expired.
 */
async function purgeRows(
  db: Db,
  { table, at, isOwn }: OwnRows,
  { beforeMs, nowMs, most }: Pick<Expiry, 'beforeMs' | 'nowMs'> & { readonly most: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number; recorded: number }>`
    select id, ${sql.ref(at)} as recorded from ${sql.table(table)}
    where ${sql.ref(at)} <= ${aheadFrom(nowMs)} and ${isOwn}
    order by id limit ${most}`.execute(db)
  const ids = rows.filter(({ recorded }) => recorded < beforeMs).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length > 0 && rows.length === most
}

/** A link works for minutes. It is kept for a day, so that the desk can still say that it expired. */
const linkDays = 1

/** A device that is unused for this long has to be let in again. */
const deviceDays = 90

/** Stored in place of the hash of a device's key. No key has this hash, so the device is locked out. */
const noKey = sql<string>`'no key ' || id`

/**
 * Deletes the links that the desk no longer needs, and locks out devices that nobody uses. The name of such a device is
 * kept as long as bare events are. Publications are kept longer, and then name no device. There are few rows, so all
 * change at once.
 */
export async function purgeDesk(
  db: Db,
  { nowMs, eventsBeforeMs }: Pick<Expiry, 'nowMs' | 'eventsBeforeMs'>,
): Promise<void> {
  await db
    .deleteFrom('desk_link')
    .where('expires_at', '<', nowMs - linkDays * day)
    .execute()
  await db.deleteFrom('desk_device').where('last_used_at', '<', eventsBeforeMs).execute()
  await db
    .updateTable('desk_device')
    .set((eb) => ({ key_hash: noKey, revoked_at: eb.fn.coalesce('revoked_at', eb.val(nowMs)) }))
    .where('last_used_at', '<', nowMs - deviceDays * day)
    .where('key_hash', 'not like', 'no key %')
    .execute()
}
