import { maxDaysAhead } from '../../domain/request/appointment-request.ts'
import type { Block } from '../../domain/rooms/block.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  weekdayOf,
} from '../../domain/time/delhi-time.ts'
import { hoursAt, lastClosingBefore, type OpeningHours } from '../../domain/time/opening-hours.ts'
import { type TimeSlot, timeSlots } from '../../domain/time/time-slots.ts'
import type { ClosedTimes } from '../visits/read-board.ts'

/** The days, as far ahead as a visit can be agreed, on which something is closed. */
export function closedDays(
  today: CalendarDate,
  { closures }: OpeningHours,
  blocks: readonly Block[],
): CalendarDate[] {
  return bookableDays(today).filter(
    (day) =>
      closures.some(({ date }) => date === day) ||
      blocks.some(({ first, last }) => first <= day && day <= last),
  )
}

/** The times at which the centre is closed by its weekly hours, on each day that can be agreed. */
export function closedTimes(today: CalendarDate, { weekly }: OpeningHours): ClosedTimes[] {
  const days = Map.groupBy(bookableDays(today), weekdayOf)
  return Array.from(days.values(), (of) => {
    const [day = today] = of
    const isClosed = ({ minutes }: TimeSlot) =>
      hoursAt(day, minutes, { weekly, closures: [] }) === undefined
    return { days: of, times: timeSlots.filter(isClosed).map(({ label }) => label) }
  }).filter(({ times }) => times.length > 0)
}

function bookableDays(today: CalendarDate): CalendarDate[] {
  return Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
}

/** The last day before this one on which the centre was open. */
export function lastOpeningBefore(today: CalendarDate, hours: OpeningHours): CalendarDate {
  return delhiDate(lastClosingBefore(delhiInstant(today, 0), hours) - 1)
}
