import type { Database } from '../db/database.ts'

export interface OpenRequests {
  /** Neither a tap nor a command has set an outcome. */
  readonly unacknowledged: number
  /** Of these, the promised time has passed. */
  readonly overdue: number
  /** Of these, reception could not be notified (NEEDS CALL). */
  readonly needingCall: number
}

/**
 * Where reception records no outcomes, requests stay open for a year: the count must not grow with
 * them, and a week is long enough to notice an alert.
 */
const countedMs = 7 * 24 * 60 * 60_000

/** Open requests whose call is due later, or was due in the last seven days. */
export async function countOpenRequests({ db }: Database, nowMs: number): Promise<OpenRequests> {
  const counts = await db
    .selectFrom('appointment')
    .select(({ fn }) => [
      fn.countAll().as('unacknowledged'),
      fn.countAll().filterWhere('call_by', '<', nowMs).as('overdue'),
      fn
        .countAll()
        .filterWhere('needs_call_at', 'is not', null)
        .filterWhere('heard_at', 'is', null)
        .as('needingCall'),
    ])
    .where('status', '=', 'requested')
    .where('call_by', '>=', nowMs - countedMs)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in bigint, which its driver may return as text.
  return {
    unacknowledged: Number(counts.unacknowledged),
    overdue: Number(counts.overdue),
    needingCall: Number(counts.needingCall),
  }
}
