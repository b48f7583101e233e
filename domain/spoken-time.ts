import { type CalendarDate, daysBetween, delhiDate, delhiTime, weekdayOf } from './delhi-time.ts'

/** How a language names days and puts dates and times together. */
export interface CalendarWords {
  /** Sunday first. */
  readonly weekdays: readonly string[]
  /** January first. */
  readonly months: readonly string[]
  readonly longDate: (weekday: string, day: number, month: string, year: number) => string
  readonly timeToday: (time: string) => string
  readonly timeTomorrow: (time: string, weekday: string) => string
  readonly timeOn: (time: string, longDate: string) => string
}

/** A day written out in full: `Monday, 23 November 2026`. */
export function longDate(date: CalendarDate, words: CalendarWords): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return words.longDate(weekdayName(date, words), day, words.months[month - 1] ?? '', year)
}

/** An instant as one says it at another: `10:30 AM tomorrow, Wednesday`. */
export function spokenTime(instantMs: number, nowMs: number, words: CalendarWords): string {
  const date = delhiDate(instantMs)
  const time = delhiTime(instantMs)
  switch (daysBetween(delhiDate(nowMs), date)) {
    case 0:
      return words.timeToday(time)
    case 1:
      return words.timeTomorrow(time, weekdayName(date, words))
    default:
      return words.timeOn(time, longDate(date, words))
  }
}

function weekdayName(date: CalendarDate, { weekdays }: CalendarWords): string {
  return weekdays[weekdayOf(date)] ?? ''
}
