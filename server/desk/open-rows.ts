import type { ExpressionBuilder, Kysely } from 'kysely'
import { delhiDate } from '../../domain/delhi-time.ts'
import { isToCallAgain } from '../appointments/to-call-again.ts'
import type { Schema } from '../db/schema.ts'
import { countOf, type Fitting, fitting, personal, type Row, type Rows } from './bounded-rows.ts'

/**
 * How long an open request is in a column, after its call was due or its patient was to come; then the
 * board counts it. Longer than any two opening days lie apart.
 */
const listedMs = 14 * 24 * 60 * 60_000

/** The board lists so many of a kind: nobody works through more at once. */
const mostOpen = 300

/**
 * The count of older requests ends here, because each is read at every change and they may reach
 * back a year.
 */
const mostOlderCounted = 1001

/** How far ahead a visit may lie, and some days more (`maxDaysAhead`). */
const furthestVisitMs = 100 * 24 * 60 * 60_000

/**
 * Where more wait than fit, the board lists those due first and the newest, which ring. The others move
 * up as calls are made.
 */
export async function openRows(db: Kysely<Schema>, nowMs: number): Promise<Fitting> {
  const half = mostOpen / 2
  const open = recentRequests(db, nowMs)
  // After a night all calls are due at one time: the newest must be seen.
  const latest = open.orderBy('call_by', 'desc').orderBy('id', 'desc').limit(half)
  const first = await fitting(db, open.orderBy('call_by').orderBy('id'), half)
  const others = Math.max(0, first.others - half)
  return { rows: [...first.rows, ...(await latest.execute())], others }
}

/**
 * What is to call or to call again and in no column, the newest first: so old that it would push today's
 * calls off the board, or more than fits there. Where reception notes no outcomes, every request of a
 * year is.
 */
export async function unlistedOpenRows(
  db: Kysely<Schema>,
  nowMs: number,
  most: number,
): Promise<readonly Row[]> {
  const unanswered = recentlyUnanswered(db, nowMs).offset(mostOpen)
  const rows = await unlistedRequests(db, nowMs, most)
  for (const query of [...olderOpen(db, nowMs), unanswered]) {
    rows.push(...(await query.limit(most).execute()))
  }
  return rows
}

/** Between those due first and those that came last. */
async function unlistedRequests(db: Kysely<Schema>, nowMs: number, most: number): Promise<Row[]> {
  const half = mostOpen / 2
  const open = recentRequests(db, nowMs)
  const others = (await countOf(db, open)) - mostOpen
  if (others <= 0) return []
  const newest = open.orderBy('call_by', 'desc').orderBy('id', 'desc')
  return await newest.offset(half).limit(Math.min(most, others)).execute()
}

export async function countOlderOpen(db: Kysely<Schema>, nowMs: number): Promise<number> {
  let counted = 0
  for (const query of olderOpen(db, nowMs)) {
    counted += await countOf(db, query, mostOlderCounted)
  }
  return counted
}

/** Two queries: together they would be read whole to be sorted. */
function olderOpen(db: Kysely<Schema>, nowMs: number): readonly Rows[] {
  return [
    requested(db).where('call_by', '<', nowMs - listedMs),
    unanswered(db).where((eb) => eb.not(isRecent(eb, nowMs))),
  ].map((query) => query.orderBy('call_by', 'desc'))
}

/** Those to call again that a column lists, the newest first. */
export async function unansweredRows(db: Kysely<Schema>, nowMs: number): Promise<Fitting> {
  return await fitting(db, recentlyUnanswered(db, nowMs), mostOpen)
}

function recentRequests(db: Kysely<Schema>, nowMs: number) {
  return requested(db).where('call_by', '>=', nowMs - listedMs)
}

function requested(db: Kysely<Schema>) {
  return personal(db).where('status', '=', 'requested')
}

function recentlyUnanswered(db: Kysely<Schema>, nowMs: number) {
  return unanswered(db)
    .where((eb) => isRecent(eb, nowMs))
    .orderBy('call_by', 'desc')
}

function unanswered(db: Kysely<Schema>) {
  return personal(db).where(isToCallAgain)
}

/** Never null, so that what is not recent is its contrary. */
function isRecent(eb: ExpressionBuilder<Schema, 'appointment'>, nowMs: number) {
  const sinceMs = nowMs - listedMs
  const { fn, lit } = eb
  return eb.and([
    eb('call_by', '>=', nowMs - furthestVisitMs),
    eb.or([
      eb('call_by', '>=', sinceMs),
      eb(fn.coalesce('try_again_at', lit(0)), '>=', sinceMs),
      eb(fn.coalesce('agreed_date', 'date'), '>=', delhiDate(sinceMs)),
    ]),
  ])
}
