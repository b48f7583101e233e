import { lastCallBefore, slotAhead, urgentBelowMs, type WantedSlot } from '../time/call-back.ts'
import { isOpenAt, type OpeningHours, whenNextOpen } from '../time/opening-hours.ts'

/** Long enough that the patient has looked at the phone. */
const tryAgainAfterMs = 60 * 60_000

/**
 * When to call again after no answer: in an hour, or at the next opening if the centre is closed then. If the
 * patient wants a slot ahead, at the latest an hour before it (`lastCallBefore`). But half an hour passes first
 * if the centre is open then, and the result is never after the slot.
 */
export function suggestedCallAgain(
  nowMs: number,
  hours: OpeningHours,
  wanted?: WantedSlot,
): number {
  const usualMs = whenNextOpen(nowMs + tryAgainAfterMs, hours)
  const slotMs = slotAhead(nowMs, wanted)
  if (slotMs === undefined) return usualMs
  const lastMs = lastCallBefore(slotMs, hours)
  const soonMs = nowMs + urgentBelowMs
  if (isOpenAt(soonMs, hours)) return Math.min(usualMs, Math.max(lastMs, soonMs), slotMs)
  return Math.min(usualMs, lastMs > nowMs ? lastMs : slotMs)
}
