import type { OwnTests } from '../centre/published-facts.ts'
import { allTests, categoryOf } from '../centre/test-catalogue.ts'
import { clashesAmong } from './clashes.ts'
import {
  asks,
  asksToFast,
  fastsWithWater,
  type OneStep,
  ownSteps,
  type PackageContents,
  type RuledTest,
  ruled,
} from './ruled-tests.ts'
import {
  type Condition,
  type FastCondition,
  type FastHours,
  type PreparationGroup,
  type PreparationStep,
  preparationSteps,
} from './steps.ts'

/** A step, with all tests that ask for it, in the order of the catalogue. */
export interface PreparationItem<G extends PreparationGroup = PreparationGroup> {
  readonly step: PreparationStep<G>
  /** Undefined if the step is for everybody who has these tests. */
  readonly when: Condition | undefined
  readonly tests: readonly string[]
}

export interface PlannedFast {
  readonly hours: FastHours
  /** Undefined if the fast holds in any case. */
  readonly when: FastCondition | undefined
  /** Whether water is limited too; otherwise plain water is allowed. */
  readonly isDry: boolean
  /** Whether few patients of these tests fast. */
  readonly isRare: boolean
  readonly tests: readonly string[]
}

export type PreparationPlan = ReturnType<typeof planPreparation>

/** A fast from this length on includes the night, so a morning visit suits it. */
const overnightFastHours = 8

interface StatedOfTests {
  /** The tests for which the centre wants a prescription. If left out, each visit asks for one. */
  readonly needsPrescription?: readonly string[]
  readonly packages?: PackageContents
}

export function planPreparation(
  picked: readonly string[],
  { needsPrescription, packages }: StatedOfTests = {},
  own: OwnTests = [],
) {
  const known = [...allTests, ...own.map(({ test }) => test)]
  const tests = ruled(
    known.filter((test) => picked.includes(test)),
    own,
    packages,
  )
  const asked = tests.flatMap((test) => stepsAsked(test, tests, needsPrescription))
  return {
    tests: tests.map(({ test }) => test),
    fasts: fastsOf(tests),
    before: itemsOf('before', asked),
    hours: itemsOf('hours', asked),
    bring: itemsOf('bring', asked),
    tell: itemsOf('tell', asked),
    /** Demands of the tests that contradict each other. site/preparation-parts.ts puts them first in the plan. */
    clashes: clashesAmong(tests),
    /** Whether no test asks for more than a fast, papers and a list of medicines. */
    asksNothing: tests.every(({ rule }) => rule.steps.every((step) => step === 'medicines')),
    needsDoctor: picked.some((test) => categoryOf(test, own) === 'consultation'),
  }
}

/** The longest of the fasts that last a night, under a condition or not. */
export function overnightFast({ fasts }: PreparationPlan): PlannedFast | undefined {
  return fasts.find(({ hours }) => hours.least >= overnightFastHours)
}

/**
 * The longest unconditional fast, which covers the shorter ones, and each conditional fast that is longer or
 * dry. A longer fast comes first; between equals, the unconditional fast. A shorter dry fast gets the hours of
 * the unconditional fast, because its own hours would allow a later meal.
 */
function fastsOf(tests: readonly RuledTest[]): PlannedFast[] {
  const asked = tests.flatMap(({ test, rule: { fast } }) =>
    fast === undefined ? [] : [{ ...fast, test }],
  )
  const conditions = [...new Set(asked.map(({ when }) => when))]
  const fasts = conditions.map((when): PlannedFast => {
    const alike = asked.filter((fast) => fast.when === when)
    const isDry = alike.some((fast) => fast.isDry)
    const isRare = alike.every((fast) => fast.isRare)
    return { hours: longest(alike), when, isDry, isRare, tests: alike.map(({ test }) => test) }
  })
  const unconditional = fasts.find(({ when }) => when === undefined)?.hours ?? { least: 0, most: 0 }
  return fasts
    .filter(
      ({ when, hours, isDry }) => when === undefined || isDry || hours.least > unconditional.least,
    )
    .map((fast) =>
      fast.hours.least > unconditional.least ? fast : { ...fast, hours: unconditional },
    )
    .sort((a, b) => b.hours.least - a.hours.least || byCondition(a, b))
}

