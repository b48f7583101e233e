import { clockLabel, type Weekday, weekdays } from './delhi-time.ts'
import type { DayHours, OpeningHours } from './opening-hours.ts'
import { timeSlots } from './time-slots.ts'

/** The sentences for impossible hours. Times are labels, as "8:30 AM". */
export interface HoursSentences {
  readonly closesFirst: (opens: string, closes: string) => string
  readonly overlaps: (opens: string, closed: string) => string
  readonly neverOpen: string
  readonly noSlot: (slots: number, first: string, last: string) => string
}

/** The first problem of the openings of one weekday, and which opening has it. */
export function dayProblem(
  day: readonly DayHours[],
  say: Pick<HoursSentences, 'closesFirst' | 'overlaps'>,
): { readonly at: number; readonly sentence: string } | undefined {
  for (const [at, { opens, closes }] of day.entries()) {
    if (opens >= closes)
      return { at, sentence: say.closesFirst(clockLabel(opens), clockLabel(closes)) }
    const before = day[at - 1]
    if (before !== undefined && opens <= before.closes)
      return { at, sentence: say.overlaps(clockLabel(opens), clockLabel(before.closes)) }
  }
  return undefined
}

/** The problem of a week as a whole: at least one slot must be within its openings. */
export function weekProblem(
  weekly: Readonly<Record<Weekday, readonly DayHours[]>>,
  say: Pick<HoursSentences, 'neverOpen' | 'noSlot'>,
): string | undefined {
  const openings = Object.values(weekly).flat()
  if (openings.length === 0) return say.neverOpen
  const isBookable = timeSlots.some(({ minutes: at }) =>
    openings.some(({ opens, closes }) => at >= opens && at < closes),
  )
  if (isBookable) return undefined
  const [first, last] = [timeSlots[0]?.label ?? '', timeSlots[timeSlots.length - 1]?.label ?? '']
  return say.noSlot(timeSlots.length, first, last)
}

/** The weekdays on which the doctor sees patients while the centre is closed. */
export function doctorOutside({ weekly, doctor }: Pick<OpeningHours, 'weekly' | 'doctor'>) {
  return weekdays.filter((day) => doctor?.[day].some((span) => !isOpenFor(span, weekly[day])))
}

/** Whether one opening has room for the whole span. */
export function isOpenFor({ opens, closes }: DayHours, openings: readonly DayHours[]): boolean {
  return openings.some((open) => open.opens <= opens && closes <= open.closes)
}
