import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  delhiMinutes,
  type Weekday,
  weekdayOf,
} from './delhi-time.ts'
import type { Language } from './language.ts'

/** One day's opening, in minutes since midnight in Delhi. */
export interface DayHours {
  readonly opens: number
  readonly closes: number
}

/** A day the centre is closed, with the reason a patient reads ("Republic Day") in each language. */
export interface Closure {
  readonly date: CalendarDate
  readonly reason: Readonly<Record<Language, string>>
}

export interface OpeningHours {
  readonly weekly: Readonly<Record<Weekday, DayHours>>
  readonly closures: readonly Closure[]
}

/** A period in which the centre is open, in epoch milliseconds. */
export interface OpenSpan {
  readonly opensAt: number
  readonly closesAt: number
}

/** The hours of a day, or the closure that overrides them. */
export function hoursOn(date: CalendarDate, hours: OpeningHours): DayHours | Closure {
  return hours.closures.find((closure) => closure.date === date) ?? hours.weekly[weekdayOf(date)]
}

export function isClosure(day: DayHours | Closure): day is Closure {
  return 'reason' in day
}

export function isOpenAt(instantMs: number, hours: OpeningHours): boolean {
  const day = hoursOn(delhiDate(instantMs), hours)
  const minutes = delhiMinutes(instantMs)
  return !isClosure(day) && minutes >= day.opens && minutes < day.closes
}

/** The opening period of now or the next one, then all that follow, without end. */
export function* openSpansFrom(instantMs: number, hours: OpeningHours): Generator<OpenSpan> {
  for (let date = delhiDate(instantMs); ; date = addDays(date, 1)) {
    const day = hoursOn(date, hours)
    if (isClosure(day)) continue
    const span = {
      opensAt: delhiInstant(date, day.opens),
      closesAt: delhiInstant(date, day.closes),
    }
    if (span.closesAt > instantMs) yield span
  }
}

/** When the centre last closed, at or before an instant. */
export function lastClosingBefore(instantMs: number, hours: OpeningHours): number {
  for (let date = delhiDate(instantMs); ; date = addDays(date, -1)) {
    const day = hoursOn(date, hours)
    const closesAt = isClosure(day) ? Infinity : delhiInstant(date, day.closes)
    if (closesAt <= instantMs) return closesAt
  }
}

/** For how long between two instants the centre was open, in milliseconds. */
export function openMsBetween(fromMs: number, toMs: number, hours: OpeningHours): number {
  let openMs = 0
  for (const { opensAt, closesAt } of openSpansFrom(fromMs, hours)) {
    if (opensAt >= toMs) return openMs
    openMs += Math.min(closesAt, toMs) - Math.max(opensAt, fromMs)
  }
  return openMs
}

/** The next opening, closing or midnight in Delhi, whichever comes first. */
export function nextTurnAfter(instantMs: number, hours: OpeningHours): number {
  const midnight = delhiInstant(addDays(delhiDate(instantMs), 1), 0)
  for (const { opensAt, closesAt } of openSpansFrom(instantMs, hours)) {
    return Math.min(midnight, opensAt > instantMs ? opensAt : closesAt)
  }
  return midnight
}