function byCondition(a: PlannedFast, b: PlannedFast): number {
  return Number(b.when === undefined) - Number(a.when === undefined)
}

function longest(fasts: readonly { readonly hours: FastHours }[]): FastHours {
  const all = fasts.map(({ hours }) => hours)
  return all.reduce((most, hours) => (hours.least > most.least ? hours : most))
}

function itemsOf<G extends PreparationGroup>(
  group: G,
  asked: readonly AskedOfTest[],
): PreparationItem<G>[] {
  const steps: readonly PreparationStep<G>[] = preparationSteps[group]
  return steps.flatMap((step) => {
    const asking = asked.filter((each) => each.step === step)
    const conditions = new Set(asking.map(({ when }) => when))
    // If one test asks without a condition, the conditions of others add nothing.
    if (conditions.has(undefined))
      return { step, when: undefined, tests: asking.map(({ test }) => test) }
    return Array.from(conditions, (when) => ({
      step,
      when,
      tests: asking.filter((each) => each.when === when).map(({ test }) => test),
    }))
  })
}

interface AskedOfTest extends OneStep {
  readonly test: string
}

/** Whether all patients of a test bring the original prescription. Then nobody is asked for a copy. */
function asksForOriginal(test: RuledTest): boolean {
  return ownSteps(test).some(
    ({ step, when }) => step === 'original-prescription' && when === undefined,
  )
}

/**
 * For each step that tells the patient to eat: whether another test forbids it. The step is then left out,
 * because a clash or the other test's light meal says when to eat.
 */
const isMealWrong: Readonly<Partial<Record<PreparationStep, (other: RuledTest) => boolean>>> = {
  'eat-as-usual': isMealPlanned,
  'meal-at-home': asksToFast,
  'light-meal': asksToFast,
  snack: isMealPlanned,
}

function isMealPlanned(test: RuledTest): boolean {
  return asksToFast(test) || asks(test, 'light-meal')
}

/** All steps of a test: its own, and those that follow from the visit and from the other tests. */
function stepsAsked(
  ruledTest: RuledTest,
  tests: readonly RuledTest[],
  needsPrescription: readonly string[] | undefined,
): AskedOfTest[] {
  const isOriginalAsked = tests.some(asksForOriginal)
  const { test } = ruledTest
  const others = tests.filter((other) => other !== ruledTest)
  const everyVisit: readonly (PreparationStep | false)[] = [
    'photo-id',
    needsPrescription === undefined && !isOriginalAsked && 'prescription',
    needsPrescription?.includes(test) === true && 'needed-prescription',
    'earlier-reports',
    'infection',
    tests.some(fastsWithWater) && 'other-medicines',
  ]
  return [
    ...ownSteps(ruledTest).filter(
      ({ step }) => !others.some((other) => isMealWrong[step]?.(other)),
    ),
    ...everyVisit.flatMap((step) => (step === false ? [] : [{ step, when: undefined }])),
    ...stepsOfFasting(tests),
  ].map((asked) => ({ ...asked, test }))
}

/**
 * The steps that fasting or exercise adds for diabetics and children. If all fasts are rare, these steps have the
 * conditions of the fasts.
 */
function stepsOfFasting(tests: readonly RuledTest[]): OneStep[] {
  const fasts = tests.flatMap(({ rule }) => rule.fast ?? [])
  const isExercise = tests.some((test) => asks(test, 'light-meal'))
  const isOnlyRare = fasts.every(({ isRare }) => isRare)
  const whens = isOnlyRare ? [...new Set(fasts.map(({ when }) => when))] : [undefined]
  const childAge = whens.map((when): OneStep => ({ step: 'child-age', when }))
  if (isExercise) return [{ step: 'diabetes-exercise', when: undefined }, ...childAge]
  return [...whens.map((when): OneStep => ({ step: 'diabetes-medicines', when })), ...childAge]
}
