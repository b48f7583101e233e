import type { Kysely } from 'kysely'
import { chunksOf, padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'

/** SQLite binds at most 32,766 values to a statement. */
const requestsAtOnce = 1024

/**
 * Pairs of a request and what corrects it, directly or by way of others. A reference is used again after
 * a purge, for a later one.
 */
export async function correctionsOf(db: Kysely<Schema>, ids: readonly number[]) {
  const pairs = []
  for (const chunk of chunksOf(ids, requestsAtOnce)) {
    pairs.push(...(await correctionsOfSome(db, chunk)))
  }
  return pairs
}

async function correctionsOfSome(db: Kysely<Schema>, ids: readonly number[]) {
  return await db
    .withRecursive('chain', (cte) =>
      cte
        .selectFrom('appointment')
        .select(['id as of', 'id', 'reference', 'received_at'])
        .where('id', 'in', padded(ids))
        .union((eb) =>
          eb
            .selectFrom('appointment')
            .innerJoin('chain', 'chain.reference', 'appointment.corrects')
            .whereRef('appointment.received_at', '>=', 'chain.received_at')
            .select([
              ...(['chain.of', 'appointment.id'] as const),
              ...(['appointment.reference', 'appointment.received_at'] as const),
            ]),
        ),
    )
    .selectFrom('chain')
    .innerJoin('appointment', 'appointment.id', 'chain.id')
    .whereRef('chain.id', '!=', 'chain.of')
    .select(['chain.of', 'appointment.id', 'source', 'status'])
    .execute()
}
