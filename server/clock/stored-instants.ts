import { clocksApartMs } from '../../domain/clocks-apart.ts'
import { hour, minute } from '../../domain/milliseconds.ts'

/**
 * The longest waits that the rules set. An instant further ahead was stored by a wrong clock, so nobody waits
 * for it (docs/decisions/020-a-wrong-clock.md). A rule with a longer wait must be added here.
 */
export const longestWaits = {
  /** `notice.due_at`: a retry while the centre is closed. A lease is shorter. */
  noticeMs: hour,
  /** `receipt.due_at`: the last look for the message. */
  receiptMs: hour,
  /** `pace.clear_at`: the highest throttle count. */
  sendRateMs: 10 * minute,
  /** `circuit.probe_at`: a circuit opened for spam. */
  circuitMs: 14 * minute,
} as const

/** The instant, epoch ms, after which a recorded time comes from a wrong clock. */
export function aheadFrom(nowMs: number): number {
  return nowMs + clocksApartMs
}

/** The instant, epoch ms, after which nobody has to wait for a stored instant. */
export function beyondFrom(nowMs: number, longestMs: number): number {
  return aheadFrom(nowMs) + longestMs
}

/** Whether a wait for this instant is over: it is past, or further ahead than the longest wait. */
export function isWaitOver(atMs: number, longestMs: number, nowMs: number): boolean {
  return atMs <= nowMs || atMs > beyondFrom(nowMs, longestMs)
}
