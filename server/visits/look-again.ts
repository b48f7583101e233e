import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { changeVisit } from './change-visit.ts'
import type { VisitDeps } from './visit-deps.ts'

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

/** Visits that somebody must call about, those due first: a start with other recipients looks at each. */
export async function visitsToCall(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('visit')
    .select('id')
    .where('call_by', 'is not', null)
    .orderBy('call_by')
    .execute()
  return rows.map(({ id }) => id)
}

/** Asks again what is owed about a visit. */
export async function lookAgain(deps: VisitDeps, visitId: number): Promise<void> {
  await changeVisit(deps, visitId, async (visit) => ({
    result: undefined,
    ...(visit && { visit }),
  }))
}
