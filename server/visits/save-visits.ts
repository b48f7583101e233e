import type { Insertable, Kysely } from 'kysely'
import { chunksOf } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { insertEvents } from './insert-events.ts'
import { insertPhones, insertRequests } from './insert-requests.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import { type PlacedVisit, type SettledVisit, settle } from './settle-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { writeNotices } from './write-notices.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 64

/**
 * Stores what was added to visits, keeps their columns, makes due what is owed and counts the change
 * for open desks. Last in its transaction, because others wait for the counter.
 */
export async function saveVisits(
  db: Kysely<Schema>,
  changed: readonly LoadedVisit[],
  deps: Pick<VisitDeps, 'readCentre' | 'isCut' | 'newId'>,
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

async function updateVisits(
  db: Kysely<Schema>,
  settled: readonly SettledVisit[],
): Promise<PlacedVisit[]> {
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

async function insertVisits(
  db: Kysely<Schema>,
  settled: readonly SettledVisit[],
): Promise<PlacedVisit[]> {
  const placed: PlacedVisit[] = []
  for (const chunk of chunksOf(settled, rowsAtOnce)) {
    const rows = await db
      .insertInto('visit')
      .values(chunk.map(({ columns }): Insertable<Schema['visit']> => columns))
      .returning(['id', 'name', 'last_recorded_at as at'])
      .execute()
    const inOrder = rows.toSorted((a, b) => a.id - b.id)
    for (const [place, each] of chunk.entries()) {
      const row = inOrder[place]
      // Rows are inserted in the order of the values. A store that did otherwise must not mix up patients.
      if (row?.name !== each.columns.name || row.at !== each.columns.last_recorded_at) {
        throw new Error('visits were not stored in their order')
      }
      placed.push({ ...each, id: row.id })
    }
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

/** Whether open desks show it. A receipt changes a card only where it ends NEEDS CALL. */
function isShown({ visit: { added, needsCall }, columns }: PlacedVisit): boolean {
  const isEvent = added.events.some(({ event }) => event.kind !== 'notified')
  return (
    added.requests.length > 0 || isEvent || added.claim || needsCall !== (columns.needs_call === 1)
  )
}
