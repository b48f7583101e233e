/**
 * Whether so long has passed since an instant of the wall clock. Yes as well when the clock was set
 * back behind that instant: what waits for it would else wait for as long as the clock was ahead.
 */
export function hasPassed(lengthMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= lengthMs
}
