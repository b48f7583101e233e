import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * Something about these requests changed: the escalation looks at them anew, now, unless somebody
 * has dealt with them or they were erased. `isHeard` keeps the first proof that a person was told.
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
