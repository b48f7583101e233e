import type { Insertable, Kysely } from 'kysely'
import type { NoticeKey } from '../../domain/visit/owed.ts'
import { chunksOf } from '../db/chunks.ts'
import { endedWithRequest } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { recipientOf } from './recipient-key.ts'
import type { PlacedVisit } from './settle-visit.ts'
import type { VisitDeps } from './visit-deps.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 256

/** Makes due what is owed and ends what is not. Attempts and unknown ends are kept. */
export async function writeNotices(
  db: Kysely<Schema>,
  placed: readonly PlacedVisit[],
  { newId }: Pick<VisitDeps, 'newId'>,
  nowMs: number,
): Promise<void> {
  const kept = placed.flatMap(({ notices: { dueAgain, notNeeded } }) => [
    ...dueAgain.map(({ id, dueAtMs }) => ({ id, columns: dueAgainColumns(dueAtMs, nowMs) })),
    ...notNeeded.map(({ id, status, unknowns }) => ({
      id,
      // Its lease ran out: the message may have left.
      columns: { ...endedColumns(nowMs), unknowns: unknowns + (status === 'sending' ? 1 : 0) },
    })),
  ])
  for (const { id, columns } of kept.toSorted((a, b) => a.id - b.id)) {
    await db.updateTable('notice').set(columns).where('id', '=', id).execute()
  }
  const made = placed.flatMap(({ id, notices }) =>
    notices.made.map((key) => toRow(id, key, newId(), nowMs)),
  )
  for (const chunk of chunksOf(made, rowsAtOnce)) {
    await db.insertInto('notice').values(chunk).execute()
  }
}

/** The class of its last failure is kept beside the code: a second look then finds the same. */
export function endedColumns(nowMs: number) {
  return {
    ...({ status: 'abandoned', due_at: null, lease_owner: null } as const),
    ...{ failure_code: endedWithRequest, updated_at: nowMs },
  }
}

function dueAgainColumns(dueAtMs: number, nowMs: number) {
  return { status: 'due', due_at: dueAtMs, failure_code: null, updated_at: nowMs } as const
}

function toRow(
  visitId: number,
  { ask, opening, kind, recipient }: NoticeKey,
  correlationId: string,
  nowMs: number,
): Insertable<Schema['notice']> {
  return {
    ...{ visit_id: visitId, ask, opening, kind },
    ...recipientOf(recipient),
    ...{ status: 'due', due_at: nowMs, attempts: 0, unknowns: 0 },
    correlation_id: correlationId,
    ...{ created_at: nowMs, updated_at: nowMs },
  }
}
