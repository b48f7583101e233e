import type { Strings } from '../content/strings.ts'
import {
  addDays,
  daysBetween,
  delhiDate,
  delhiMinutes,
  type Weekday,
  weekdayOf,
} from '../domain/time/delhi-time.ts'
import { type DayHours, type OpeningHours, openSpansFrom } from '../domain/time/opening-hours.ts'
import { clockTime, longDate, shortDate, unbroken } from '../domain/time/spoken-time.ts'

/** Consecutive days with the same hours; the week starts on Monday. */
interface DayRun {
  readonly days: readonly Weekday[]
  /** Empty if the days are closed. Two entries if they have a break. */
  readonly hours: readonly DayHours[]
}

export const mondayFirst: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

export function openingWeek({ weekly }: Pick<OpeningHours, 'weekly'>): DayRun[] {
  const runs: { days: Weekday[]; hours: readonly DayHours[] }[] = []
  for (const day of mondayFirst) {
    const last = runs[runs.length - 1]
    const hours = weekly[day]
    if (last && isSame(last.hours, hours)) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs
}

function isSame(some: readonly DayHours[], others: readonly DayHours[]): boolean {
  const isAlike = ({ opens, closes }: DayHours, at: number) =>
    others[at]?.opens === opens && others[at]?.closes === closes
  return some.length === others.length && some.every(isAlike)
}

/** A line for each run of days: `Monday to Saturday: 8:30 AM to 8:30 PM`, `Sunday: closed`. */
export function openingLines(
  hours: Pick<OpeningHours, 'weekly'>,
  strings: Pick<Strings, 'calendar'> & { readonly shell: Pick<Strings['shell'], 'hours'> },
): string[] {
  const { days, times, line, closed } = strings.shell.hours
  const clock = (minutes: number) => clockTime(minutes, strings.calendar)
  const name = (day: Weekday | undefined) => strings.calendar.weekdays[day ?? 0] ?? ''
  return openingWeek(hours).map((run) => {
    const [first] = run.days
    const last = run.days[run.days.length - 1]
    const dayNames = first === last ? name(first) : days(name(first), name(last))
    const open = run.hours.map(({ opens, closes }) => times(clock(opens), clock(closes)))
    return line(dayNames, open.join(', ') || closed)
  })
}

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
    .sort((one, other) => one.date.localeCompare(other.date))
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
  const [span] = openSpansFrom(nowMs, hours)
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
