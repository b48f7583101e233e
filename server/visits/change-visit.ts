import { type CentreSituation, type OwedNotices, owed } from '../../domain/visit/owed.ts'
import { chunksOf } from '../db/chunks.ts'
import { columnsOfVisit } from '../db/computed-columns.ts'
import { lockRecipients } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { insertEvents, insertPhones, insertRequests } from './history-rows.ts'
import { lockVisits } from './load-visits.ts'
import {
  asPlanned,
  contactOf,
  emptyVisit,
  type LoadedVisit,
  nameOf,
  openAskNumbers,
} from './loaded-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { noticeChanges, writeNotices } from './visit-notices.ts'

export interface Changed<Result> {
  readonly result: Result
  /** The visit to save; undefined if the visit stays as it is. */
  readonly visit?: LoadedVisit
}

export interface InTransaction {
  readonly db: Db
  readonly nowMs: number
}

/**
 * Changes one visit in a transaction. It locks the visit and reads its history. What `decide` adds to the visit
 * is stored, and `owed` says which notices must be due.
 * @param visitId Undefined for a new visit.
 * @param decide Gets undefined if the visit is gone. It may write other rows in the transaction, and it may run twice.
 * @param lockFirst Takes the locks that come before that of the visit.
 */
export async function changeVisit<Result>(
  deps: VisitDeps,
  visitId: number | undefined,
  decide: (visit: LoadedVisit | undefined, at: InTransaction) => Promise<Changed<Result>>,
  lockFirst?: (db: Db) => Promise<void>,
): Promise<Result> {
  return await deps.transact(async (db) => {
    await lockFirst?.(db)
    await lockRecipients(db, 'shared')
    const [locked] = visitId === undefined ? [emptyVisit] : await lockVisits(db, [visitId])
    const nowMs = deps.now()
    const { result, visit } = await decide(locked, { db, nowMs })
    await saveVisits(db, visit === undefined ? [] : [visit], deps, nowMs)
    return result
  })
}

/**
 * Stores what was added to visits, updates their columns, makes the owed notices due, and counts a change that boards
 * show. Call it last in a transaction, because other writers wait for the counter.
 */
export async function saveVisits(
  db: Db,
  changed: readonly LoadedVisit[],
  deps: VisitDeps,
  nowMs: number,
): Promise<void> {
  if (changed.length === 0) return
  const centre = await deps.readCentre(db)
  const settled = changed.map((visit) => settle(visit, centre, deps, nowMs))
  const placed = [
    ...(await updateVisits(db, settled)),
    ...(await insertVisits(
      db,
      settled.filter(({ visit }) => visit.id === undefined),
    )),
  ]
  await insertRequests(db, placed)
  await insertPhones(db, placed, nowMs)
  await insertEvents(db, placed)
  await writeNotices(db, placed, deps, nowMs)
  if (placed.some(isShown)) await countChange(db)
}

type SettledVisit = ReturnType<typeof settle>

type PlacedVisit = SettledVisit & { readonly id: number }

/** The columns and notices to write for a visit that has changed or was looked at again. */
function settle(visit: LoadedVisit, centre: CentreSituation, deps: VisitDeps, nowMs: number) {
  const owedNotices = owedNoticesOf(visit, centre, deps, nowMs)
  const notices = noticeChanges(owedNotices, visit.notices, nowMs)
  const columns = {
    ...columnsOfVisit(visit.visit, visit.history),
    // Not the last number of the history, because a restore leaves out numbers (`leaveNumbers` in server/db/restore.ts).
    last_number: visit.lastNumber,
    name: nameOf(visit),
    needs_call: owedNotices.needsCall ? 1 : 0,
    look_at: notices.lookAgainAtMs ?? null,
  }
  return { visit, columns, notices }
}

/** What `owed` says of a visit: which notices must exist now, and when to ask again. */
export function owedNoticesOf(
  loaded: LoadedVisit,
  centre: CentreSituation,
  { isMessageCut }: VisitDeps,
  nowMs: number,
): OwedNotices {
  const { visit, requests, notices, lastRecordedAtMs } = loaded
  const summarised = requests.filter(({ isBeyondLimit }) => isBeyondLimit && centre.hasSummary)
  const situation = {
    ...centre,
    lastRecordedAtMs,
    // A message lists all open asks. If it does not fit the template, each of these asks counts as cut.
    cutAsks: isMessageCut(loaded) ? openAskNumbers(loaded) : [],
    summarisedAsks: summarised.map(({ number }) => number),
    ...(contactOf(asPlanned(loaded)).email === '' && { patientMail: undefined }),
  }
  return owed(visit, notices, situation, nowMs)
}

async function updateVisits(db: Db, settled: readonly SettledVisit[]): Promise<PlacedVisit[]> {
  const placed = settled.flatMap((each) =>
    each.visit.id === undefined ? [] : { ...each, id: each.visit.id },
  )
  for (const { id, visit, columns } of placed.toSorted((a, b) => a.id - b.id)) {
    const claim = visit.added.claim ? claimColumns(visit) : {}
    await db
      .updateTable('visit')
      .set({ ...columns, ...claim })
      .where('id', '=', id)
      .execute()
  }
  return placed
}

function claimColumns({ claim }: LoadedVisit) {
  return {
    claim_device: claim === undefined ? null : Number(claim.device),
    claim_until: claim?.untilMs ?? null,
    claim_number: claim?.number ?? null,
  }
}

async function insertVisits(db: Db, settled: readonly SettledVisit[]): Promise<PlacedVisit[]> {
  const placed: PlacedVisit[] = []
  for (const chunk of chunksOf(settled)) {
    const rows = await db
      .insertInto('visit')
      .values(chunk.map(({ columns }) => columns))
      .returning(['id', 'name', 'last_recorded_at as at'])
      .execute()
    const inOrder = rows.toSorted((a, b) => a.id - b.id)
    for (const [place, each] of chunk.entries()) {
      const row = inOrder[place]
      // Rows are inserted in the order of the values. If a store did otherwise, patients would be mixed up.
      if (row?.name !== each.columns.name || row.at !== each.columns.last_recorded_at) {
        throw new Error('visits were not stored in their order')
      }
      placed.push({ ...each, id: row.id })
    }
  }
  return placed
}

/** Whether boards show the change. A receipt or a look changes a card only if NEEDS CALL begins or ends. */
function isShown({ visit: { added, needsCall }, columns }: PlacedVisit): boolean {
  const isEvent = added.events.some(({ event }) => event.kind !== 'notified')
  return (
    added.requests.length > 0 || isEvent || added.claim || needsCall !== (columns.needs_call === 1)
  )
}
