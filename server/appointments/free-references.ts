import type { Kysely } from 'kysely'
import { otherReference, type Reference, referenceCount } from '../../domain/reference.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'

/**
 * How many references are looked up per query, in turn: the instant's own, a few others, then as
 * many as it takes in a store that is nearly full.
 */
const widths = [1, 4, 64] as const

/** Requests of one millisecond, which share their candidates. */
interface Search {
  readonly instantMs: number
  /** Indexes of the requests that have no reference yet. */
  readonly open: number[]
  /** Number of the first reference not looked up yet. */
  next: number
}

/**
 * A free reference for each instant, in order: its own, or another where that is taken. Throws when
 * all million are taken: then appointments past their retention have not been purged.
 */
export async function freeReferences(
  db: Kysely<Schema>,
  instantsMs: readonly number[],
): Promise<Reference[]> {
  const given = new Map<number, Reference>()
  const used = new Set<Reference>()
  let searches = searchesFor(instantsMs)
  for (let turn = 0; searches.length > 0; turn++) {
    const offers = searches.map((search) => ({ search, offered: offer(search, turn) }))
    const taken = await takenOf(db, [...new Set(offers.flatMap(({ offered }) => offered))])
    for (const { search, offered } of offers) {
      for (const reference of offered) {
        if (taken.has(reference) || used.has(reference)) continue
        const place = search.open.shift()
        if (place === undefined) break
        used.add(reference)
        given.set(place, reference)
      }
    }
    searches = searches.filter(({ open }) => open.length > 0)
  }
  return instantsMs.flatMap((_, place) => given.get(place) ?? [])
}

function searchesFor(instantsMs: readonly number[]): Search[] {
  const byInstant = Map.groupBy(instantsMs.entries(), ([, instantMs]) => instantMs)
  return Array.from(byInstant, ([instantMs, entries]) => ({
    instantMs,
    open: entries.map(([place]) => place),
    next: 0,
  }))
}

function offer(search: Search, turn: number): Reference[] {
  const { instantMs, open, next } = search
  if (next > referenceCount) throw new Error('every reference is taken: purge what is too old')
  const width = (widths[turn] ?? widths[2]) - 1 + open.length
  search.next += width
  return Array.from({ length: width }, (_, index) => otherReference(instantMs, next + index))
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
