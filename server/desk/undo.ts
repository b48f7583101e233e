import type { Kysely } from 'kysely'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import { readFormer } from '../receipts/before-outcome.ts'
import type { Row } from './bounded-rows.ts'
import { isUndoable } from './cards.ts'
import type { Viewer } from './claim.ts'
import { referencesOf } from './facts.ts'

/**
 * Takes an outcome back: status, times and escalation are what they were. The page names the card's
 * requests; a correction that came after the outcome is one of them, and stays as it is.
 *
 * @returns False, with nothing changed, where it is too late, or somebody acted since.
 */
export async function undo(
  db: Kysely<Schema>,
  act: DeskAct & { readonly act: 'undo' },
  rows: readonly Row[],
  by: Viewer,
): Promise<boolean> {
  const { device, nowMs } = by
  const done = await db
    .selectFrom('desk_act')
    .selectAll()
    .where('id', '=', act.of)
    .$call(locking(db))
    .executeTakeFirst()
  if (done === undefined) return false
  const references = new Set(referencesOf(done))
  const touched = rows.filter(({ reference }) => references.has(reference))
  // All that the outcome was about must be here.
  if (touched.length < references.size || !isUndoable(done, touched, by)) return false
  for (const { id, ...columns } of readFormer(done.undo)) {
    // An early look at an open request does no harm: its steps are due by its own instants.
    const next_step_at = columns.status === 'requested' ? nowMs : null
    await db
      .updateTable('appointment')
      .set({ ...columns, next_step_at })
      .where('id', '=', id)
      .execute()
    const changed = touched.filter((row) => row.id === id)
    const audited = { action: columns.status, actor: 'desk', device: device.name } as const
    await auditEach(db, changed, { ...audited, atMs: nowMs })
  }
  await db.updateTable('desk_act').set({ undone_at: nowMs }).where('id', '=', act.of).execute()
  return true
}
