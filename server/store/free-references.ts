import type { Kysely } from 'kysely'
import { otherReference, type Reference, referenceCount } from '../../domain/reference.ts'
import { padded } from './chunks.ts'
import type { Schema } from './schema.ts'

/**
 * How many are looked up at once, in turn: an instant's own, a few others, then as many as it takes in
 * a store that is nearly full.
 */
const widths = [1, 4, 64] as const

/**
 * A reference nobody has for each instant, in order: its own, or another where that is taken. Throws
 * when all million are: then appointments past their retention have not been purged.
 */
export async function freeReferences(
  db: Kysely<Schema>,
  instantsMs: readonly number[],
): Promise<Reference[]> {
  const given = new Map<number, Reference>()
  const used = new Set<Reference>()
  let from = 0
  for (let turn = 0; given.size < instantsMs.length; turn++) {
    if (from > referenceCount) throw new Error('every reference is taken: purge what is too old')
    const width = widths[turn] ?? widths[2]
    const open = instantsMs.flatMap((instantMs, index) =>
      given.has(index) ? [] : { index, candidates: candidatesFrom(instantMs, from, width) },
    )
    from += width
    const asked = open.flatMap(({ candidates }) => candidates)
    const taken = await takenOf(db, asked)
    for (const { index, candidates } of open) {
      const free = candidates.find((each) => !taken.has(each) && !used.has(each))
      if (free === undefined) continue
      used.add(free)
      given.set(index, free)
    }
  }
  return instantsMs.flatMap((_, index) => given.get(index) ?? [])
}

function candidatesFrom(instantMs: number, from: number, width: number): Reference[] {
  return Array.from({ length: width }, (_, index) => otherReference(instantMs, from + index))
}

async function takenOf(
  db: Kysely<Schema>,
  references: readonly Reference[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('appointment')
    .select('reference')
    .where('reference', 'in', padded(references))
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}
