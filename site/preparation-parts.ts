import type { Strings } from '../content/strings.ts'
import type { PreparationItem, PreparationPlan } from '../domain/preparation.ts'
import type { Condition, PreparationStep } from '../domain/preparation-steps.ts'
import { type LastMeal, preparationTimes } from '../domain/preparation-times.ts'
import { clockTime } from '../domain/spoken-time.ts'
import type { TestName } from '../domain/test-catalogue.ts'
import type { TimeSlot } from '../domain/time-slots.ts'

/** Steps whose words name their test in each language: no list of tests follows. */
const namesItsTest: ReadonlySet<PreparationStep> = new Set([
  'light-meal',
  'tablet-after-sample',
  'no-metal',
  'original-prescription',
  'urine-sample',
  'which-xray',
  'procedure',
  'package-contents',
  'weeks-of-pregnancy',
  'outside-scan',
  'implants',
  'possible-pregnancy',
])

type PlanWords = Pick<Strings, 'calendar' | 'names' | 'preparation'>

/** A plan in words: what a page lists and a calendar entry carries. */
export interface PlanPart {
  readonly name: 'together' | 'before' | 'hours' | 'bring' | 'tell'
  readonly heading: string
  readonly lines: readonly PlanLine[]
}

export interface PlanLine {
  /** What the prescription decides; the text follows after a colon. */
  readonly condition?: string | undefined
  readonly text: string
  /** An hour of the clock, to be seen first. */
  readonly byWhen?: string | undefined
  /** Which of the picked tests are meant, where not all are and no condition says so. */
  readonly forTests?: string | undefined
}

/** The parts that have something to say; with a slot they name hours of the clock. */
export function preparationParts(
  plan: PreparationPlan,
  slot: TimeSlot | undefined,
  strings: PlanWords,
): PlanPart[] {
  const { calendar, preparation } = strings
  const times = slot && preparationTimes(plan, slot)
  const hoursHeading = times
    ? preparation.hoursFrom(clockTime(times.twoHoursBefore, calendar))
    : preparation.hours
  const line = lineMaker(plan, strings)
  const lines = (items: readonly PreparationItem[]) =>
    [...new Set(items.map(({ step }) => step))].map((step) => {
      const asked = items.filter((item) => item.step === step)
      const conditions = asked.flatMap(({ when }) => when ?? [])
      const tests = namesItsTest.has(step) ? plan.tests : asked.flatMap((item) => item.tests)
      return line(preparation.steps[step], conditions, tests)
    })
  const fasts = plan.fasts.map(({ hours, when, isDry, tests }, place) => {
    const lastMeal = times?.fasts[place]?.lastMeal
    const byWhen = lastMeal && lastMealSentence(lastMeal, strings)
    const water = isDry ? preparation.water.limited : preparation.water.free
    return { ...line(`${preparation.fast(hours)} ${water}`, when ? [when] : [], tests), byWhen }
  })
  const clashes = plan.clashes.map(({ kind }) => ({ text: preparation.clashes[kind] }))
  const parts: readonly PlanPart[] = [
    { name: 'together', heading: preparation.together(plan.tests.length), lines: clashes },
    { name: 'before', heading: preparation.before, lines: [...fasts, ...lines(plan.before)] },
    { name: 'hours', heading: hoursHeading, lines: lines(plan.hours) },
    { name: 'bring', heading: preparation.bring, lines: lines(plan.bring) },
    { name: 'tell', heading: preparation.tell, lines: lines(plan.tell) },
  ]
  return parts.filter((part) => part.lines.length > 0)
}

function lineMaker(plan: PreparationPlan, { names, preparation }: PlanWords) {
  return (text: string, when: readonly Condition[], tests: readonly TestName[]): PlanLine => {
    const [first, ...others] = when.map((condition) => preparation.conditions[condition])
    if (first !== undefined) {
      const condition = [first, ...others.map(preparation.afterCondition)].join(preparation.or)
      return { condition, text: preparation.afterCondition(text) }
    }
    const isForSome = tests.length < plan.tests.length
    return { text, forTests: isForSome ? preparation.forTests(tests.map(names.test)) : undefined }
  }
}

/** A line as plain text, as a calendar entry or a message carries it. */
export function lineText({ condition, text, byWhen = '', forTests }: PlanLine): string {
  const start = condition === undefined ? text : `${condition}: ${text}`
  return [start, byWhen, forTests && `(${forTests})`].filter(Boolean).join(' ')
}

/** By when to have eaten: `Finish your last meal by 10:00 PM the evening before.` */
export function lastMealSentence(
  { day, minutes }: LastMeal,
  { calendar, preparation }: Omit<PlanWords, 'names'>,
): string {
  return preparation.lastMeal[day](clockTime(minutes, calendar))
}

/** A sentence of its own under a condition: `If PSA is asked for: …`. */
export function under(
  when: Condition | undefined,
  sentence: string,
  { preparation }: Pick<Strings, 'preparation'>,
): string {
  return when === undefined
    ? sentence
    : `${preparation.conditions[when]}: ${preparation.afterCondition(sentence)}`
}
