import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * Has the escalation look at these requests now, unless they are closed or erased. `isNotified`
 * records the first proof that a person was notified.
 */
export async function reopenFollowUps(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  { isNotified, nowMs }: { readonly isNotified: boolean; readonly nowMs: number },
): Promise<void> {
  if (appointmentIds.length === 0) return
  await db
    .updateTable('appointment')
    .set((eb) => ({
      next_step_at: eb
        .case()
        .when('status', '=', 'requested')
        .then(nowMs)
        .else(eb.ref('next_step_at'))
        .end(),
      ...(isNotified ? { heard_at: eb.fn.coalesce('heard_at', eb.val(nowMs)) } : {}),
    }))
    .where('id', 'in', appointmentIds)
    .where('erased_at', 'is', null)
    .execute()
}
