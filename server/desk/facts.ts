import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { addDays, type CalendarDate, delhiDate, delhiInstant } from '../../domain/delhi-time.ts'
import { lastClosingBefore } from '../../domain/opening-hours.ts'
import { isToCallAgain } from '../appointments/day-queries.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { readVersion } from './change-counter.ts'
import { type EarlierRow, earlierOf } from './earlier-visits.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'

export type Row = Selectable<Schema['appointment']>

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

/** An open request is in a column for so long; longer than any two opening days lie apart. */
const listedMs = 14 * 24 * 60 * 60_000

/** Of each kind: more cannot be worked through at once, and must not slow the others down. */
const mostOpen = 300
const mostComing = 600

/** Of what is not listed, so many are counted. */
const mostCounted = 10_000

/** Of what is older, which may be a year's; each is read to count it, at every change. */
const mostOlderCounted = 1001

/** How far ahead a visit may lie, and some days more (`maxDaysAhead`). */
const furthestVisitMs = 100 * 24 * 60 * 60_000

/** What was just done stays on the board for so long, so that it can be undone. */
const recentMs = 10 * 60_000

/** Corrections of corrections are followed so far; half an hour lies between two at most. */
const longestChain = 20

/**
 * The board: whom to call, who did not answer, who comes today or tomorrow, of whom nobody has said
 * whether they came on the last opening day, and what was just done.
 * Its cost does not grow with what is stored.
 */
export async function readFacts(db: Kysely<Schema>, nowMs: number): Promise<BoardFacts> {
  const version = await readVersion(db)
  const today = delhiDate(nowMs)
  const deskActs = await recentActs(db, nowMs)
  const open = await openRows(db, nowMs)
  const unanswered = await fitting(db, unansweredRows(db, nowMs), mostOpen)
  const coming = await expectedRows(db, [today, addDays(today, 1)])
  const unmarked = await confirmedRows(db, lastOpeningDay(today))
  const done = await rowsOf(db, deskActs.flatMap(referencesOf))
  const rows = [...open.rows, ...unanswered.rows, ...coming.rows, ...unmarked, ...done]
  const unlisted = {
    callNow: open.others,
    noAnswerYet: unanswered.others,
    comingTomorrow: coming.others,
  }
  const olderOpen = await countOf(db, olderOpenRows(db, nowMs).limit(mostOlderCounted))
  return { version, deskActs, unlisted, olderOpen, ...(await completed(db, rows)) }
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
 * Of more than fit, those due first and those that came last, which ring: what lies between moves up
 * as they are called.
 */
async function openRows(db: Kysely<Schema>, nowMs: number): Promise<Fitting> {
  const half = mostOpen / 2
  const open = requested(db).where('call_by', '>=', nowMs - listedMs)
  // Of a night all calls are due at one time: the newest must be seen.
  const latest = open.orderBy('call_by', 'desc').orderBy('id', 'desc').limit(half)
  const first = await fitting(db, open.orderBy('call_by').orderBy('id'), half)
  const others = Math.max(0, first.others - half)
  return { rows: [...first.rows, ...(await latest.execute())], others }
}

/**
 * Still open, and so old that they would push today's calls off the board: where reception notes no
 * outcomes, every request of a year is.
 */
export function olderOpenRows(db: Kysely<Schema>, nowMs: number) {
  return requested(db)
    .where('call_by', '<', nowMs - listedMs)
    .orderBy('call_by', 'desc')
}

function requested(db: Kysely<Schema>) {
  return personal(db).where('status', '=', 'requested')
}

function unansweredRows(db: Kysely<Schema>, nowMs: number) {
  const date = delhiDate(nowMs)
  return personal(db)
    .where(isToCallAgain({ date, fromMs: delhiInstant(date, 0) }))
    .where('call_by', '>=', nowMs - furthestVisitMs)
    .orderBy('call_by', 'desc')
}

/**
 * Who comes on these days, at any time or at one, by what was agreed, else asked for; not who still
 * waits for a call.
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

/** Who was expected on that day and is not marked as arrived or as no-show. */
export async function confirmedRows(db: Kysely<Schema>, date: string): Promise<readonly Row[]> {
  return (await onDays(db, [date], personal(db).where('status', '=', 'confirmed'))).rows
}

function lastOpeningDay(today: CalendarDate): CalendarDate {
  return delhiDate(lastClosingBefore(delhiInstant(today, 0), centre.hours) - 1)
}

/** Who asked for these days and may still come. */
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

interface Fitting {
  readonly rows: readonly Row[]
  /** How many more there are. */
  readonly others: number
}

type Rows = ReturnType<typeof personal>

async function fitting(db: Kysely<Schema>, query: Rows, most: number): Promise<Fitting> {
  const rows = await query.limit(most).execute()
  if (rows.length < most) return { rows, others: 0 }
  return { rows, others: await countOf(db, query.offset(most).limit(mostCounted)) }
}

async function countOf(db: Kysely<Schema>, query: Rows): Promise<number> {
  const { counted } = await db
    .selectFrom(query.clearSelect().select('id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return Number(counted)
}

export function personal(db: Kysely<Schema>) {
  return db.selectFrom('appointment').selectAll().where('erased_at', 'is', null)
}

async function recentActs(db: Kysely<Schema>, nowMs: number): Promise<DeskActRow[]> {
  return await db
    .selectFrom('desk_act')
    .selectAll()
    .where('at', '>=', nowMs - recentMs)
    .where('undo', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(mostOpen)
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
