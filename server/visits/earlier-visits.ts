import type { Kysely } from 'kysely'
import { chunksOf } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { loadVisits, readVisits, type StoredVisit } from './load-visits.ts'
import { numbersOf } from './pending-visits.ts'

/** A card shows fewer. The result includes the cards' own visits. */
const perNumber = 8

/** A statement joins so many queries at most. */
const numbersAtOnce = 64

/**
 * The last visits of every number of these visits, the newest first, however often it booked. These visits
 * are among them, and are not read again.
 */
export async function earlierVisits(
  db: Kysely<Schema>,
  visits: readonly StoredVisit[],
): Promise<StoredVisit[]> {
  const keys = new Set(visits.flatMap(numbersOf))
  const found: number[] = []
  for (const chunk of chunksOf([...keys], numbersAtOnce)) {
    found.push(...(await lastOfNumbers(db, chunk)))
  }
  const known = new Map(visits.map((visit) => [visit.id, visit]))
  const ids = [...new Set(found)].toSorted((a, b) => b - a)
  const unknown = ids.filter((id) => !known.has(id))
  for (const visit of (await readVisits(db, unknown)).visits) known.set(visit.id, visit)
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** Other visits of the same numbers: whoever erases one is shown them. */
export async function visitsOfSameNumbers(
  db: Kysely<Schema>,
  visitId: number,
): Promise<StoredVisit[]> {
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

/** One bounded query for each number, joined: read together they would grow with what is stored. */
async function lastOfNumbers(db: Kysely<Schema>, keys: readonly string[]): Promise<number[]> {
  const [first, ...others] = keys.map((key) =>
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
  if (first === undefined) return []
  const all = others.reduce((query, other) => query.unionAll(other), first)
  return (await all.execute()).map(({ visit_id }) => visit_id)
}
