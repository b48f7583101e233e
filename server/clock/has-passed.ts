/**
 * Whether this long has passed since an instant of the wall clock. True for an instant in the future too. The clock was
 * then set back, and a wait would take longer by as much as the clock was ahead.
 */
export function hasPassed(lengthMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= lengthMs
}
