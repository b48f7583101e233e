import type { Kysely, Selectable } from 'kysely'
import { phoneKeys } from '../appointments/phone-key.ts'
import { chunksOf, padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'

/**
 * For each number, reads more than the card shows, because the result includes the card's own
 * requests.
 */
const perNumber = 10

/** Numbers in one statement; SQLite joins at most 500 queries. */
const numbersAtOnce = 64

const earlierColumns = [
  ...(['id', 'reference', 'name', 'phone', 'status', 'date', 'time'] as const),
  ...(['agreed_date', 'agreed_time', 'corrects', 'received_at'] as const),
] as const

export type EarlierRow = Pick<Selectable<Schema['appointment']>, (typeof earlierColumns)[number]>

/** The last requests of every number in these rows, newest first, however often it booked. */
export async function earlierOf(
  db: Kysely<Schema>,
  rows: readonly { readonly phone: string }[],
): Promise<EarlierRow[]> {
  const keys = [...new Set(rows.flatMap(({ phone }) => phoneKeys(phone)))]
  const ids = new Set<number>()
  for (const chunk of chunksOf(keys, numbersAtOnce)) {
    for (const id of await lastOfNumbers(db, chunk)) ids.add(id)
  }
  if (ids.size === 0) return []
  return await db
    .selectFrom('appointment')
    .select(earlierColumns)
    .where('id', 'in', padded([...ids]))
    .where('erased_at', 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One bounded query for each number, joined: read together they would grow with what is stored. */
async function lastOfNumbers(db: Kysely<Schema>, keys: readonly string[]): Promise<number[]> {
  const [first, ...others] = keys.map((key) =>
    db
      .selectFrom(
        db
          .selectFrom('phone_number')
          .select('appointment_id')
          .where('phone_key', '=', key)
          .orderBy('received_at', 'desc')
          .limit(perNumber)
          .as('last'),
      )
      .select('appointment_id'),
  )
  if (first === undefined) return []
  const all = others.reduce((query, other) => query.unionAll(other), first)
  return (await all.execute()).map(({ appointment_id }) => appointment_id)
}
