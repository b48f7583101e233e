import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { addDays, type CalendarDate, delhiDate, delhiInstant } from '../../domain/delhi-time.ts'
import { lastClosingBefore } from '../../domain/opening-hours.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { readVersion } from '../visits/change-counter.ts'
import { type Fitting, fitting, personal, type Row, type Rows } from './bounded-rows.ts'
import { type EarlierRow, earlierOf } from './earlier-visits.ts'
import { countOlderOpen, openRows, unansweredRows } from './open-rows.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'

/** What cards are made of; the same for every device. */
export interface Facts {
  /** Chains of corrections are whole; erased ones are left out. */
  readonly rows: readonly Row[]
  /** Requests that share a number with one of the rows, newest first. */
  readonly earlier: readonly EarlierRow[]
  readonly outcomes: readonly Outcome[]
  readonly deskActs: readonly DeskActRow[]
}

/** The version is the change counter before the rest was read. */
export type BoardFacts = Facts & Required<Pick<Board, 'version' | 'unlisted' | 'olderOpen'>>

export type DeskActRow = Selectable<Schema['desk_act']>

/** Visits of a day: more cannot be received. */
const mostComing = 600

/** Acts that may be undone. */
const mostActs = 300

/** A card stays on the board for so long after an act, so that the act can be undone. */
const recentMs = 10 * 60_000

/** Corrections of corrections are followed so far; half an hour lies between two at most. */
const longestChain = 20

/**
 * The requests of the board. They are calls to make, patients not reached, visits of today and
 * tomorrow, unmarked visits of the last opening day, and cards just dealt with. The cost of reading
 * them does not grow with the store.
 */
export async function readFacts(db: Kysely<Schema>, nowMs: number): Promise<BoardFacts> {
  const version = await readVersion(db)
  const today = delhiDate(nowMs)
  const deskActs = await recentActs(db, nowMs)
  const open = await openRows(db, nowMs)
  const unanswered = await unansweredRows(db, nowMs)
  const coming = await expectedRows(db, [today, addDays(today, 1)])
  const unmarked = await confirmedRows(db, lastOpeningDay(today))
  const done = await rowsOf(db, deskActs.flatMap(referencesOf))
  const rows = [...open.rows, ...unanswered.rows, ...coming.rows, ...unmarked, ...done]
  const unlisted = {
    callNow: open.others,
    noAnswerYet: unanswered.others,
    comingTomorrow: coming.others,
  }
  const olderOpen = await countOlderOpen(db, nowMs)
  return { version, deskActs, unlisted, olderOpen, ...(await completed(db, rows)) }
}

/** Requests to call or to call again, and how many more there are than a sheet lists. */
export async function readOpenFacts(
  db: Kysely<Schema>,
  nowMs: number,
): Promise<Facts & { readonly others: number }> {
  const open = await openRows(db, nowMs)
  const unanswered = await unansweredRows(db, nowMs)
  const others = open.others + unanswered.others + (await countOlderOpen(db, nowMs))
  return { ...(await readFactsOf(db, [...open.rows, ...unanswered.rows], nowMs)), others }
}

/** The same about these appointments. */
export async function readFactsOf(
  db: Kysely<Schema>,
  rows: readonly Row[],
  nowMs: number,
): Promise<Facts> {
  return { deskActs: await recentActs(db, nowMs), ...(await completed(db, rows)) }
}

export function referencesOf({ refs }: Pick<DeskActRow, 'refs'>): string[] {
  const read: unknown = JSON.parse(refs)
  return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
}

export async function rowsOf(db: Kysely<Schema>, references: readonly string[]): Promise<Row[]> {
  if (references.length === 0) return []
  return await personal(db).where('reference', 'in', padded(references)).execute()
}

/**
 * Visits on these days, at any time or at one time. The agreed day and time count, else those asked
 * for. Requests that still wait for a call are not among them.
 */
export async function expectedRows(
  db: Kysely<Schema>,
  dates: readonly string[],
  time?: string,
): Promise<Fitting> {
  const expected = personal(db).where('status', 'in', ['confirmed', 'arrived', 'no-show'])
  if (time === undefined) return await onDays(db, dates, expected)
  const isThen = (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb(eb.fn.coalesce('agreed_time', 'time'), '=', time)
  return await onDays(db, dates, expected.where(isThen))
}

/** Visits of that day that are not marked as arrived or as no-show. */
export async function confirmedRows(db: Kysely<Schema>, date: string): Promise<readonly Row[]> {
  return (await onDays(db, [date], personal(db).where('status', '=', 'confirmed'))).rows
}

function lastOpeningDay(today: CalendarDate): CalendarDate {
  return delhiDate(lastClosingBefore(delhiInstant(today, 0), centre.hours) - 1)
}

/** Requests for these days whose patients may still come. */
export async function askingRows(db: Kysely<Schema>, dates: readonly string[]): Promise<Fitting> {
  const asking = ['requested', 'unreachable'] as const
  return await onDays(db, dates, personal(db).where('status', 'in', asking))
}

async function onDays(db: Kysely<Schema>, dates: readonly string[], query: Rows): Promise<Fitting> {
  const byAgreed = query.where('agreed_date', 'in', dates)
  const byAsked = query.where('date', 'in', dates).where('agreed_date', 'is', null)
  const [agreed, asked] = [
    await fitting(db, byAgreed, mostComing),
    await fitting(db, byAsked, mostComing),
  ]
  return { rows: [...agreed.rows, ...asked.rows], others: agreed.others + asked.others }
}

async function recentActs(db: Kysely<Schema>, nowMs: number): Promise<DeskActRow[]> {
  return await db
    .selectFrom('desk_act')
    .selectAll()
    .where('at', '>=', nowMs - recentMs)
    .where('undo', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(mostActs)
    .execute()
}

async function completed(db: Kysely<Schema>, seeds: readonly Row[]) {
  const rows = await wholeChains(db, seeds)
  return {
    rows,
    earlier: await earlierOf(db, rows),
    outcomes: await outcomesOf(
      db,
      rows.map(({ reference }) => reference),
    ),
  }
}

/** With what each corrects, and what corrects it. */
async function wholeChains(db: Kysely<Schema>, seeds: readonly Row[]): Promise<Row[]> {
  const known = new Map(seeds.map((row) => [row.id, row]))
  let latest = Array.from(known.values())
  for (let round = 0; round < longestChain && latest.length > 0; round++) {
    const linked = await linkedTo(db, latest)
    latest = linked.filter(({ id }) => !known.has(id))
    for (const row of latest) known.set(row.id, row)
  }
  return Array.from(known.values())
}

async function linkedTo(db: Kysely<Schema>, rows: readonly Row[]): Promise<Row[]> {
  const corrected = rows.flatMap(({ corrects }) => corrects ?? [])
  const references = rows.map(({ reference }) => reference)
  const corrections = personal(db).where('corrects', 'in', padded(references))
  return [...(await rowsOf(db, corrected)), ...(await corrections.execute())]
}
