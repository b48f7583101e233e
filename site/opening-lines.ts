import type { Strings } from '../content/strings.ts'
import type { Weekday } from '../domain/time/delhi-time.ts'
import type { DayHours, OpeningHours } from '../domain/time/opening-hours.ts'
import { clockTime } from '../domain/time/spoken-time.ts'

/** Consecutive days with the same hours; the week starts on Monday. */
export interface DayRun {
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
