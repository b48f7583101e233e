import type { Strings } from '../content/strings.ts'
import {
  addDays,
  daysBetween,
  delhiDate,
  delhiMinutes,
  weekdayOf,
} from '../domain/time/delhi-time.ts'
import { type OpeningHours, openSpansFrom } from '../domain/time/opening-hours.ts'
import { clockTime, longDate, shortDate, unbroken } from '../domain/time/spoken-time.ts'

const weekDays = 7

/** A line for each closure from today on: `Tuesday, 26 January 2027: closed, Republic Day`. */
export function closureLines(
  nowMs: number,
  { closures }: OpeningHours,
  strings: Strings,
  daysAhead = Number.POSITIVE_INFINITY,
): string[] {
  const today = delhiDate(nowMs)
  return closures
    .filter(({ date }) => date >= today && daysBetween(today, date) <= daysAhead)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, part, reason }) => {
      const day = longDate(date, strings.calendar)
      const clock = (minutes: number) => clockTime(minutes, strings.calendar)
      const when = part ? `${day}, ${clock(part.from)} – ${clock(part.to)}` : day
      return unbroken(strings.shell.hours.closedOn(when, reason[strings.lang]))
    })
}

/** Whether the centre is open now: `Open now, until 8:30 PM`. */
export function openingStatus(nowMs: number, hours: OpeningHours, strings: Strings): string {
  return unbroken(openingSentence(nowMs, hours, strings))
}

function openingSentence(nowMs: number, hours: OpeningHours, strings: Strings): string {
  const { opening } = strings.shell
  const [span] = openSpansFrom(nowMs, hours).take(1)
  if (span === undefined) return ''
  const clock = (instantMs: number) => clockTime(delhiMinutes(instantMs), strings.calendar)
  if (span.opensAt <= nowMs) return opening.openUntil(clock(span.closesAt))
  const today = delhiDate(nowMs)
  const day = delhiDate(span.opensAt)
  if (day === today) return opening.opensToday(clock(span.opensAt))
  if (day === addDays(today, 1)) return opening.opensTomorrow(clock(span.opensAt))
  // A weekday alone means a day of this week, so a later day needs its date.
  const isThisWeek = daysBetween(today, day) < weekDays
  const name = isThisWeek ? strings.calendar.weekdays[weekdayOf(day)] : undefined
  return opening.opensOn(name ?? shortDate(day, strings.calendar), clock(span.opensAt))
}
