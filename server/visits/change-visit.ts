import type { Kysely } from 'kysely'
import { takeRecipientsTurn } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { lockVisits, type StoredVisit } from './load-visits.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import { saveVisits } from './save-visits.ts'
import type { VisitDeps } from './visit-deps.ts'

/** What became of a change. */
export interface Changed<Result> {
  readonly result: Result
  /** The visit to save; undefined where nothing is written. */
  readonly visit?: LoadedVisit
}

/** In the transaction of a change. */
export interface InTransaction {
  readonly db: Kysely<Schema>
  readonly nowMs: number
}

/**
 * Changes one visit in a transaction. It locks the visit and reads its history, and `decide` says what
 * is added. Then it stores that, computes the visit again and asks what is owed.
 * @param decide Gets undefined where the visit is gone. It may run twice.
 */
export async function changeVisit<Result>(
  deps: VisitDeps,
  visitId: number,
  decide: (visit: StoredVisit | undefined, at: InTransaction) => Promise<Changed<Result>>,
): Promise<Result> {
  return await deps.transact(async (db) => await changeIn(db, deps, visitId, decide))
}

/** The same in a transaction that holds the turns which are taken before a visit is locked. */
export async function changeIn<Result>(
  db: Kysely<Schema>,
  deps: VisitDeps,
  visitId: number,
  decide: (visit: StoredVisit | undefined, at: InTransaction) => Promise<Changed<Result>>,
): Promise<Result> {
  await takeRecipientsTurn(db, 'shared')
  const [locked] = await lockVisits(db, [visitId])
  const nowMs = deps.now()
  const { result, visit } = await decide(locked, { db, nowMs })
  await saveVisits(db, visit === undefined ? [] : [visit], deps, nowMs)
  return result
}
