import type { Actor } from '../../domain/visit/history.ts'
import { refusalOf } from '../../domain/visit/refusal.ts'
import type { Db } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { type ActResult, refused } from './perform-act.ts'
import type { VisitDeps } from './visit-deps.ts'

/** Removes the personal data of a visit. Its requests and events stay for the counts of reports. */
export async function eraseVisit(
  deps: VisitDeps,
  visitId: number,
  by: Exclude<Actor, { readonly kind: 'desk' }>,
): Promise<ActResult> {
  return await changeVisit<ActResult>(deps, visitId, async (loaded, { db, nowMs }) => {
    if (loaded === undefined) return { result: refused('gone') }
    const { visit, claim } = loaded
    const why = refusalOf({ kind: 'erased' }, visit, { by, nowMs, claim })
    if (why !== undefined) return { result: refused(why) }
    await eraseRequests(db, visitId)
    await eraseEventTexts(db, [visitId])
    await db.deleteFrom('visit_phone').where('visit_id', '=', visitId).execute()
    const erased = withEvent(loaded, { kind: 'erased' }, { by, nowMs })
    return { result: { kind: 'done' }, visit: { ...erased, texts: [], corrected: {} } }
  })
}

async function eraseRequests(db: Db, visitId: number): Promise<void> {
  await db
    .updateTable('request')
    .set({
      ...{ name: '', phone: '', email: '', additional_info: '' },
      // The fingerprint is a hash of personal fields. The key could identify the browser.
      ...{ fingerprint: '', idempotency_key: null },
    })
    .where('visit_id', '=', visitId)
    .execute()
}

/** Removes the personal texts of events, and the hashes of what was typed. */
export async function eraseEventTexts(db: Db, visitIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('event_text')
    .where('event_id', 'in', (eb) =>
      eb.selectFrom('event').select('id').where('visit_id', 'in', visitIds),
    )
    .execute()
  await db
    .updateTable('event')
    .set({ fingerprint: null })
    .where('visit_id', 'in', visitIds)
    .where('fingerprint', 'is not', null)
    .execute()
}
