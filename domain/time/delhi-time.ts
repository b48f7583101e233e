import { day, hour, minute } from './milliseconds.ts'

/**
 * Days and hours at the centre. India keeps one zone, UTC+05:30, without daylight saving, so plain
 * arithmetic is exact and runs in browsers that have no Temporal. Nothing here reads a clock or the
 * zone of the machine: an instant comes in as milliseconds since the Unix epoch.
 */

/** A day as `yyyy-mm-dd`, one that exists (see {@link parseDate}). */
export type CalendarDate = `${number}-${number}-${number}`

/** 0 is Sunday, as in `Date.prototype.getUTCDay`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The midnight at the end of a day, in minutes since the midnight before. */
export const dayEnds = 24 * 60

const delhiOffsetMs = 5 * hour + 30 * minute

/**
 * The date if `text` is a real day written `yyyy-mm-dd`, else undefined (2026-02-30 is none). Refuses the
 * years 0000 and 9999, because a plan names days before and after its own day, and those must have four digits too.
 */
export function parseDate(text: string): CalendarDate | undefined {
  if (!isDateShaped(text) || /^(?:0000|9999)/.test(text)) return undefined
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(midnight) && utcDate(midnight) === text ? text : undefined
}

export function delhiDate(instantMs: number): CalendarDate {
  return utcDate(instantMs + delhiOffsetMs)
}

/** Whole minutes since midnight in Delhi, 0 to 1439. */
export function delhiMinutes(instantMs: number): number {
  return Math.floor(((instantMs + delhiOffsetMs) % day) / minute)
}

/** The instant, in epoch milliseconds, of a Delhi day and minutes since its midnight. */
export function delhiInstant(date: CalendarDate, minutes: number): number {
  return utcMidnight(date) + minutes * minute - delhiOffsetMs
}

/** ISO 8601 with the centre's offset and whole seconds: `2026-11-23T10:30:00+05:30`. */
export function delhiIso(instantMs: number): string {
  return `${new Date(instantMs + delhiOffsetMs).toISOString().slice(0, 19)}+05:30`
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return utcDate(utcMidnight(date) + days * day)
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / day
}

export function weekdayOf(date: CalendarDate): Weekday {
  const weekday = weekdays[new Date(utcMidnight(date)).getUTCDay()]
  if (weekday === undefined) throw new RangeError(`${date} is not a day`)
  return weekday
}

/** The time on the centre's clock, to the minute: `10:30 AM`. */
export function delhiTime(instantMs: number): string {
  return clockLabel(delhiMinutes(instantMs))
}

/** Minutes since midnight as the centre writes times: `8:30 AM`, `12:00 PM`. A day ends at `12:00 AM`. */
export function clockLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hours % 12 || 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`
}

function isDateShaped(text: string): text is CalendarDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function utcDate(utcMs: number): CalendarDate {
  const text = new Date(utcMs).toISOString().slice(0, 10)
  if (!isDateShaped(text)) throw new RangeError(`${text} is beyond the year 9999`)
  return text
}

/** A time is the label of a slot ("8:30 AM"). */
export interface DayAndTime {
  readonly date: CalendarDate
  readonly time: string
}
