import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { locking } from '../db/dialect.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import type { ActResult } from './act-result.ts'
import { isUndoable } from './cards.ts'
import type { Device } from './devices.ts'
import { type Row, referencesOf } from './facts.ts'

/** What an outcome changes but the note: without personal data. */
const kept = [
  'status',
  'status_at',
  'agreed_date',
  'agreed_time',
  'try_again_at',
  'outcome_reason',
  'claimed_by',
  'claimed_until',
  'reminded_at',
] as const satisfies readonly (keyof Row)[]

const statuses = [
  'requested',
  'confirmed',
  'unreachable',
  'cancelled',
  'arrived',
  'no-show',
] as const satisfies readonly AppointmentStatus[]

const instant = z.number().nullable()
const former = z.array(
  z.object({
    id: z.number(),
    status: z.enum(statuses),
    status_at: instant,
    agreed_date: z.string().nullable(),
    agreed_time: z.string().nullable(),
    try_again_at: instant,
    outcome_reason: z.enum(['wrong-number', 'patient-cancelled', 'centre-cancelled']).nullable(),
    claimed_by: z.string().nullable(),
    claimed_until: instant,
    reminded_at: instant,
  }),
)

/** What these rows are before an outcome, to be stored with it. */
export function formerOf(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(kept.map((column) => [column, row[column]])),
    })),
  )
}

/** Takes an outcome back: status, times and escalation are what they were. */
export async function undo(
  db: Kysely<Schema>,
  act: DeskAct & { readonly act: 'undo' },
  rows: readonly Row[],
  by: { readonly device: Device; readonly nowMs: number },
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
  for (const { id, ...columns } of former.parse(JSON.parse(done.undo ?? '[]'))) {
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
