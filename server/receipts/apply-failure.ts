import type { Kysely, Selectable } from 'kysely'
import { toAppointment } from '../appointments/row.ts'
import type { Failure } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { failureColumns } from '../outbox/failure-columns.ts'
import { type Attempt, afterLateFailure } from '../outbox/retry-policy.ts'

/** What a retry depends on besides its notice. */
export type Applying = Omit<Attempt, 'notice' | 'mayBeReported'>

/**
 * Makes a notice due again if the provider had accepted its message and gave it up. A notice that
 * is not to be sent any more becomes `failed`, such as that of a closed request. A notice that was
 * given up keeps the reason, unless nobody knew whether it had left.
 */
export async function applyFailure(
  db: Kysely<Schema>,
  notice: Selectable<Schema['notice']>,
  failed: { readonly providerMessageId: string; readonly failure: Failure | undefined },
  applying: Applying,
): Promise<void> {
  const isOver = notice.status === 'abandoned'
  if (isOver && notice.failure_class !== 'unknown') return
  const failure = failed.failure ?? { class: 'unknown', code: 'none-given' }
  const owed = {
    ...notice,
    createdAtMs: notice.created_at,
    appointment: await appointmentOf(db, notice.appointment_id),
  }
  const dueAtMs = isOver ? undefined : afterLateFailure(failure, { ...applying, notice: owed })
  await db
    .updateTable('notice')
    .set({
      status: dueAtMs === undefined ? 'failed' : 'due',
      due_at: dueAtMs ?? null,
      lease_owner: null,
      provider_message_id: failed.providerMessageId,
      // Not any more: the escalation waits for the next one.
      accepted_at: null,
      ...failureColumns(failure),
      updated_at: applying.nowMs,
    })
    .where('id', '=', notice.id)
    .execute()
}

async function appointmentOf(db: Kysely<Schema>, id: number | null) {
  if (id === null) return undefined
  const row = await db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toAppointment(row)
}
