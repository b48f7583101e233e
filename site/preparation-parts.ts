import type { Strings } from '../content/strings.ts'
import type { PreparationItem, PreparationPlan } from '../domain/preparation.ts'
import { type LastMeal, preparationTimes } from '../domain/preparation-times.ts'
import { clockTime } from '../domain/spoken-time.ts'
import type { TestName } from '../domain/test-catalogue.ts'
import type { TimeSlot } from '../domain/time-slots.ts'

type PlanWords = Pick<Strings, 'calendar' | 'names' | 'preparation'>

/** A plan in words: what a page lists and a calendar entry carries. */
export interface PlanPart {
  readonly name: 'together' | 'night' | 'hours' | 'bring' | 'tell'
  readonly heading: string
  readonly lines: readonly PlanLine[]
}

export interface PlanLine {
  readonly text: string
  /** An hour of the clock, to be seen first. */
  readonly byWhen?: string | undefined
  /** Which of the picked tests are meant, where not all are. */
  readonly forTests?: string | undefined
}

/** The parts that have something to say; with a slot they name hours of the clock. */
export function preparationParts(
  plan: PreparationPlan,
  slot: TimeSlot | undefined,
  { calendar, names, preparation: strings }: PlanWords,
): PlanPart[] {
  const times = slot && preparationTimes(plan, slot)
  const hoursHeading = times
    ? strings.hoursFrom(clockTime(times.twoHoursBefore, calendar))
    : strings.hours
  const line = (text: string, tests: readonly TestName[]): PlanLine => ({
    text,
    forTests:
      tests.length < plan.tests.length ? strings.forTests(tests.map(names.test)) : undefined,
  })
  const lines = (items: readonly PreparationItem[]) =>
    items.map(({ step, tests }) => line(strings.steps[step], tests))
  const clashes = plan.clashes.map(({ kind, tests }) => line(strings.clashes[kind], tests))
  const fast = plan.fast && {
    ...line(strings.fast(plan.fast.hours), plan.fast.tests),
    byWhen: times?.lastMeal && lastMealSentence(times.lastMeal, { calendar, preparation: strings }),
  }
  const night = lines(plan.night)
  const parts: readonly PlanPart[] = [
    { name: 'together', heading: strings.together, lines: clashes },
    { name: 'night', heading: strings.night, lines: fast ? [fast, ...night] : night },
    { name: 'hours', heading: hoursHeading, lines: lines(plan.hours) },
    { name: 'bring', heading: strings.bring, lines: lines(plan.bring) },
    { name: 'tell', heading: strings.tell, lines: lines(plan.tell) },
  ]
  return parts.filter((part) => part.lines.length > 0)
}

/** By when to have eaten: `Finish your last meal by 10:00 PM the evening before.` */
export function lastMealSentence(
  { day, minutes }: LastMeal,
  { calendar, preparation }: Omit<PlanWords, 'names'>,
): string {
  return preparation.lastMeal[day](clockTime(minutes, calendar))
}
