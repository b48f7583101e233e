import { addDays, type CalendarDate, delhiDate, weekdayOf } from '../../domain/time/delhi-time.ts'

/** The days that a report covers, including `first` and `last`. */
export interface ReportDays {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

export const daysInWeek = 7

/** The whole week, Monday to Sunday, that ended before this day. */
export function weekBefore(day: CalendarDate): ReportDays {
  const monday = mondayOf(day)
  return { first: addDays(monday, -daysInWeek), last: addDays(monday, -1) }
}

/** The last seven days, today included. */
export function weekUpTo(nowMs: number): ReportDays {
  const today = delhiDate(nowMs)
  return { first: addDays(today, 1 - daysInWeek), last: today }
}

/** The Monday on or before a day. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -daysSinceMonday(day))
}

/** 0 on a Monday, 6 on a Sunday: the week as the centre counts it. */
export function daysSinceMonday(day: CalendarDate): number {
  return (weekdayOf(day) + daysInWeek - 1) % daysInWeek
}
