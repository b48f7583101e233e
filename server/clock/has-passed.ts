/**
 * Whether this long has passed since an instant of the wall clock. Also true when the clock was set
 * back before that instant: otherwise whatever waits would wait for as long as the clock was ahead.
 */
export function hasPassed(lengthMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= lengthMs
}
