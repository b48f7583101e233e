import { type Kysely, type RawBuilder, sql } from 'kysely'
import { aheadFrom } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { purgeableVisits, purgeVisits } from '../visits/purge-visits.ts'
import type { StoreActor } from '../visits/store-events.ts'

export interface PurgeOutlook {
  /** How many visits are stored, and how many of these a purge would delete. */
  readonly stored: number
  readonly expired: number
  /** How many of that age are kept, because the patient is still to be called. */
  readonly toCall: number
  /** Since when a purge waits for a person to confirm the clock, epoch ms. */
  readonly clockDoubtedAtMs: number | undefined
  /** The last stored wall time, epoch ms; undefined before the first. */
  readonly clockNotedAtMs: number | undefined
}

export interface Expiry {
  /** For visits, by the last thing recorded, and for all that belongs to them, epoch ms. */
  readonly beforeMs: number
  /** For the bare events, which are kept longer. */
  readonly eventsBeforeMs: number
  readonly nowMs: number
  readonly by: StoreActor
}

export interface Purged {
  readonly visits: number
  /** Whether another batch would find something. */
  readonly isMore: boolean
}

/**
 * Deletes the oldest visits that have expired, at most `most`, with all that belongs to them; and as many
 * receipts, notices and bare events of that age that belong to none. Whatever the clock says, patients
 * who are still to be called are kept. Safe by several processes at once.
 */
export async function purgeBatch(
  database: Database,
  { beforeMs, eventsBeforeMs, nowMs, by }: Expiry,
  most: number,
): Promise<Purged> {
  const deps = { transact: database.transact, now: () => nowMs }
  const visits = await purgeVisits(deps, { beforeMs, by, most })
  const isMore = await database.transact(async (db) => {
    const found = [
      await purgeRows(db, receiptsOfNone, { beforeMs, nowMs, most }),
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
export async function purgeOutlook(
  { db }: Database,
  { beforeMs, nowMs }: Expiry,
): Promise<PurgeOutlook> {
  const clock = await db.selectFrom('clock').selectAll().executeTakeFirst()
  return {
    ...(await purgeableVisits(db, beforeMs, nowMs)),
    clockDoubtedAtMs: clock?.purge_withheld_at ?? undefined,
    clockNotedAtMs: clock?.wall_at,
  }
}

/** Rows that no visit owns, and the column that says how old they are. */
interface OwnRows {
  readonly table: 'receipt' | 'notice' | 'event'
  readonly at: 'received_at' | 'created_at' | 'recorded_at'
  readonly isOwn: RawBuilder<unknown>
}

/** Receipts of repeated sends, and of messages that are not ours. */
const receiptsOfNone: OwnRows = { table: 'receipt', at: 'received_at', isOwn: sql`1 = 1` }

/** Digests of a day and alarms, unless they are still queued. */
const noticesOfNone: OwnRows = {
  table: 'notice',
  at: 'created_at',
  isOwn: sql`visit_id is null and due_at is null`,
}

/** What is left of visits that were purged, and what concerned no visit. A published fact holds for ever. */
const eventsOfNone: OwnRows = {
  table: 'event',
  at: 'recorded_at',
  isOwn: sql`not exists (select 1 from visit where visit.id = event.visit_id)
    and kind not in ('published', 'publication taken back')`,
}

interface PurgeLimits {
  readonly beforeMs: number
  readonly nowMs: number
  readonly most: number
}

/**
 * Deletes the oldest. Ids grow with time, so the first rows show whether any is old enough, without an
 * index and at any number. Rows of a clock that was ahead are passed over, because rows behind them may
 * be old enough.
 *
 * @returns Whether more may have expired: some had, and others follow.
 */
async function purgeRows(
  db: Kysely<Schema>,
  { table, at, isOwn }: OwnRows,
  { beforeMs, nowMs, most }: PurgeLimits,
): Promise<boolean> {
  const { rows } = await sql<{ id: number; recorded: number }>`
    select id, ${sql.ref(at)} as recorded from ${sql.table(table)}
    where ${sql.ref(at)} <= ${aheadFrom(nowMs)} and ${isOwn}
    order by id limit ${most}`.execute(db)
  const ids = rows.filter(({ recorded }) => recorded < beforeMs).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length > 0 && rows.length === most
}

const dayMs = 24 * 60 * 60_000

/** A link is of no use after minutes; a day tells who tries it that it expired. */
const linkDays = 1

/** A device unused for so long has to be let in again. */
const deviceDays = 90

/** A hash that no key has. */
const noKey = sql<string>`'no key ' || id`

/**
 * Deletes the links that the desk no longer needs, and lets devices in no more that nobody uses. The name
 * of such a device stays for as long as events that it recorded. Few rows, so all at once.
 */
export async function purgeDesk(
  db: Kysely<Schema>,
  { nowMs, eventsBeforeMs }: Pick<Expiry, 'nowMs' | 'eventsBeforeMs'>,
): Promise<void> {
  await db
    .deleteFrom('desk_link')
    .where('expires_at', '<', nowMs - linkDays * dayMs)
    .execute()
  await db.deleteFrom('desk_device').where('last_used_at', '<', eventsBeforeMs).execute()
  await db
    .updateTable('desk_device')
    .set((eb) => ({ key_hash: noKey, revoked_at: eb.fn.coalesce('revoked_at', eb.val(nowMs)) }))
    .where('last_used_at', '<', nowMs - deviceDays * dayMs)
    .where('key_hash', 'not like', 'no key %')
    .execute()
}
