import type { LongestWaits } from './correct-instants.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * How far ahead of now each stored instant can lie at most, by the rules that set it. One that lies
 * further was written by a clock that was ahead, and is corrected (docs/decisions/020-a-wrong-clock.md). A rule that
 * waits for longer has to say so here.
 */
export const longestWaits: LongestWaits = {
  /** `notice.due_at`: until a circuit opened for spam is probed; every retry comes sooner. */
  noticeMs: 4 * hour,
  /** `notice.due_at` of what is being sent. */
  leaseMs: 90 * second,
  /** `receipt.due_at`: the last look for its message. */
  receiptMs: hour,
  /** `pace.clear_at`: the longest row of strikes. */
  paceMs: 10 * minute,
  /** `circuit.probe_at`: opened for spam. */
  circuitMs: 4 * hour,
  /** `appointment.next_step_at`, from the request's `call_by`. */
  stepAfterCallByMs: 2 * hour,
}
