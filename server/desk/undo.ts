import type { Kysely } from 'kysely'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import { readFormer } from '../receipts/before-outcome.ts'
import type { ActResult } from './act-result.ts'
import { isUndoable } from './cards.ts'
import type { Viewer } from './claim.ts'
import { type Row, referencesOf } from './facts.ts'

/** Takes an outcome back: status, times and escalation are what they were. */
export async function undo(
  db: Kysely<Schema>,
  act: DeskAct & { readonly act: 'undo' },
  rows: readonly Row[],
  by: Viewer,
): Promise<ActResult> {
  const { device, nowMs } = by
  const done = await db
    .selectFrom('desk_act')
    .selectAll()
    .where('id', '=', act.of)
    .$call(locking(db))
    .executeTakeFirst()
  const isSame = done !== undefined && hasSame(referencesOf(done), act.references)
  if (!isSame || !isUndoable(done, rows, by)) return { kind: 'refused', why: 'not-undoable' }
  for (const { id, ...columns } of readFormer(done.undo)) {
    // An early look at an open request does no harm: its steps are due by its own instants.
    const next_step_at = columns.status === 'requested' ? nowMs : null
    await db
      .updateTable('appointment')
      .set({ ...columns, next_step_at })
      .where('id', '=', id)
      .execute()
    const changed = rows.filter((row) => row.id === id)
    const audited = { action: columns.status, actor: 'desk', device: device.name } as const
    await auditEach(db, changed, { ...audited, atMs: nowMs })
  }
  await db.updateTable('desk_act').set({ undone_at: nowMs }).where('id', '=', act.of).execute()
  const refs = JSON.stringify(act.references)
  const undone = { id: act.id, device_id: device.id, act: act.act, refs, at: nowMs }
  await db.insertInto('desk_act').values(undone).execute()
  return { kind: 'done' }
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}
