import { typedReference } from '../../domain/request/reference.ts'
import { patientNameMatcher } from '../../domain/search/match-patient-name.ts'
import { digitsOf } from '../../domain/text/ascii-digits.ts'
import { folded } from '../../domain/text/folded-text.ts'
import { chunksOf, padded } from '../db/chunks.ts'
import type { Db } from '../db/schema.ts'
import { loadVisits, readVisits, type StoredVisit } from './load-visits.ts'
import { phoneKeysOf } from './loaded-visit.ts'
import { phoneKeys } from './phone-key.ts'
import { type ListedVisits, readListedVisits } from './read-board.ts'

/** How many of the newest requests a search by name, by test, or by a part of a number reads. */
const searched = 5000

/** A search for fewer digits would find nearly every number. */
const minDigits = 4

/**
 * Finds visits of any age by reference or whole number. Finds visits among the newest by a name, by digits of a
 * number, by both, or by a test. The visit of a reference comes first, then the newest.
 */
export async function findVisits(db: Db, query: string, most: number): Promise<ListedVisits> {
  const byReference = await visitOfReference(db, query)
  const byNumber = await visitsOfNumber(db, phoneKeys(query), most)
  // Digits are looked for inside other numbers only if no visit has the whole number.
  const others = byNumber.length > 0 ? byNumber : await amongNewest(db, query, most)
  const ids = new Set([byReference ?? [], others].flat())
  return await readListedVisits(db, [...ids].slice(0, most))
}

/** The visit of the request that a command or a confirmation names. */
export async function readByReference(db: Db, reference: string): Promise<StoredVisit | undefined> {
  const id = await visitOfReference(db, reference)
  const [visit] = id === undefined ? [] : await loadVisits(db, [id])
  return visit
}

async function visitOfReference(db: Db, typed: string): Promise<number | undefined> {
  const reference = typedReference(typed)
  if (reference === undefined) return undefined
  const row = await db
    .selectFrom('request')
    .select('visit_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.visit_id
}

/** The ids of visits with one of these numbers, the last recorded first. A visit with two of them comes twice. */
export async function visitsOfNumber(
  db: Db,
  keys: readonly string[],
  most?: number,
): Promise<number[]> {
  if (keys.length === 0) return []
  const all = db
    .selectFrom('visit_phone')
    .select('visit_id')
    .where('phone_key', 'in', padded(keys))
    .orderBy('recorded_at', 'desc')
  const rows = await (most === undefined ? all : all.limit(most)).execute()
  return rows.map(({ visit_id }) => visit_id)
}

/**
 * The newest visits of a name or number, and of a test whose whole name was typed. Reception may take a test off the
 * site, and then has to find who is still expected for it.
 */
async function amongNewest(db: Db, query: string, most: number): Promise<number[]> {
  const rows = await newestRequests(db)
  const isWanted = await matcherOf(db, query)
  const typed = JSON.stringify(folded(query))
  const matching = rows.filter((row) => isWanted(row) || folded(row.tests).includes(typed))
  return [...new Set(matching.map(({ visit_id }) => visit_id))].slice(0, most)
}

async function newestRequests(db: Db) {
  return await db
    .selectFrom('request')
    .innerJoin('visit', 'visit.id', 'request.visit_id')
    .select(['request.visit_id', 'request.name', 'request.phone', 'request.tests'])
    .select('visit.name as latest')
    .orderBy('request.id', 'desc')
    .limit(searched)
    .execute()
}

type NewestRequest = Awaited<ReturnType<typeof newestRequests>>[number]

/** Compares names in memory, because a database knows neither how names sound nor how to compare two scripts. */
async function matcherOf(db: Db, query: string): Promise<(row: NewestRequest) => boolean> {
  const { name, digits } = nameAndDigits(query)
  if (name === '' && digits === '') return () => false
  const isNamed = patientNameMatcher(name)
  const numbered = digits === '' ? undefined : await visitsOfDigits(db, digits)
  return ({ visit_id, phone, latest, name: sent }) =>
    (name === '' || isNamed(latest) || (sent !== latest && isNamed(sent))) &&
    (numbered === undefined || numbered.has(visit_id) || digitsOf(phone).includes(digits))
}

/** Splits a query into a name and digits. Digits inside a word belong to the word. */
function nameAndDigits(query: string): { readonly name: string; readonly digits: string } {
  const words = query.split(/\s+/u)
  const digits = digitsOf(words.filter((word) => !/\p{L}/u.test(word)).join(''))
  if (digits.length < minDigits) return { name: query.trim(), digits: '' }
  return { name: words.filter((word) => /\p{L}/u.test(word)).join(' '), digits }
}

/** Visits with a number, sent or corrected, that contains these digits. */
async function visitsOfDigits(db: Db, digits: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('visit_phone')
    .select(['visit_id', 'phone_key'])
    .orderBy('id', 'desc')
    .limit(searched)
    .execute()
  return new Set(
    rows.filter(({ phone_key }) => phone_key.includes(digits)).map(({ visit_id }) => visit_id),
  )
}

/** How many visits are read for each number. They include the card's own visit, so more are read than a card shows. */
const perNumber = 8

/** How many queries one statement joins at most. */
const numbersAtOnce = 64

/**
 * The last visits of every number of these visits, the newest first. A number gives at most eight visits. The given
 * visits among them are not read again.
 */
export async function earlierVisits(
  db: Db,
  visits: readonly StoredVisit[],
): Promise<StoredVisit[]> {
  const keys = new Set(visits.flatMap(phoneKeysOf))
  const lastIds: number[] = []
  for (const chunk of chunksOf([...keys], numbersAtOnce)) {
    lastIds.push(...(await lastOfNumbers(db, chunk)))
  }
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const ids = [...new Set(lastIds)].toSorted((a, b) => b - a)
  const unread = ids.filter((id) => !byId.has(id))
  for (const visit of (await readVisits(db, unread)).visits) byId.set(visit.id, visit)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Other visits of the same numbers. The command that erases a visit shows them. */
export async function visitsOfSameNumbers(db: Db, visitId: number): Promise<StoredVisit[]> {
  const rows = await db
    .selectFrom('visit_phone as own')
    .innerJoin('visit_phone as other', 'other.phone_key', 'own.phone_key')
    .select('other.visit_id')
    .distinct()
    .where('own.visit_id', '=', visitId)
    .whereRef('other.visit_id', '!=', 'own.visit_id')
    .orderBy('other.visit_id')
    .execute()
  return await loadVisits(
    db,
    rows.map(({ visit_id }) => visit_id),
  )
}

/** Joins one query for each number, each with its own limit, so that the cost does not grow with what is stored. */
async function lastOfNumbers(db: Db, keys: readonly string[]): Promise<number[]> {
  const queries = keys.map((key) =>
    db
      .selectFrom(
        db
          .selectFrom('visit_phone')
          .select('visit_id')
          .where('phone_key', '=', key)
          .orderBy('recorded_at', 'desc')
          .limit(perNumber)
          .as('last'),
      )
      .select('visit_id'),
  )
  const all = queries.reduce((query, other) => query.unionAll(other))
  return (await all.execute()).map(({ visit_id }) => visit_id)
}
