import { day } from '../../domain/time/milliseconds.ts'
import type { Db } from '../db/schema.ts'

/**
 * A call that was due longer ago than this is not counted. If reception records no outcomes, visits stay open for ever,
 * and the count would only grow. A week is long enough to notice an alert.
 */
const countedMs = 7 * day

/**
 * Counts the visits to call, those of them that are past the promised time, and those that are listed as NEEDS CALL.
 * Only a visit to call has a `call_by`.
 */
export async function countToCall(db: Db, nowMs: number) {
  return await db
    .selectFrom('visit')
    .select(({ fn }) => [
      fn.countAll<number>().as('toCall'),
      fn.countAll<number>().filterWhere('call_by', '<', nowMs).as('overdue'),
      fn.countAll<number>().filterWhere('needs_call', '=', 1).as('needingCall'),
    ])
    .where('call_by', '>=', nowMs - countedMs)
    .executeTakeFirstOrThrow()
}
