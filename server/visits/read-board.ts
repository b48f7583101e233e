import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { addDays, type CalendarDate, delhiDate } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Db, Schema } from '../db/schema.ts'
import { deviceNames } from './let-in.ts'
import { readVisits, type StoredVisit, type UnreadableVisit } from './load-visits.ts'

/** Visits with every request of each, and the names of the devices that acted. */
export interface ListedVisits {
  readonly visits: readonly StoredVisit[]
  readonly unreadable: readonly UnreadableVisit[]
  readonly deviceNames: ReadonlyMap<string, string>
}

/**
 * How many visits of a kind the board lists. Nobody works through more at once. The desk rings for the listed visits
 * alone (domain/desk/board-rings.ts).
 */
const maxListed = 300

/** How many visits of a kind are listed for one day. The centre cannot receive more. */
const maxOfDay = 600

/** How long a visit that was just agreed or ended stays on the board, so that the act can be undone. */
const recentMs = 10 * minute

/** Counting stops here, because the visits are counted again at each change, and counting reads each row. */
const maxCounted = 1001

interface BoardTime {
  readonly nowMs: number
  readonly lastOpeningDay: CalendarDate
  /** Days from today on with a block or a closure. Reception may have to move patients who come then. */
  readonly closedDays: readonly CalendarDate[]
  /** Visits that are agreed for such a time have to be moved: reception has published other hours since. */
  readonly closedTimes: readonly ClosedTimes[]
}

/** Days with the same hours, and the times at which the centre is closed on them. */
export interface ClosedTimes {
  readonly days: readonly CalendarDate[]
  /** As the form writes them: `11:00 AM`. */
  readonly times: readonly string[]
}

/**
 * Reads the visits to call and to call again, and the visits of today, tomorrow, closed days and closed times. Adds
 * visits of the last opening day without an outcome, and visits that were just agreed or ended. The cost does not grow
 * with the number of stored visits.
 *
 * @returns The visits, and how many visits to call and to call again the board does not list. A count ends at 1,001.
 */
export async function readBoard(
  db: Db,
  { nowMs, lastOpeningDay, closedDays, closedTimes }: BoardTime,
) {
  const today = delhiDate(nowMs)
  const days = [...new Set([today, addDays(today, 1), ...closedDays])]
  const ids = await findIds(db, [
    newestToCallAgain(db).limit(maxListed),
    ...dueFirstAndLast(db),
    ...days
      .flatMap((day) => [agreedOn(db, day), markedOn(db, day)])
      .map((of) => of.limit(maxOfDay)),
    ...closedTimes.map((closed) => agreedAt(db, closed).limit(maxListed)),
    agreedOn(db, lastOpeningDay).limit(maxOfDay),
    doneSince(db, nowMs - recentMs).limit(maxListed),
  ])
  const beyond = async (query: VisitIds) => await countBeyond(db, query, maxListed, maxCounted)
  const unlisted = { toCall: await beyond(toCall(db)), toCallAgain: await beyond(toCallAgain(db)) }
  return { unlisted, ...(await readListedVisits(db, ids)) }
}

/** The visits of patients who come or may come on that day, and how many such visits are not listed (`others`). */
export async function readVisitsOfDay(
  db: Db,
  date: CalendarDate,
): Promise<ListedVisits & { readonly others: number }> {
  const kinds = [askingFor, agreedOn, markedOn].map((kind) => kind(db, date))
  const ids = await findIds(
    db,
    kinds.map((kind) => kind.limit(maxOfDay)),
  )
  let others = 0
  for (const kind of kinds) others += await countBeyond(db, kind, maxOfDay, maxCounted)
  return { others, ...(await readListedVisits(db, ids)) }
}

