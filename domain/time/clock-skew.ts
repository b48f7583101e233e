import { minute } from './milliseconds.ts'
/**
 * The clocks of servers that share a store differ by less than this. So a stored time that lies further in the
 * future comes from a wrong clock.
 */
export const maxClockSkewMs = minute

/** A recorded time after this instant, epoch ms, comes from a wrong clock. */
export function aheadFrom(nowMs: number): number {
  return nowMs + maxClockSkewMs
}

/** A stored end of a wait after this instant, epoch ms, comes from a wrong clock, so nobody waits for it. */
export function beyondFrom(nowMs: number, longestMs: number): number {
  return aheadFrom(nowMs) + longestMs
}
