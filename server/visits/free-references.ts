import { otherReference, type Reference, referenceAt } from '../../domain/request/reference.ts'
import { padded } from '../db/chunks.ts'
import type { Db } from '../db/schema.ts'

/**
 * How many references each query tries for a request. The first query tries only the request's own. With four fifths of
 * the million taken, one request in five million needs the last query.
 */
export const probes = [1, 4, 64, 1024] as const

/**
 * A free reference for each instant, in order. It is the instant's own, or another if that is taken. Throws if no
 * query finds one, which means that old appointments have not been purged.
 */
export async function freeReferences(db: Db, instantsMs: readonly number[]): Promise<Reference[]> {
  const candidates = instantsMs.map(candidatesOf(new Map()))
  const given = new Map<number, Reference>()
  const used = new Set<Reference>()
  for (const count of probes) {
    const open = [...candidates.entries()].filter(([place]) => !given.has(place))
    if (open.length === 0) break
    const offers = open.map(([place, next]) => ({ place, offered: next(count) }))
    const taken = await takenOf(
      db,
      offers.flatMap(({ offered }) => offered),
    )
    for (const { place, offered } of offers) {
      const free = offered.find((reference) => !taken.has(reference) && !used.has(reference))
      if (free === undefined) continue
      used.add(free)
      given.set(place, free)
    }
  }
  if (given.size < instantsMs.length) throw new Error('no reference is free: purge what is too old')
  return instantsMs.flatMap((_, place) => given.get(place) ?? [])
}

/** Requests of one millisecond share a series of candidates, so that no candidate is offered to two of them. */
function candidatesOf(triedAt: Map<number, number>) {
  return (instantMs: number) => (count: number) => {
    const first = triedAt.get(instantMs) ?? 0
    triedAt.set(instantMs, first + count)
    return Array.from({ length: count }, (_, index) =>
      first + index === 0 ? referenceAt(instantMs) : otherReference(instantMs, first + index),
    )
  }
}

async function takenOf(db: Db, references: readonly Reference[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('request')
    .select('reference')
    .where('reference', 'in', padded(references))
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}
