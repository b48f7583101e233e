import { isOpenAt, type OpeningHours, openSpansFrom } from './opening-hours.ts'

/** Long enough that the patient has looked at the phone. */
const tryAgainAfterMs = 60 * 60_000

/** When to call again after no answer: in an hour, or at the next opening if it is closed then. */
export function suggestedTry(nowMs: number, hours: OpeningHours): number {
  const inAnHour = nowMs + tryAgainAfterMs
  if (isOpenAt(inAnHour, hours)) return inAnHour
  for (const { opensAt } of openSpansFrom(inAnHour, hours)) return opensAt
  return inAnHour
}
