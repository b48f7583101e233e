import type { Updateable } from 'kysely'
import { type CentreSituation, type Owing, owed } from '../../domain/visit/owed.ts'
import type { Schema } from '../db/schema.ts'
import { type LoadedVisit, nameOf } from './loaded-visit.ts'
import { columnsOfVisit } from './visit-columns.ts'
import type { VisitDeps } from './visit-deps.ts'
import { type NoticeChanges, noticeChanges } from './visit-notices.ts'

/** The columns and notices to write of a visit that has changed, or whose waits are over. */
export interface SettledVisit {
  readonly visit: LoadedVisit
  readonly columns: VisitColumns
  readonly notices: NoticeChanges
}

/** A settled visit that has its id. */
export interface PlacedVisit extends SettledVisit {
  readonly id: number
}

type VisitColumns = ReturnType<typeof columnsOf>

export function settle(
  visit: LoadedVisit,
  centre: CentreSituation,
  { isCut }: Pick<VisitDeps, 'isCut'>,
  nowMs: number,
): SettledVisit {
  const owing = owingOf(visit, centre, { isCut }, nowMs)
  return { visit, columns: columnsOf(visit, owing), notices: noticeChanges(owing, visit.notices) }
}

/** Asks who should have been told of a visit by now. */
export function owingOf(
  { visit, requests, notices, lastRecordedAtMs }: LoadedVisit,
  centre: CentreSituation,
  { isCut }: Pick<VisitDeps, 'isCut'>,
  nowMs: number,
): Owing {
  const isOpen = ({ number }: { readonly number: number }) =>
    visit.asks.some((ask) => ask.number === number && ask.state === 'open')
  const open = requests.filter(isOpen)
  const numbers = (some: typeof open) => some.map(({ number }) => number)
  const situation = {
    ...centre,
    cutAsks: numbers(open.filter(isCut)),
    summarisedAsks: numbers(open.filter(({ isBeyondLimit }) => isBeyondLimit)),
    lastRecordedAtMs,
  }
  return owed(visit, notices, situation, nowMs)
}

/** The columns that are kept for indexes. */
function columnsOf(loaded: LoadedVisit, { needsCall, lookAgainAtMs }: Owing) {
  return {
    ...columnsOfVisit(loaded.visit, loaded.history),
    name: nameOf(loaded),
    needs_call: needsCall ? 1 : 0,
    look_at: lookAgainAtMs ?? null,
  } satisfies Updateable<Schema['visit']>
}
