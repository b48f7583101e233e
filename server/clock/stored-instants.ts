import { beyondFrom } from '../../domain/time/clock-skew.ts'
import { hour, minute } from '../../domain/time/milliseconds.ts'

/**
 * The longest wait that each stored instant can end. An instant further ahead comes from a wrong clock, so its wait
 * counts as over (docs/decisions/020-a-wrong-clock.md). A rule that waits longer must raise the number here.
 */
export const longestWaits = {
  /** `notice.due_at`: a retry while the centre is closed. A lease is shorter. */
  noticeMs: hour,
  /** `receipt.due_at`: the last try to match a receipt with a notice. */
  receiptMs: hour,
  /** `pace.clear_at`: the wait at a high throttle count. */
  sendRateMs: 10 * minute,
  /** `circuit.probe_at`: a circuit opened for spam. */
  circuitMs: 14 * minute,
} as const

/** Whether a wait for this instant is over: it is past, or further ahead than the longest wait. */
export function isWaitOver(atMs: number, longestMs: number, nowMs: number): boolean {
  return atMs <= nowMs || atMs > beyondFrom(nowMs, longestMs)
}
