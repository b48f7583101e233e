import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { addDays, type CalendarDate, delhiDate } from '../../domain/delhi-time.ts'
import type { Schema } from '../db/schema.ts'
import { readVersion } from './change-counter.ts'
import { deviceNames } from './let-in.ts'
import { readVisits, type StoredVisit, type UnreadableVisit } from './load-visits.ts'

/** Visits with every request of each, and the names of the devices that acted. */
export interface ListedVisits {
  readonly visits: readonly StoredVisit[]
  readonly unreadable: readonly UnreadableVisit[]
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

/** A visit that was just agreed or ended stays on the board for so long, so that the act can be undone. */
const recentMs = 10 * 60_000

/** Each of them is read at every change. */
const mostCounted = 1001

interface BoardTime {
  readonly nowMs: number
  readonly lastOpeningDay: CalendarDate
  /** Days from today on with a block or a closure: who comes then may have to be moved. */
  readonly closedDays: readonly CalendarDate[]
}

/**
 * Reads the visits to call and to call again, and the visits of today, tomorrow and closed days. Adds
 * visits of the last opening day without an outcome, and visits that were just agreed or ended. The cost does not grow
 * with the number of stored visits.
 */
export async function readBoard(
  db: Kysely<Schema>,
  { nowMs, lastOpeningDay, closedDays }: BoardTime,
): Promise<BoardVisits> {
  const version = await readVersion(db)
  const today = delhiDate(nowMs)
  const days = [...new Set([today, addDays(today, 1), ...closedDays])]
  const ids = await idsOf(db, [
    newestToCallAgain(db).limit(mostListed),
    ...firstAndNewest(db),
    ...days.flatMap((day) => expectedOn(db, day)),
    agreedOn(db, lastOpeningDay).limit(mostOfDay),
    doneSince(db, nowMs - recentMs).limit(mostListed),
  ])
  const beyond = async (query: VisitIds) => await countBeyond(db, query, mostListed, mostCounted)
  const unlisted = { toCall: await beyond(toCall(db)), toCallAgain: await beyond(toCallAgain(db)) }
  return { version, unlisted, ...(await listed(db, ids)) }
}

/** The visits of patients who come or may come on that day, and how many more there are than are listed. */
export async function readDay(
  db: Kysely<Schema>,
  date: CalendarDate,
): Promise<ListedVisits & { readonly others: number }> {
  const kinds = [askingFor(db, date), agreedOn(db, date), markedOn(db, date)] as const
  const [asking, agreed, marked] = kinds
  const ids = await idsOf(db, [
    asking.limit(mostOfDay),
    agreed.limit(mostOfDay),
    marked.limit(mostOfDay),
  ])
  let others = 0
  for (const kind of kinds) others += await countBeyond(db, kind, mostOfDay, mostCounted)
  return { others, ...(await listed(db, ids)) }
}

/** How many visits are agreed for each of the days, or their patients came, the first day to the last. */
export async function countVisits(
  db: Kysely<Schema>,
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
  return Object.fromEntries(days.map(({ day, visits }) => [day, Number(visits)]))
}

/** Whom to call or to call again that the board does not list; the newest of each first. */
export async function readUnlisted(db: Kysely<Schema>, most: number): Promise<ListedVisits> {
  const unlistedCalls = await countBeyond(db, toCall(db), mostListed, most)
  const ids = await idsOf(db, [
    toCallLast(db)
      .offset(mostListed / 2)
      .limit(unlistedCalls),
    newestToCallAgain(db).offset(mostListed).limit(most),
  ])
  return await listed(db, ids.toSorted((a, b) => b - a).slice(0, most))
}

/** Reads visits by their ids, for a list. */
export async function listed(db: Kysely<Schema>, ids: readonly number[]): Promise<ListedVisits> {
  return { ...(await readVisits(db, ids)), deviceNames: await deviceNames(db) }
}

/** After a night all calls are due at one time: the newest must be seen beside those due first. */
function firstAndNewest(db: Kysely<Schema>): VisitIds[] {
  const half = mostListed / 2
  return [toCall(db).orderBy('call_by').orderBy('id').limit(half), toCallLast(db).limit(half)]
}

function toCallLast(db: Kysely<Schema>): VisitIds {
  return toCall(db).orderBy('call_by', 'desc').orderBy('id', 'desc')
}

function newestToCallAgain(db: Kysely<Schema>): VisitIds {
  return toCallAgain(db).orderBy('last_recorded_at', 'desc').orderBy('id', 'desc')
}

function expectedOn(db: Kysely<Schema>, date: string): VisitIds[] {
  return [agreedOn(db, date).limit(mostOfDay), markedOn(db, date).limit(mostOfDay)]
}

function doneSince(db: Kysely<Schema>, sinceMs: number): VisitIds {
  return visitIds(db)
    .where('last_recorded_at', '>=', sinceMs)
    .where('state', 'in', ['expected', 'ended'])
    .orderBy('last_recorded_at', 'desc')
}

/** A query for the ids of visits; each is answered by one index. */
export type VisitIds = SelectQueryBuilder<Schema, 'visit', { id: number }>

/** The ids that any of these queries finds, each once. */
export async function idsOf(
  db: Kysely<Schema>,
  [first, ...others]: readonly [VisitIds, ...VisitIds[]],
): Promise<number[]> {
  const found = (query: VisitIds) => db.selectFrom(query.as('found')).select('id')
  const all = others.reduce((joined, query) => joined.union(found(query)), found(first))
  const rows = await all.execute()
  return rows.map(({ id }) => id)
}

export function visitIds(db: Kysely<Schema>): VisitIds {
  return db.selectFrom('visit').select('id')
}

/** An open ask alone gives its visit a call-by. */
export function toCall(db: Kysely<Schema>): VisitIds {
  return visitIds(db).where('call_by', 'is not', null)
}

/** The state is written out, because a partial index does not answer for a bound value. */
export function toCallAgain(db: Kysely<Schema>): VisitIds {
  return visitIds(db).where(sql<SqlBool>`state = 'to call again'`)
}

/** Agreed for that day and not marked; something else may be open beside it. */
export function agreedOn(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('agreed_date', 'is not', null)
}

/** The patient has come on that day, or has not. */
export function markedOn(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('ending', 'in', ['arrived', 'no-show'])
}

/** Asks for that day, and somebody has to call. */
export function askingFor(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db)
    .where('day', '=', date)
    .where('agreed_date', 'is', null)
    .where('ending', 'is', null)
}

/** How many more there are than so many; the count ends at `most`. */
async function countBeyond(
  db: Kysely<Schema>,
  query: VisitIds,
  listed: number,
  most: number,
): Promise<number> {
  const { counted } = await db
    .selectFrom(query.limit(listed + most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(counted) - listed)
}
