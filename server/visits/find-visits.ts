import type { Kysely } from 'kysely'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import { folded } from '../../domain/folded-text.ts'
import { typedReference } from '../../domain/reference.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { loadVisits, type StoredVisit } from './load-visits.ts'
import { phoneKeys } from './phone-key.ts'
import { type ListedVisits, listed } from './read-board.ts'

/** A name, or a part of a number, is looked for in so many of the newest requests. */
const searched = 5000

/** Fewer digits are in every other number. */
const fewestDigits = 4

/**
 * Visits by reference or whole number, however old; by a name or a part of it, or the digits of a part of
 * a number, among the newest. The newest first.
 */
export async function findVisits(
  db: Kysely<Schema>,
  query: string,
  most: number,
): Promise<ListedVisits> {
  const byReference = await visitOfReference(db, query)
  const byNumber = await visitsOfNumber(db, phoneKeys(query), most)
  // Do not split a known number: its digits are looked for only where nobody has the whole.
  const others = byNumber.length > 0 ? byNumber : await amongNewest(db, query, most)
  const ids = new Set([byReference ?? [], others].flat())
  return await listed(db, [...ids].slice(0, most))
}

/** The visit of a request, as a command or a confirmation names it. */
export async function readByReference(
  db: Kysely<Schema>,
  reference: string,
): Promise<StoredVisit | undefined> {
  const id = await visitOfReference(db, reference)
  const [visit] = id === undefined ? [] : await loadVisits(db, [id])
  return visit
}

async function visitOfReference(db: Kysely<Schema>, typed: string): Promise<number | undefined> {
  const reference = typedReference(typed)
  if (reference === undefined) return undefined
  const row = await db
    .selectFrom('request')
    .select('visit_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.visit_id
}

async function visitsOfNumber(
  db: Kysely<Schema>,
  keys: readonly string[],
  most: number,
): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('visit_phone')
    .select('visit_id')
    .where('phone_key', 'in', padded(keys))
    .orderBy('recorded_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ visit_id }) => visit_id)
}

/** In memory, because a store folds letters of another script otherwise than we do. */
async function amongNewest(db: Kysely<Schema>, query: string, most: number): Promise<number[]> {
  const wanted = folded(query)
  const digits = asciiDigits(query).replaceAll(/\D/g, '')
  const hasDigits = digits.length >= fewestDigits
  if (wanted === '') return []
  const rows = await db
    .selectFrom('request')
    .innerJoin('visit', 'visit.id', 'request.visit_id')
    .select(['request.visit_id', 'request.name', 'request.phone', 'visit.name as latest'])
    .orderBy('request.id', 'desc')
    .limit(searched)
    .execute()
  const found = rows.filter(
    ({ name, latest, phone }) =>
      folded(`${name}\n${latest}`).includes(wanted) ||
      (hasDigits && asciiDigits(phone).replaceAll(/\D/g, '').includes(digits)),
  )
  return [...new Set(found.map(({ visit_id }) => visit_id))].slice(0, most)
}
