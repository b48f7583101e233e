import type { Kysely } from 'kysely'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import { type CalendarDate, parseDate } from '../../domain/delhi-time.ts'
import { typedReference } from '../../domain/reference.ts'
import { folded } from '../../domain/repeated-request.ts'
import { phoneKeys } from '../appointments/phone-key.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { personal, type Row } from './bounded-rows.ts'
import {
  askingRows,
  confirmedRows,
  expectedRows,
  type Facts,
  readFactsOf,
  rowsOf,
} from './facts.ts'
import { unlistedOpenRows } from './open-rows.ts'

/** A name, or a part of a number, is looked for in so many of the newest requests. */
const searched = 5000

/** How many a page lists. One more is read, to know whether there are more. */
const mostListed = 50
const mostFound = mostListed + 1

/** Fewer digits are in every other number. */
const fewestDigits = 4

/**
 * Appointments by reference or whole number, however old; by a name or a part of it, or the digits
 * of a part of a number, among the newest. For a date it finds the visits that are not marked.
 * Without words it finds those to call, or to call again, that the board does not list.
 */
export async function findAppointments(
  db: Kysely<Schema>,
  query: string,
  nowMs: number,
): Promise<Facts & { readonly hasMore: boolean }> {
  const rows =
    query === '' ? await unlistedOpenRows(db, nowMs, mostFound) : await matchingRows(db, query)
  const newest = rows.toSorted((a, b) => b.received_at - a.received_at).slice(0, mostListed)
  return { ...(await readFactsOf(db, newest, nowMs)), hasMore: rows.length > mostListed }
}

async function matchingRows(db: Kysely<Schema>, query: string): Promise<readonly Row[]> {
  const date = parseDate(query)
  if (date !== undefined) return await confirmedRows(db, date)
  const reference = typedReference(query)
  const ofNumber = await rowsOfNumber(db, phoneKeys(query))
  const rows = [
    ...(await rowsOf(db, reference === undefined ? [] : [reference])),
    // A whole number that is known is no part of another.
    ...(ofNumber.length > 0 ? ofNumber : await rowsAmongNewest(db, query)),
  ]
  return Array.from(new Map(rows.map((row) => [row.id, row])).values())
}

/** The visits on that day at that time. */
export async function takenIn(
  db: Kysely<Schema>,
  { date, time }: { readonly date: CalendarDate; readonly time: string },
  nowMs: number,
): Promise<Facts> {
  const { rows } = await expectedRows(db, [date], time)
  return await readFactsOf(db, rows, nowMs)
}

/** Patients who come or may come on that day, and how many more there are than fit on a list. */
export async function comingOn(
  db: Kysely<Schema>,
  date: CalendarDate,
  nowMs: number,
): Promise<Facts & { readonly others: number }> {
  const expected = await expectedRows(db, [date])
  const asking = await askingRows(db, [date])
  const facts = await readFactsOf(db, [...expected.rows, ...asking.rows], nowMs)
  return { ...facts, others: expected.others + asking.others }
}

async function rowsOfNumber(db: Kysely<Schema>, keys: readonly string[]): Promise<Row[]> {
  if (keys.length === 0) return []
  const theirs = db
    .selectFrom('phone_number')
    .select('appointment_id')
    .where('phone_key', 'in', keys)
    .orderBy('received_at', 'desc')
    .limit(mostFound)
  const ids = (await theirs.execute()).map(({ appointment_id }) => appointment_id)
  return await rowsById(db, ids)
}

/** Matched here, not by the database: it folds capitals of ASCII alone. */
async function rowsAmongNewest(db: Kysely<Schema>, query: string): Promise<Row[]> {
  const name = folded(query)
  const digits = asciiDigits(query).replaceAll(/\D/g, '')
  if (name === '') return []
  const newest = await db
    .selectFrom('appointment')
    .select(['id', 'name', 'phone'])
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(searched)
    .execute()
  const isMatch = (row: { readonly name: string; readonly phone: string }) =>
    folded(row.name).includes(name) ||
    (digits.length >= fewestDigits && asciiDigits(row.phone).replaceAll(/\D/g, '').includes(digits))
  return await rowsById(
    db,
    newest.filter(isMatch).map(({ id }) => id),
  )
}

async function rowsById(db: Kysely<Schema>, ids: readonly number[]): Promise<Row[]> {
  const few = ids.slice(0, mostFound)
  if (few.length === 0) return []
  return await personal(db).where('id', 'in', padded(few)).execute()
}