/** Counts, for each day from `first` to `last`, the visits that are agreed or whose patient arrived. */
export async function countVisits(
  db: Db,
  first: CalendarDate,
  last: CalendarDate,
): Promise<Readonly<Record<string, number>>> {
  const days = await db
    .selectFrom('visit')
    .select(({ fn, ref }) => [ref('day').as('day'), fn.countAll<number>().as('visits')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where((eb) => eb.or([eb('agreed_date', 'is not', null), eb('ending', '=', 'arrived')]))
    .groupBy('day')
    .execute()
  return Object.fromEntries(days.map(({ day, visits }) => [day, visits]))
}

/** The visits to call or to call again that the board does not list, the newest first. */
export async function readUnlisted(db: Db, most: number): Promise<ListedVisits> {
  const unlistedCalls = await countBeyond(db, toCall(db), maxListed, most)
  const ids = await findIds(db, [
    toCallLast(db)
      .offset(maxListed / 2)
      .limit(unlistedCalls),
    newestToCallAgain(db).offset(maxListed).limit(most),
  ])
  return await readListedVisits(db, ids.toSorted((a, b) => b - a).slice(0, most))
}

export async function readListedVisits(db: Db, ids: readonly number[]): Promise<ListedVisits> {
  return { ...(await readVisits(db, ids)), deviceNames: await deviceNames(db) }
}

/** The calls due first and those due last. After a night all are due at one time, and the newest must show too. */
function dueFirstAndLast(db: Db): VisitIds[] {
  const half = maxListed / 2
  return [toCall(db).orderBy('call_by').orderBy('id').limit(half), toCallLast(db).limit(half)]
}

function toCallLast(db: Db): VisitIds {
  return toCall(db).orderBy('call_by', 'desc').orderBy('id', 'desc')
}

function newestToCallAgain(db: Db): VisitIds {
  return toCallAgain(db).orderBy('last_recorded_at', 'desc').orderBy('id', 'desc')
}

function doneSince(db: Db, sinceMs: number): VisitIds {
  return visitIds(db)
    .where('last_recorded_at', '>=', sinceMs)
    .where('state', 'in', ['expected', 'ended'])
    .orderBy('last_recorded_at', 'desc')
}

/** A query for the ids of visits that one index answers. */
export type VisitIds = SelectQueryBuilder<Schema, 'visit', { id: number }>

/** The ids that any of these queries finds, each once. */
export async function findIds(db: Db, queries: readonly VisitIds[]): Promise<number[]> {
  const found = queries.map((query) => db.selectFrom(query.as('found')).select('id'))
  const all = found.reduce((joined, query) => joined.union(query))
  const rows = await all.execute()
  return rows.map(({ id }) => id)
}

function visitIds(db: Db): VisitIds {
  return db.selectFrom('visit').select('id')
}

/** Visits to call. Only a visit with an open ask has a call-by. */
function toCall(db: Db): VisitIds {
  return visitIds(db).where('call_by', 'is not', null)
}

/** Visits to call again. The state is a literal, because a query with a parameter does not use the partial index. */
function toCallAgain(db: Db): VisitIds {
  return visitIds(db).where(sql<SqlBool>`state = 'to call again'`)
}

/** Visits agreed for that day and not marked as arrived or no-show, even with an open ask. */
export function agreedOn(db: Db, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('agreed_date', 'is not', null)
}

function agreedAt(db: Db, { days, times }: ClosedTimes): VisitIds {
  return visitIds(db).where('day', 'in', days).where('agreed_time', 'in', times)
}

export function markedOn(db: Db, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('ending', 'in', ['arrived', 'no-show'])
}

/** Visits that ask for that day and have no agreed time, so that somebody has to call. */
function askingFor(db: Db, date: string): VisitIds {
  return visitIds(db)
    .where('day', '=', date)
    .where('agreed_date', 'is', null)
    .where('ending', 'is', null)
}

/** How many visits a query finds beyond `listed`. The count ends at `most`. */
async function countBeyond(db: Db, query: VisitIds, listed: number, most: number): Promise<number> {
  const { counted } = await db
    .selectFrom(query.limit(listed + most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return Math.max(0, counted - listed)
}
