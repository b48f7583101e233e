import type { Actor } from '../../domain/visit/history.ts'
import type { Db } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { type ActResult, changeIfAllowed } from './perform-act.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Removes the personal data of a visit. Reference, day, time, tests, language and bare events stay, for the counts of
 * reports (decision 010). SQLite's file keeps no trace, because SQLite overwrites what is deleted (`secure_delete` in
 * db/open-sqlite.ts), and `centre erase` empties the log (cli/truncate-wal.ts). On PostgreSQL autovacuum removes old
 * rows. A backup keeps the data until the backup is deleted (backups/copies.ts). A restore erases again
 * (backups/removals.ts). A message on its way still arrives. A queued message ends, because nothing is owed about an
 * erased visit (visit-notices.ts).
 */
export async function eraseVisit(
  deps: VisitDeps,
  visitId: number,
  by: Exclude<Actor, { readonly kind: 'desk' }>,
): Promise<ActResult> {
  const act = { kind: 'erased' } as const
  return await changeIfAllowed(deps, visitId, act, by, async (loaded, { db, nowMs }) => {
    await eraseRequests(db, visitId)
    await eraseEventTexts(db, [visitId])
    await db.deleteFrom('visit_phone').where('visit_id', '=', visitId).execute()
    // `loaded` still has the name, but no column gets it: `nameOf` gives no name of an erased visit.
    return { ...withEvent(loaded, act, { by, nowMs }), texts: [], corrected: {} }
  })
}

async function eraseRequests(db: Db, visitId: number): Promise<void> {
  await db
    .updateTable('request')
    .set({
      name: '',
      phone: '',
      email: '',
      additional_info: '',
      // The fingerprint is a hash of personal fields. The key could identify the browser.
      fingerprint: '',
      idempotency_key: null,
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
