import type { CalendarDate } from './delhi-time.ts'
import { hoursAt, type OpeningHours } from './opening-hours.ts'
import type { TimeSlot } from './time-slots.ts'

/** How early a patient is asked to come (spec, point 9). */
export const arriveEarlyMinutes = 15

/**
 * When the doors open, in minutes since midnight, if a patient who comes `arriveEarlyMinutes` early stands before closed
 * doors. Undefined otherwise.
 */
export function doorsOpenAt(
  date: CalendarDate,
  slot: TimeSlot,
  hours: OpeningHours,
): number | undefined {
  const open = hoursAt(date, slot.minutes, hours)
  return open && slot.minutes - arriveEarlyMinutes < open.opens ? open.opens : undefined
}
