import { centre } from '../../content/centre.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  type Weekday,
  weekdayOf,
} from '../../domain/time/delhi-time.ts'
import { hoursOn } from '../../domain/time/opening-hours.ts'

const anyWeekday: readonly Weekday[] = [1, 2, 3, 4, 5, 6]

/** Today by the real clock, which the server reads too. */
export function todayInDelhi(): CalendarDate {
  return delhiDate(Date.now())
}

/** Returns the first day after today with the long hours of Monday to Saturday. */
export function nextWeekday(): CalendarDate {
  return nextOpenDay(anyWeekday)
}

/** Returns a weekday so far ahead that it stays in the future even on a server with a fast clock. */
export function weekdayNextMonth(): CalendarDate {
  return nextOpenDay(anyWeekday, 30)
}

export function nextSunday(): CalendarDate {
  return nextOpenDay([0])
}

/** Returns the first day, at least `daysAhead` days from now, that is one of these weekdays and not closed. */
export function nextOpenDay(weekdays: readonly Weekday[], daysAhead = 1): CalendarDate {
  let date = addDays(todayInDelhi(), daysAhead)
  while (!weekdays.includes(weekdayOf(date)) || hoursOn(date, centre.hours).length === 0)
    date = addDays(date, 1)
  return date
}
