import type { Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import type { NoticeKey } from '../../domain/visit/owed.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { changeVisit } from './change-visit.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import { owingOf } from './settle-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { noticeChanges } from './visit-notices.ts'

/** Visits whose next wait is over, the longest overdue first. */
export async function visitsToLookAt(
  db: Kysely<Schema>,
  nowMs: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where('look_at', '<=', nowMs)
    .orderBy('look_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** When the next wait of any visit is over, epoch ms. */
export async function nextLookAt(db: Kysely<Schema>): Promise<number | undefined> {
  const next = await db
    .selectFrom('visit')
    .select('look_at')
    .where('look_at', 'is not', null)
    .orderBy('look_at')
    .limit(1)
    .executeTakeFirst()
  return next?.look_at ?? undefined
}

/**
 * Has every visit that somebody must call about looked at again: other recipients are in force, or the
 * clock has moved. It locks the visits in the order in which every writer does.
 */
export async function lookAtEachToCall(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .selectFrom('visit')
    .select('id')
    .where('call_by', 'is not', null)
    .orderBy('id')
    .$call(locking(db))
    .execute()
  await db.updateTable('visit').set({ look_at: nowMs }).where('call_by', 'is not', null).execute()
}

/** A notice that a look has made due. */
export interface MadeDue extends Pick<NoticeKey, 'kind' | 'recipient'> {
  /** Names the request that it is about. A wish has none: then it names the first of the visit. */
  readonly reference: Reference | undefined
}

/** Asks again what is owed about a visit. */
export async function lookAgain(deps: VisitDeps, visitId: number): Promise<readonly MadeDue[]> {
  return await changeVisit<readonly MadeDue[]>(deps, visitId, async (visit, { db, nowMs }) => {
    if (visit === undefined) return { result: [] }
    const owing = owingOf(visit, await deps.readCentre(db), deps, nowMs)
    const { made } = noticeChanges(owing, visit.notices, nowMs)
    return { result: made.map((key) => toMadeDue(key, visit)), visit }
  })
}

function toMadeDue({ ask, kind, recipient }: NoticeKey, { requests }: LoadedVisit): MadeDue {
  const about = requests.find(({ number }) => number === ask) ?? requests[0]
  return { kind, recipient, reference: about?.reference }
}
