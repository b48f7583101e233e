import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A query for the ids of visits; each is answered by one index. */
export type VisitIds = SelectQueryBuilder<Schema, 'visit', { id: number }>

/** The ids that any of these queries finds, each once. */
export async function idsOf(
  db: Kysely<Schema>,
  [first, ...others]: readonly [VisitIds, ...VisitIds[]],
): Promise<number[]> {
  const found = (query: VisitIds) => db.selectFrom(query.as('found')).select('id')
  const all = others.reduce((joined, query) => joined.union(found(query)), found(first))
  const rows = await all.execute()
  return rows.map(({ id }) => id)
}

export function visitIds(db: Kysely<Schema>): VisitIds {
  return db.selectFrom('visit').select('id')
}

/** An open ask alone gives its visit a call-by. */
export function toCall(db: Kysely<Schema>): VisitIds {
  return visitIds(db).where('call_by', 'is not', null)
}

/** The state is written out, because a partial index does not answer for a bound value. */
export function toCallAgain(db: Kysely<Schema>): VisitIds {
  return visitIds(db).where(sql<SqlBool>`state = 'to call again'`)
}

/** Agreed for that day and not marked; something else may be open beside it. */
export function agreedOn(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('agreed_date', 'is not', null)
}

/** The patient has come on that day, or has not. */
export function markedOn(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db).where('day', '=', date).where('ending', 'in', ['arrived', 'no-show'])
}

/** Asks for that day, and somebody has to call. */
export function askingFor(db: Kysely<Schema>, date: string): VisitIds {
  return visitIds(db)
    .where('day', '=', date)
    .where('agreed_date', 'is', null)
    .where('ending', 'is', null)
}

/** How many more there are than so many; the count ends at `most`. */
export async function countBeyond(
  db: Kysely<Schema>,
  query: VisitIds,
  listed: number,
  most: number,
): Promise<number> {
  const { counted } = await db
    .selectFrom(query.limit(listed + most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(counted) - listed)
}
