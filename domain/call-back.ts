import { type OpeningHours, openSpansFrom } from './opening-hours.ts'

/** Reception calls back within two hours in which the centre is open. */
export const callBackWithinMs = 2 * 60 * 60_000

/**
 * The instant by which reception must have called: two opening hours after the request was
 * received. Hours in which the centre is closed do not count, so a request of 8 PM on Saturday
 * (closing 8:30 PM) is due at 10 AM on Sunday.
 */
export function callBy(receivedAtMs: number, hours: OpeningHours): number {
  let owedMs = callBackWithinMs
  for (const span of openSpansFrom(receivedAtMs, hours)) {
    const startMs = Math.max(span.opensAt, receivedAtMs)
    if (startMs + owedMs <= span.closesAt) return startMs + owedMs
    owedMs -= span.closesAt - startMs
  }
  throw new Error('opening spans never end')
}
