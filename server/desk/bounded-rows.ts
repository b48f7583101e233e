import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type Row = Selectable<Schema['appointment']>

export type Rows = ReturnType<typeof personal>

/** A count of what is not listed ends here. */
const mostCounted = 10_000

export interface Fitting {
  readonly rows: readonly Row[]
  /** How many more there are. */
  readonly others: number
}

/** Every appointment whose personal data is stored. */
export function personal(db: Kysely<Schema>) {
  return db.selectFrom('appointment').selectAll().where('erased_at', 'is', null)
}

/** The first of them, and a count of the others. */
export async function fitting(db: Kysely<Schema>, query: Rows, most: number): Promise<Fitting> {
  const rows = await query.limit(most).execute()
  if (rows.length < most) return { rows, others: 0 }
  return { rows, others: await countOf(db, query.offset(most)) }
}

/** How many there are, but no more than are worth reading to be counted. */
export async function countOf(
  db: Kysely<Schema>,
  query: Rows,
  most: number = mostCounted,
): Promise<number> {
  const { counted } = await db
    .selectFrom(query.limit(most).clearSelect().select('id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return Number(counted)
}
