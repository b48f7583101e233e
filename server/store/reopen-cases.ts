import type { Kysely } from 'kysely'
import type { AppointmentStatus, Schema } from './schema.ts'

/** Something about these requests changed: look at them anew, now. Those called already stay at rest. */
export async function reopenCases(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  nowMs: number,
): Promise<void> {
  if (appointmentIds.length === 0) return
  const open: AppointmentStatus = 'requested'
  await db
    .updateTable('appointment')
    .set({ next_step_at: nowMs })
    .where('id', 'in', appointmentIds)
    .where('status', '=', open)
    .execute()
}

/** The first proof that a person was told of these requests; later ones change nothing. */
export async function markHeard(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  nowMs: number,
): Promise<void> {
  if (appointmentIds.length === 0) return
  await db
    .updateTable('appointment')
    .set({ heard_at: nowMs })
    .where('id', 'in', appointmentIds)
    .where('heard_at', 'is', null)
    .execute()
}
