import type { Kysely, Selectable } from 'kysely'
import { appointmentStates } from '../../domain/board.ts'
import { columnsOfAct } from '../appointments/row.ts'
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

/**
 * Allowed difference between the clocks of servers that share a store; the time of an act further
 * ahead is wrong.
 */
const clocksApartMs = 60_000

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
    const knownAtMs = await lastActAt(db, row)
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

/** Where 1.0.0 set the status, the time comes from the audit trail; 0 before any act. */
async function lastActAt(
  db: Kysely<Schema>,
  { reference, received_at, status_at }: AppointmentRow,
): Promise<number> {
  if (status_at !== null) return status_at
  const { last } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('at').as('last'))
    .where('reference', '=', reference)
    // A purged reference is used again: an older audit entry is about another appointment.
    .where('at', '>=', received_at)
    .where('action', 'in', appointmentStates)
    // The desk stores the time itself: where it did not, its act was taken back.
    .where('actor', '!=', 'desk')
    .executeTakeFirstOrThrow()
  return last ?? 0
}

function isAfter(knownAtMs: number, happenedAtMs: number): boolean {
  return Math.floor(knownAtMs / secondMs) > Math.floor(happenedAtMs / secondMs)
}

function isAhead(atMs: number, nowMs: number): boolean {
  return atMs > nowMs + clocksApartMs
}
