import type { Kysely } from 'kysely'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { Schema } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { noticesOf } from './load-visits.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import type { VisitDeps } from './visit-deps.ts'

/** What came of a change of notices. */
export interface Noted<Result> {
  readonly result: Result
  /** The asks that a person at reception could have noticed by it. */
  readonly told: readonly AskNumber[]
}

/**
 * Changes rows of notices of one visit with the visit locked: the end of a send, a receipt. Asks that a
 * person could have noticed are told. Then `owed` is asked again.
 * @param write Gets the transaction. It may run twice.
 * @returns Undefined where the visit is gone.
 */
export async function changeNotices<Result>(
  deps: VisitDeps,
  visitId: number,
  write: (db: Kysely<Schema>, visit: LoadedVisit) => Promise<Noted<Result>>,
): Promise<Result | undefined> {
  return await changeVisit<Result | undefined>(deps, visitId, async (visit, { db, nowMs }) => {
    if (visit === undefined) return { result: undefined }
    const { result, told } = await write(db, visit)
    const changed = { ...visit, notices: await noticesOf(db, visitId) }
    return { result, visit: notified(changed, told, nowMs) }
  })
}

/** Once for each ask, also where an act has told it: undoing that act must not lose the delivery. */
function notified(visit: LoadedVisit, told: readonly AskNumber[], nowMs: number): LoadedVisit {
  const known = visit.history.flatMap((item) => (item.kind === 'notified' ? item.asks : []))
  const asks = told.filter(
    (number) => !known.includes(number) && visit.visit.asks.some((ask) => ask.number === number),
  )
  if (asks.length === 0) return visit
  return withEvent(visit, { kind: 'notified', asks }, { by: { kind: 'server' }, nowMs })
}
