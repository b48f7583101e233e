import type { Kysely } from 'kysely'
import { locking } from '../db/dialect.ts'
import type { NewAppointment } from '../db/records.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import { columnsOfAct } from './row.ts'

/**
 * A call or a visit is still to come. A cancelled request, or one whose visit has taken place,
 * stays as it is.
 */
export const awaited: readonly AppointmentStatus[] = ['requested', 'unreachable', 'confirmed']

/**
 * An entry at the desk is the outcome of the requests that it corrects, as if it were agreed on
 * their card. Nobody is reminded to call, and the patient is expected once.
 *
 * @param corrects The reference of the last of them.
 */
export async function agreeCorrected(
  db: Kysely<Schema>,
  { entry, request, receivedAtMs }: NewAppointment,
  corrects: string | undefined,
): Promise<void> {
  if (entry === undefined || corrects === undefined) return
  const { device } = entry
  const chain = await chainUpTo(db, corrects).orderBy('id').$call(locking(db)).execute()
  // Not in the query: SQLite would read every appointment of these states.
  const agreed = chain.filter(({ status }) => awaited.includes(status))
  if (agreed.length === 0) return
  await db
    .updateTable('appointment')
    .set((eb) => ({
      ...columnsOfAct('confirmed', { atMs: receivedAtMs, nowMs: receivedAtMs }),
      agreed_date: request.date,
      agreed_time: request.time,
      reminded_at: null,
      heard_at: eb.fn.coalesce('heard_at', eb.val(receivedAtMs)),
      seen_at: eb.fn.coalesce('seen_at', eb.val(receivedAtMs)),
      seen_by: eb.fn.coalesce('seen_by', eb.val(device)),
    }))
    .where(
      'id',
      'in',
      agreed.map(({ id }) => id),
    )
    .execute()
  await auditEach(db, agreed, { action: 'confirmed', actor: 'desk', device, atMs: receivedAtMs })
}

/** A request and those that it corrects. A reference is used again after a purge, for a later one. */
function chainUpTo(db: Kysely<Schema>, reference: string) {
  return db
    .withRecursive('chain', (cte) =>
      cte
        .selectFrom('appointment')
        .select(['id', 'corrects', 'received_at'])
        .where('reference', '=', reference)
        .union((eb) =>
          eb
            .selectFrom('appointment')
            .innerJoin('chain', 'chain.corrects', 'appointment.reference')
            .whereRef('appointment.received_at', '<=', 'chain.received_at')
            .select(['appointment.id', 'appointment.corrects', 'appointment.received_at']),
        ),
    )
    .selectFrom('appointment')
    .select(['id', 'reference', 'status'])
    .where('id', 'in', (eb) => eb.selectFrom('chain').select('chain.id'))
    .where('erased_at', 'is', null)
}
