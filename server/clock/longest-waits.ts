import type { LongestWaits } from './correct-instants.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * How far ahead of now each stored instant can lie, by the rules that set it. An instant further
 * ahead was stored by a fast clock, and is corrected (docs/decisions/020-a-wrong-clock.md). A rule
 * with a longer wait must be added here.
 */
export const longestWaits: LongestWaits = {
  /** `notice.due_at`: a retry while the centre is closed. */
  noticeMs: hour,
  /** `notice.due_at` of a notice that is being sent. */
  leaseMs: 90 * second,
  /** `receipt.due_at`: the last look for the message. */
  receiptMs: hour,
  /** `pace.clear_at`: the highest throttle count. */
  paceMs: 10 * minute,
  /** `circuit.probe_at`: a circuit opened for spam. */
  circuitMs: 14 * minute,
  /** `appointment.next_step_at`, from the request's `call_by`. */
  stepAfterCallByMs: 2 * hour,
}
