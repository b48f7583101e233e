import { type CalendarDate, weekdayOf } from '../domain/delhi-time.ts'
import type { Words } from './words.ts'

/** A day written out in full: `Monday, 23 November 2026`. */
export function longDate(date: CalendarDate, words: Pick<Words, 'calendar'>): string {
  const { weekdays, months, longDate: inFull } = words.calendar
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return inFull(weekdays[weekdayOf(date)] ?? '', day, months[month - 1] ?? '', year)
}
