import type { Updateable } from 'kysely'
import { type CentreSituation, type Owing, owed } from '../../domain/visit/owed.ts'
import type { Schema } from '../db/schema.ts'
import { columnsOfVisit } from '../db/visit-columns.ts'
import { type LoadedVisit, nameOf } from './loaded-visit.ts'
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
  const notices = noticeChanges(owing, visit.notices, nowMs)
  const looks = [owing.lookAgainAtMs, notices.lookAgainAtMs].flatMap((atMs) => atMs ?? [])
  const lookAgainAtMs = looks.length === 0 ? undefined : Math.min(...looks)
  return { visit, columns: columnsOf(visit, { ...owing, lookAgainAtMs }), notices }
}

/** Asks who should have been told of a visit by now. */
export function owingOf(
  loaded: LoadedVisit,
  centre: CentreSituation,
  { isCut }: Pick<VisitDeps, 'isCut'>,
  nowMs: number,
): Owing {
  const { visit, requests, notices, lastRecordedAtMs } = loaded
  const open = visit.asks.flatMap(({ number, state }) => (state === 'open' ? number : []))
  const summarised = requests.filter(({ isBeyondLimit }) => isBeyondLimit && centre.hasSummary)
  const situation = {
    ...{ ...centre, lastRecordedAtMs },
    // A message shows all open asks.
    cutAsks: open.length > 0 && isCut(loaded) ? open : [],
    summarisedAsks: summarised.map(({ number }) => number),
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
