import type { Strings } from '../content/strings.ts'
import { calledIn } from '../domain/centre/test-catalogue.ts'
import type { Clash } from '../domain/preparation/clashes.ts'
import { type FoldedStep, openOnlySteps } from '../domain/preparation/open-part.ts'
import type { PlannedFast, PreparationItem, PreparationPlan } from '../domain/preparation/plan.ts'
import type { Condition, PreparationStep } from '../domain/preparation/steps.ts'
import { fastsTogether, type LastMeal, type VisitTime } from '../domain/preparation/times.ts'
import { clockTime } from '../domain/time/spoken-time.ts'

/** Steps whose text names the test in each language or holds for the whole visit. No list of tests follows. */
const namesItsTest: ReadonlySet<PreparationStep> = new Set([
  'light-meal',
  'no-alcohol',
  'no-meat',
  'tablet-after-sample',
  'no-biotin',
  'no-metal',
  'original-prescription',
  'urine-sample',
  'which-xray',
  'procedure',
  'period-that-day',
  'ca-125',
  'recent-contrast',
  'which-ct',
  'weeks-of-pregnancy',
  'outside-scan',
  'implants',
])

function isFolded(step: PreparationStep): step is FoldedStep {
  return !openOnlySteps.some((each) => each === step)
}

const drinkAndDressMinutes = 2 * 60

export type PlanWords = Pick<Strings, 'calendar' | 'names' | 'preparation'>

/** A part of a plan in words, for a page or a calendar entry. */
export interface PlanPart {
  readonly name: 'together' | 'before' | 'hours' | 'bring' | 'tell'
  readonly heading: string
  readonly lines: readonly PlanLine[]
}

export interface PlanLine {
  /** What the line depends on, such as the kind of scan prescribed. The text follows after a colon. */
  readonly condition?: string | undefined
  readonly text: string
  /** By when, as a sentence or a clock time. The page emphasises it. */
  readonly byWhen?: string | undefined
  /** Says that another fast of the visit may begin earlier. */
  readonly proviso?: string | undefined
  /** Which picked tests the line concerns. Undefined if it concerns all, names them itself or has a condition. */
  readonly forTests?: string | undefined
}

/** The parts that are not empty. With a slot, they state clock times. */
export function preparationParts(
  plan: PreparationPlan,
  slot: VisitTime | undefined,
  strings: PlanWords,
): PlanPart[] {
  const { calendar, preparation } = strings
  const hoursHeading = slot
    ? preparation.hoursFrom(clockTime(slot.minutes - drinkAndDressMinutes, calendar))
    : preparation.hours
  const line = lineMaker(plan, strings)
  const lines = (items: readonly PreparationItem[]) =>
    [...new Set(items.map(({ step }) => step))].filter(isFolded).map((step) => {
      const asked = items.filter((item) => item.step === step)
      const conditions = asked.flatMap(({ when }) => when ?? [])
      const tests = namesItsTest.has(step) ? plan.tests : asked.flatMap((item) => item.tests)
      return line(preparation.steps[step], conditions, tests)
    })
  const fastText = ({ hours, isDry }: PlannedFast) =>
    `${preparation.fast(hours)} ${preparation.water[isDry ? 'limited' : 'free']}`
  const fasts = [...new Set(plan.fasts.map(fastText))].flatMap((text) => {
    const alike = plan.fasts.filter((fast) => fastText(fast) === text)
    const tests = alike.flatMap((fast) => fast.tests)
    return fastsTogether(alike, plan, slot).map(({ conditions, lastMeal, hasEarlierFast }) => ({
      ...line(text, conditions, tests),
      byWhen: lastMeal && lastMealSentence(lastMeal, strings),
      proviso: hasEarlierFast ? preparation.outlasted : undefined,
    }))
  })
  const clashes = plan.clashes.map((clash) => clashLine(clash, strings))
  const parts: readonly PlanPart[] = [
    { name: 'together', heading: preparation.together(plan.tests.length), lines: clashes },
    { name: 'before', heading: preparation.before, lines: [...fasts, ...lines(plan.before)] },
    { name: 'hours', heading: hoursHeading, lines: lines(plan.hours) },
    { name: 'bring', heading: preparation.bring, lines: lines(plan.bring) },
    { name: 'tell', heading: preparation.tell, lines: lines(plan.tell) },
  ]
  return parts.filter((part) => part.lines.length > 0)
}

/** The line about a clash between tests, with its conditions. */
export function clashLine({ kind, when }: Clash, { preparation }: PreparationWords): PlanLine {
  return conditional(when, preparation.clashes[kind], preparation)
}

/** A line that holds in any case, or under one condition. */
export function inCase(
  when: Condition | undefined,
  text: string,
  { preparation }: PreparationWords,
): PlanLine {
  return conditional(when === undefined ? [] : [when], text, preparation)
}

function lineMaker(plan: PreparationPlan, { names, preparation }: PlanWords) {
  return (text: string, when: readonly Condition[], tests: readonly string[]): PlanLine => {
    const isForSome = tests.length < plan.tests.length
    const forTests = isForSome ? preparation.forTests(tests.map(calledIn(names))) : undefined
    return when.length > 0 ? conditional(when, text, preparation) : { text, forTests }
  }
}

/** A line with the conditions under which it holds. */
export function conditional(
  when: readonly Condition[],
  text: string,
  { conditions, or, afterCondition }: Strings['preparation'],
): PlanLine {
  const [first, ...others] = when.map((condition) => conditions[condition])
  if (first === undefined) return { text }
  const condition = [first, ...others.map(afterCondition)].join(or)
  return { condition, text: afterCondition(text) }
}

/** A line as plain text, as a calendar entry or a message carries it. */
export function lineText({ condition, text, byWhen, proviso, forTests }: PlanLine): string {
  const start = condition === undefined ? text : `${condition}: ${text}`
  return [start, byWhen, proviso, forTests && `(${forTests})`].filter(Boolean).join(' ')
}

/** `Finish your last meal by 10:00 PM the night before.` If that is past, asks about food eaten since. */
export function lastMealSentence(
  { day, minutes, isPast }: LastMeal,
  { calendar, preparation }: Omit<PlanWords, 'names'>,
): string {
  if (day === 'midnight')
    return isPast ? preparation.mealPast() : preparation.lastMeal['day-before']()
  const time = clockTime(minutes, calendar)
  return isPast ? preparation.mealPast(time) : preparation.lastMeal[day](time)
}

type PreparationWords = Pick<Strings, 'preparation'>

/** A sentence with its conditions before it: `If PSA is asked for: …`. */
export function under(
  when: readonly Condition[],
  sentence: string,
  { preparation }: PreparationWords,
): string {
  return lineText(conditional(when, sentence, preparation))
}
