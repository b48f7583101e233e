import type { Kysely } from 'kysely'
import { otherReference, type Reference, referenceCount } from '../../domain/reference.ts'
import type { Schema } from './schema.ts'

/** How many are looked up at once: a store that is nine tenths full seldom needs a second look. */
const lookedUpAtOnce = 64

/**
 * A reference nobody has, for when the instant's own is taken. Throws when all million are: then
 * appointments past their retention have not been purged.
 */
export async function freeReference(db: Kysely<Schema>, instantMs: number): Promise<Reference> {
  for (let tried = 0; tried < referenceCount; tried += lookedUpAtOnce) {
    const candidates = Array.from({ length: lookedUpAtOnce }, (_, index) =>
      otherReference(instantMs, tried + index + 1),
    )
    const free = await firstFree(db, candidates)
    if (free !== undefined) return free
  }
  throw new Error('every reference is taken: purge appointments that are past their retention')
}

async function firstFree(
  db: Kysely<Schema>,
  candidates: readonly Reference[],
): Promise<Reference | undefined> {
  const rows = await db
    .selectFrom('appointment')
    .select('reference')
    .where('reference', 'in', candidates)
    .execute()
  const taken = new Set(rows.map(({ reference }) => reference))
  return candidates.find((reference) => !taken.has(reference))
}
