import type { Kysely, Selectable } from 'kysely'
import { columnsOfAct } from '../appointments/row.ts'
import { clocksApartMs } from '../clocks-apart.ts'
import { locking } from '../db/dialect.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import { noteBeforeOutcome } from './before-outcome.ts'

type AppointmentRow = Selectable<Schema['appointment']>

/** Somebody at the centre recorded the outcome of a call. */
export interface Act {
  readonly status: AppointmentStatus
  /** When it happened, which may be long before it is reported. */
  readonly happenedAtMs: number
}

/**
 * Meta's timestamps have whole seconds: of two acts in one second the one that arrives later
 * counts.
 */
const secondMs = 1000

/** Records a tap about these requests, unless a later act about one of them is known. */
export async function noteTap(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  { status, happenedAtMs }: Act,
  nowMs: number,
): Promise<void> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('id', 'in', appointmentIds)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .$call(locking(db))
    .execute()
  for (const row of rows) {
    const knownAtMs = row.status_at ?? 0
    const columns = columnsOfAct(status, { atMs: happenedAtMs, nowMs })
    if (isAfter(knownAtMs, happenedAtMs) && !isAhead(knownAtMs, nowMs)) {
      await noteBeforeOutcome(db, row, (former) =>
        isAfter(former.status_at ?? 0, happenedAtMs) ? undefined : columns,
      )
      continue
    }
    const isNew = !saysNothingNew(row, status)
    const set = isNew ? columns : againColumns(row, happenedAtMs)
    await db.updateTable('appointment').set(set).where('id', '=', row.id).execute()
    await auditEach(db, isNew ? [row] : [], { action: status, actor: 'tap', atMs: nowMs })
  }
}

/** The desk knows more of it than two buttons can say: why nobody answered, or that the patient came. */
function saysNothingNew(row: AppointmentRow, status: AppointmentStatus): boolean {
  const hasCome = row.status === 'arrived' || row.status === 'no-show'
  return row.status === status || (status === 'confirmed' && hasCome)
}

/** A time to try again that is past has been tried. */
function againColumns({ try_again_at }: AppointmentRow, happenedAtMs: number) {
  const isAhead = try_again_at !== null && try_again_at > happenedAtMs
  return {
    status_at: happenedAtMs,
    try_again_at: isAhead ? try_again_at : null,
    claimed_by: null,
    claimed_until: null,
  }
}

function isAfter(knownAtMs: number, happenedAtMs: number): boolean {
  return Math.floor(knownAtMs / secondMs) > Math.floor(happenedAtMs / secondMs)
}

function isAhead(atMs: number, nowMs: number): boolean {
  return atMs > nowMs + clocksApartMs
}
