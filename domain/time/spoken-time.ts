import { type CalendarDate, daysBetween, delhiDate, delhiMinutes, weekdayOf } from './delhi-time.ts'

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

/** How a language names days and writes dates and times. */
export interface CalendarStrings {
  /** Sunday first. */
  readonly weekdays: readonly string[]
  /** January first. */
  readonly months: readonly string[]
  /** Writes a time, from `8:30` on the twelve-hour clock and its hour of the day, 0 to 23. */
  readonly clock: (time: string, hour: number) => string
  readonly longDate: (weekday: string, day: number, month: string, year: number) => string
  /** The date of a day in the next weeks, which needs no year. */
  readonly shortDate: (weekday: string, day: number, month: string) => string
  readonly timeToday: (time: string) => string
  readonly timeTomorrow: (time: string, weekday: string) => string
  readonly timeOn: (time: string, longDate: string) => string
}

/** A day written out in full: `Monday, 23 November 2026`. */
export function longDate(date: CalendarDate, words: CalendarStrings): string {
  const { year, month, day } = dateParts(date, words)
  return words.longDate(weekdayName(date, words), day, month, year)
}

/** A day without its year: `Monday, 23 November`. */
export function shortDate(date: CalendarDate, words: CalendarStrings): string {
  const { month, day } = dateParts(date, words)
  return words.shortDate(weekdayName(date, words), day, month)
}

/** A day as on a price list: `1 November 2026`. */
export function plainDate(date: CalendarDate, words: CalendarStrings): string {
  const { year, month, day } = dateParts(date, words)
  return `${day}\u00a0${month}\u00a0${year}`
}

/** Minutes since midnight as a time, `8:30 AM`; negative minutes are of the day before. */
export function clockTime(minutes: number, { clock }: CalendarStrings): string {
  const ofDay = (minutes + dayMinutes) % dayMinutes
  const hour = Math.floor(ofDay / hourMinutes)
  return clock(`${hour % 12 || 12}:${String(ofDay % hourMinutes).padStart(2, '0')}`, hour)
}

/** An instant, worded relative to another: `10:30 AM tomorrow, Wednesday`. */
export function spokenTime(instantMs: number, nowMs: number, words: CalendarStrings): string {
  const date = delhiDate(instantMs)
  const time = clockTime(delhiMinutes(instantMs), words)
  switch (daysBetween(delhiDate(nowMs), date)) {
    case 0:
      return words.timeToday(time)
    case 1:
      return words.timeTomorrow(time, weekdayName(date, words))
    default:
      return words.timeOn(time, longDate(date, words))
  }
}

/** `Monday`. */
export function weekdayName(date: CalendarDate, { weekdays }: CalendarStrings): string {
  return weekdays[weekdayOf(date)] ?? ''
}

/** No line ends between a number and the word after it: `Tuesday, 1 December`, `11:00 AM`, a phone number. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0')
}

function dateParts(date: CalendarDate, { months }: CalendarStrings) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month: months[month - 1] ?? '', day }
}
