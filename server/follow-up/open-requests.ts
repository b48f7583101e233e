import type { Database } from '../db/database.ts'
import type { Recipients } from '../providers/recipients.ts'
import { deskOutcomeSince } from './queries.ts'

export interface OpenRequests {
  /** No outcome is recorded, at the desk, by a tap or by a command. */
  readonly unacknowledged: number
  /** How many of these are past the promised time. */
  readonly overdue: number
  /** How many of these reception could not be notified of (NEEDS CALL). */
  readonly needingCall: number
  /** 1 where outcomes are recorded at all ({@link areOutcomesRecorded}), else 0. */
  readonly outcomesRecorded: number
}

interface OutcomesDeps {
  readonly database: Database
  readonly recipients: Pick<Recipients, 'canBeTapped'>
}

/**
 * Where reception records no outcomes, requests stay open for a year: the count must not grow with
 * them, and a week is long enough to notice an alert.
 */
const countedMs = 7 * 24 * 60 * 60_000

/** A desk at which no outcome was recorded for this long is not where outcomes are recorded. */
const deskInUseMs = 7 * 24 * 60 * 60_000

/** Whether a request without an outcome says anything: taps can come, or the desk is in use. */
export async function areOutcomesRecorded(
  { database, recipients }: OutcomesDeps,
  nowMs: number,
): Promise<boolean> {
  return recipients.canBeTapped || (await deskOutcomeSince(database, nowMs - deskInUseMs))
}

/** Open requests whose call is due later, or was due in the last seven days. */
export async function countOpenRequests(deps: OutcomesDeps, nowMs: number): Promise<OpenRequests> {
  const counts = await deps.database.db
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
    outcomesRecorded: (await areOutcomesRecorded(deps, nowMs)) ? 1 : 0,
  }
}
