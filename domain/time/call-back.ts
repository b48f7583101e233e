import { delhiDate, delhiInstant, parseDate } from './delhi-time.ts'
import { minute } from './milliseconds.ts'
import {
  isOpenAt,
  lastClosingBefore,
  type OpeningHours,
  openMsBetween,
  openSpansFrom,
} from './opening-hours.ts'
import { findSlot } from './time-slots.ts'

/** Reception calls back within two hours in which the centre is open. */
export const callBackWithinMs = 120 * minute

/** A patient needs this long before the slot to set out, or to hear of another time. */
export const callBeforeSlotMs = 60 * minute

/** With less opening time than this left to call, reception may not reach the patient, so the request is urgent. */
export const urgentBelowMs = 30 * minute

/** What a request asks for: a day as `yyyy-mm-dd` and the label of one of the 24 slots. */
export interface WantedSlot {
  readonly date: string
  readonly time: string
}

/**
 * The instant by which reception must have called, epoch milliseconds (docs/decisions/012). It is
 * two opening hours after receipt or one hour before the slot, whichever comes first. If the centre
 * is closed an hour before the slot, the end of the last opening before the slot counts instead. If
 * the result is already past, the call is due after 30 minutes of opening time, at the latest at the slot.
 *
 * Take a centre that is open from 8:30 AM to 8:30 PM. A request of 8:20 PM for 9 AM the next day is due at 8:30 PM,
 * because the centre is closed an hour before the slot. A request of 8 PM on Saturday for Monday is due at 10 AM on
 * Sunday.
 */
export function callBy(receivedAtMs: number, hours: OpeningHours, wanted?: WantedSlot): number {
  const withinMs = afterOpeningTime(receivedAtMs, callBackWithinMs, hours)
  const slotMs = slotAhead(receivedAtMs, wanted)
  if (slotMs === undefined) return withinMs
  const beforeSlotMs = lastCallBefore(slotMs, hours)
  return beforeSlotMs > receivedAtMs
    ? Math.min(withinMs, beforeSlotMs)
    : Math.min(afterOpeningTime(receivedAtMs, urgentBelowMs, hours), slotMs)
}

/** Whether less than 30 minutes of opening time are left until `lastCallBefore`. Form, ticket and messages say so. */
export function isUrgent(receivedAtMs: number, hours: OpeningHours, wanted: WantedSlot): boolean {
  const slotMs = slotAhead(receivedAtMs, wanted)
  if (slotMs === undefined) return false
  const untilMs = lastCallBefore(slotMs, hours)
  return openMsBetween(receivedAtMs, untilMs, hours, urgentBelowMs) < urgentBelowMs
}

/** With this little opening time left, reception may not read a patient's message before the visit. */
const soonOpenMs = 240 * minute

/** Whether a visit is so near that a patient who cannot come should call as well. */
export function isSoon(nowMs: number, hours: OpeningHours, visit: WantedSlot): boolean {
  const visitMs = slotAhead(nowMs, visit)
  return visitMs !== undefined && openMsBetween(nowMs, visitMs, hours, soonOpenMs) <= soonOpenMs
}

/** Whether the day of a visit is past, so that nothing is left to do before the visit. */
export function isOver(nowMs: number, { date }: WantedSlot): boolean {
  return parseDate(date) !== undefined && date < delhiDate(nowMs)
}

/** When the slot begins, epoch ms. Undefined without a slot, or if the slot had begun at receipt. */
export function slotAhead(
  receivedAtMs: number,
  wanted: WantedSlot | undefined,
): number | undefined {
  const slot = wanted && findSlot(wanted.time)
  const date = wanted && parseDate(wanted.date)
  if (slot === undefined || date === undefined) return undefined
  const slotMs = delhiInstant(date, slot.minutes)
  return slotMs > receivedAtMs ? slotMs : undefined
}

/** An hour before the slot if the centre is open then, else the last closing before the slot. */
export function lastCallBefore(slotMs: number, hours: OpeningHours): number {
  const beforeMs = slotMs - callBeforeSlotMs
  return isOpenAt(beforeMs, hours) ? beforeMs : lastClosingBefore(slotMs, hours)
}

/**
 * The instant, epoch ms, at which the centre has been open for `openMs` since `fromMs`. If it never opens, all
 * time counts.
 */
function afterOpeningTime(fromMs: number, openMs: number, hours: OpeningHours): number {
  let leftMs = openMs
  for (const span of openSpansFrom(fromMs, hours)) {
    const startMs = Math.max(span.opensAt, fromMs)
    if (startMs + leftMs <= span.closesAt) return startMs + leftMs
    leftMs -= span.closesAt - startMs
  }
  return fromMs + leftMs
}
