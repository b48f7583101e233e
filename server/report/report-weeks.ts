import {
  addDays,
  type CalendarDate,
  daysBetween,
  delhiDate,
  delhiInstant,
  weekdayOf,
} from '../../domain/delhi-time.ts'

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

/** The last `weeks` times seven days, today included. */
export function weeksUpTo(nowMs: number, weeks: number): ReportDays {
  const today = delhiDate(nowMs)
  return { first: addDays(today, 1 - weeks * daysInWeek), last: today }
}

/** The Monday on or before a day. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -daysSinceMonday(day))
}

/** 0 on a Monday, 6 on a Sunday: the week as the centre counts it. */
export function daysSinceMonday(day: CalendarDate): number {
  return (weekdayOf(day) + daysInWeek - 1) % daysInWeek
}

/** The start and the end of each day, one day after the other, so that memory never holds a year. */
export function* spansOf({ first, last }: ReportDays): Generator<{ fromMs: number; toMs: number }> {
  for (let step = 0; step <= daysBetween(first, last); step++) {
    const day = addDays(first, step)
    yield { fromMs: delhiInstant(day, 0), toMs: delhiInstant(addDays(day, 1), 0) }
  }
}
