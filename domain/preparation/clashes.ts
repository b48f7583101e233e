import type { TestName } from '../centre/test-catalogue.ts'
import { asks, asksToFast, type RuledTest } from './ruled-tests.ts'
import type { PreparationTrait } from './rules.ts'
import type { Condition, PreparationStep } from './steps.ts'

type Side = (test: RuledTest) => boolean

const fastsUsually: Side = ({ rule }) => rule.fast !== undefined && rule.fast.isRare !== true
const limitsWater: Side = ({ rule }) => rule.fast?.isDry === true
const asksFor =
  (step: PreparationStep): Side =>
  (test) =>
    asks(test, step)
const isOneOf =
  (...tests: readonly TestName[]): Side =>
  ({ test }) =>
    tests.some((each) => each === test)
/** Few X-rays use contrast, so the clash of two tests with contrast leaves the X-ray out. */
const mayUseContrast = isOneOf('CT Scan', 'MRI Scan', 'Interventional Radiology')
const has =
  (trait: PreparationTrait): Side =>
  ({ rule }) =>
    rule.traits?.includes(trait) === true

/**
 * Pairs of demands that contradict each other, or decide the order of a visit. Patients are told of them in
 * this order. What could spoil a test comes first. If a machine or a tumour marker makes the clash, the rule
 * names the tests, because no step of preparation stands for the clash. `content/en/preparation.ts` has the sentences.
 */
const clashRules = [
  {
    kind: 'several-fasts',
    one: fastsUsually,
    other: asksToFast,
    isOfTwoTests: true,
    unless: asksFor('light-meal'),
  },
  {
    kind: 'fast-and-snack',
    when: ['surface-needle'],
    one: asksToFast,
    other: asksFor('snack'),
    isOfTwoTests: true,
  },
  { kind: 'fast-and-light-meal', one: asksToFast, other: asksFor('light-meal') },
  {
    kind: 'fast-and-second-sample',
    when: (tests) => [secondSampleCondition(tests)],
    one: asksToFast,
    other: asksFor('second-sample'),
  },
  // A fast allows plain water, so it agrees with a full bladder. If a fast may limit water, no test wins: reception has
  // to say. Most X-rays limit nothing, so the condition of the fast stands before the advice.
  {
    kind: 'dry-fast-and-water',
    when: (tests) => tests.flatMap(({ rule: { fast } }) => (fast?.isDry && fast.when) || []),
    one: limitsWater,
    other: asksFor('full-bladder'),
  },
  { kind: 'fast-and-water', one: asksToFast, other: asksFor('full-bladder'), unless: limitsWater },
  { kind: 'full-and-empty-bladder', one: asksFor('full-bladder'), other: asksFor('empty-bladder') },
  // With both scans this clash is not shown: `full-and-empty-bladder` says when the urine sample is given.
  {
    kind: 'full-bladder-and-urine',
    one: asksFor('full-bladder'),
    other: asksFor('urine-sample'),
    unless: asksFor('empty-bladder'),
  },
  {
    kind: 'empty-bladder-and-urine',
    one: asksFor('empty-bladder'),
    other: asksFor('urine-sample'),
    unless: asksFor('full-bladder'),
  },
  { kind: 'full-bladder-and-wait', one: asksFor('full-bladder'), other: has('long-visit') },
  {
    kind: 'contrast-and-samples',
    one: asksFor('contrast-risks'),
    other: has('sample-before-contrast'),
  },
  {
    kind: 'barium-last',
    one: isOneOf('X-Ray'),
    other: isOneOf('Ultrasound', 'Color Doppler', 'CT Scan'),
  },
  { kind: 'contrast-twice', one: mayUseContrast, other: mayUseContrast, isOfTwoTests: true },
  {
    kind: 'psa-first',
    when: ['psa'],
    one: isOneOf('Tumor Markers'),
    other: isOneOf('TVS and TRUS', 'USG Guided FNAC and BIOPSY', 'Stress ECHO'),
  },
] as const satisfies readonly ClashRule[]

interface ClashRule {
  readonly kind: string
  /** What the prescription must say for the clash to concern the patient. */
  readonly when?: readonly Condition[] | ((tests: readonly RuledTest[]) => readonly Condition[])
  readonly one: Side
  readonly other: Side
  /** Whether only demands of two tests clash. One biopsy makes just one demand: its needle goes deep, or it does not. */
  readonly isOfTwoTests?: boolean
  /** If any test of the visit matches, the clash is not shown, because its advice would be wrong. */
  readonly unless?: Side
}

export type ClashKind = (typeof clashRules)[number]['kind']

export interface Clash {
  readonly kind: ClashKind
  /** The clash concerns patients of whom one of these is true. Empty if it concerns everybody who has these tests. */
  readonly when: readonly Condition[]
  /** All tests on either side; a test can be on both. */
  readonly tests: readonly string[]
}

export function clashesAmong(tests: readonly RuledTest[]): Clash[] {
  return clashRules.flatMap((rule: ClashRule & { readonly kind: ClashKind }) => {
    const { kind, when = [], one, other, isOfTwoTests = false, unless } = rule
    if (unless !== undefined && tests.some(unless)) return []
    const concerned = tests.filter((test) => {
      const meets = (side: Side) =>
        tests.some((each) => side(each) && (!isOfTwoTests || each !== test))
      return (one(test) && meets(other)) || (other(test) && meets(one))
    })
    if (concerned.length === 0) return []
    const names = concerned.map(({ test }) => test)
    return [{ kind, when: typeof when === 'function' ? when(tests) : when, tests: names }]
  })
}

/**
 * The condition of `fast-and-second-sample`. A patient with the after-meal sugar alone eats at home, so there is
 * no clash unless another test needs a fast.
 */
function secondSampleCondition(tests: readonly RuledTest[]): Condition {
  const eatsAtHome = tests.every((test) => !asksToFast(test) || asks(test, 'meal-at-home'))
  return eatsAtHome ? 'fasting-and-after-meal-sugar' : 'after-meal-sugar'
}
