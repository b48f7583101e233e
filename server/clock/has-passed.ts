/**
 * Whether this long has passed since an instant of the wall clock. Also true if the instant is in the future, because
 * the clock was set back. Otherwise a wait would take longer by as much as the clock was ahead.
 */
export function hasPassed(lengthMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= lengthMs
}
