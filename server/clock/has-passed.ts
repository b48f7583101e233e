/**
 * Whether this long has passed since an instant of the wall clock. Also true if the clock was set back to before
 * the instant. Otherwise a wait would last for as long as the clock was ahead.
 */
export function hasPassed(lengthMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= lengthMs
}
