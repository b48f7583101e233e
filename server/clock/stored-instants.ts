import { clocksApartMs } from '../../domain/clocks-apart.ts'
import { hour, minute } from '../../domain/milliseconds.ts'

/**
 * How far ahead of now an instant that somebody waits for can lie, by the rules that set it. A wrong
 * clock has stored whatever lies further ahead, so nobody waits for it (docs/decisions/020-a-wrong-clock.md).
 * A rule with a longer wait must be added here.
 */
export const longestWaits = {
  /** `notice.due_at`: a retry while the centre is closed. A lease is shorter. */
  noticeMs: hour,
  /** `receipt.due_at`: the last look for the message. */
  receiptMs: hour,
  /** `pace.clear_at`: the highest throttle count. */
  paceMs: 10 * minute,
  /** `circuit.probe_at`: a circuit opened for spam. */
  circuitMs: 14 * minute,
} as const

/** A wrong clock has recorded every time after this instant, epoch ms. */
export function aheadFrom(nowMs: number): number {
  return nowMs + clocksApartMs
}

/** Nobody has to wait for a stored instant after this one, epoch ms. */
export function beyondFrom(nowMs: number, longestMs: number): number {
  return aheadFrom(nowMs) + longestMs
}

/** Whether what waits for this instant is due: it is past, or further ahead than the longest wait. */
export function isWaitOver(atMs: number, longestMs: number, nowMs: number): boolean {
  return atMs <= nowMs || atMs > beyondFrom(nowMs, longestMs)
}
