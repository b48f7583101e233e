import type { Kysely } from 'kysely'
import { addDays, type CalendarDate, delhiDate } from '../../domain/delhi-time.ts'
import type { Schema } from '../db/schema.ts'
import { readVersion } from './change-counter.ts'
import { deviceNames } from './let-in.ts'
import { loadVisits, type StoredVisit } from './load-visits.ts'
import {
  agreedOn,
  askingFor,
  countBeyond,
  idsOf,
  markedOn,
  toCall,
  toCallAgain,
  type VisitIds,
  visitIds,
} from './visit-ids.ts'

/** Visits with every request of each, and the names of the devices that acted. */
export interface ListedVisits {
  readonly visits: readonly StoredVisit[]
  readonly deviceNames: ReadonlyMap<string, string>
}

/** What the board of the desk shows, the same for every device. */
export interface BoardVisits extends ListedVisits {
  /** The change counter before the rest was read. */
  readonly version: number
  /** How many more there are than are listed. A count ends at 1,001. */
  readonly unlisted: Readonly<Record<'toCall' | 'toCallAgain', number>>
}

/** The board lists so many of a kind: nobody works through more at once. */
const mostListed = 300

/** Visits of a day: more cannot be received. */
const mostOfDay = 600

/** A visit that has just ended stays on the board for so long, so that its end can be undone. */
const recentMs = 10 * 60_000

/** Each of them is read at every change. */
const mostCounted = 1001

/**
 * Whom to call and to call again, who comes today or tomorrow, who was expected on the last opening day
 * and is not marked, and what has just ended. The cost does not grow with what is stored.
 */
export async function readBoard(
  db: Kysely<Schema>,
  { nowMs, lastOpeningDay }: { readonly nowMs: number; readonly lastOpeningDay: CalendarDate },
): Promise<BoardVisits> {
  const version = await readVersion(db)
  const today = delhiDate(nowMs)
  const days = [today, addDays(today, 1)]
  const ids = await idsOf(db, [
    newestToCallAgain(db).limit(mostListed),
    ...firstAndNewest(db),
    ...days.flatMap((day) => expectedOn(db, day)),
    agreedOn(db, lastOpeningDay).limit(mostOfDay),
    endedSince(db, nowMs - recentMs).limit(mostListed),
  ])
  const beyond = async (query: VisitIds) => await countBeyond(db, query, mostListed, mostCounted)
  const unlisted = { toCall: await beyond(toCall(db)), toCallAgain: await beyond(toCallAgain(db)) }
  return { version, unlisted, ...(await listed(db, ids)) }
}

/** The visits of patients who come or may come on that day. */
export async function readDay(db: Kysely<Schema>, date: CalendarDate): Promise<ListedVisits> {
  return await listed(
    db,
    await idsOf(db, [askingFor(db, date).limit(mostOfDay), ...expectedOn(db, date)]),
  )
}

/** Reads visits by their ids, for a list. */
export async function listed(db: Kysely<Schema>, ids: readonly number[]): Promise<ListedVisits> {
  return { visits: await loadVisits(db, ids), deviceNames: await deviceNames(db) }
}

/** After a night all calls are due at one time: the newest must be seen beside those due first. */
function firstAndNewest(db: Kysely<Schema>): VisitIds[] {
  const half = mostListed / 2
  return [
    toCall(db).orderBy('call_by').orderBy('id').limit(half),
    toCall(db).orderBy('call_by', 'desc').orderBy('id', 'desc').limit(half),
  ]
}

function newestToCallAgain(db: Kysely<Schema>): VisitIds {
  return toCallAgain(db).orderBy('last_recorded_at', 'desc').orderBy('id', 'desc')
}

function expectedOn(db: Kysely<Schema>, date: string): VisitIds[] {
  return [agreedOn(db, date).limit(mostOfDay), markedOn(db, date).limit(mostOfDay)]
}

function endedSince(db: Kysely<Schema>, sinceMs: number): VisitIds {
  return visitIds(db)
    .where('last_recorded_at', '>=', sinceMs)
    .where('state', '=', 'ended')
    .orderBy('last_recorded_at', 'desc')
}
