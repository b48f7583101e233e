import { asks, preparationRules } from './preparation-rules.ts'
import type { TestName } from './test-catalogue.ts'

type Side = (test: TestName) => boolean

const fasts: Side = (test) => preparationRules[test].fast !== undefined
const fastsInAnyCase: Side = (test) => {
  const { fast } = preparationRules[test]
  return fast !== undefined && fast.when === undefined
}
const mayFast: Side = (test) => fasts(test) && !fastsInAnyCase(test)
const needsWater: Side = (test) => asks(test, 'full-bladder')
const isOneOf =
  (...tests: readonly TestName[]): Side =>
  (test) =>
    tests.includes(test)

/**
 * Two demands that stand against each other, or decide the order of a visit. They are told in this
 * order: what could spoil a test first. Where a machine or a marker makes the clash, its tests are
 * named: no step of theirs says as much.
 */
const clashRules = [
  {
    kind: 'fast-and-snack',
    one: fastsInAnyCase,
    other: (test) => asks(test, 'snack'),
  },
  {
    kind: 'fast-and-light-meal',
    one: fastsInAnyCase,
    other: (test) => asks(test, 'light-meal'),
  },
  {
    kind: 'fast-and-second-sample',
    one: fasts,
    other: (test) => asks(test, 'second-sample'),
    isWithinOneTest: true,
  },
  {
    kind: 'maybe-fast-and-meal',
    one: mayFast,
    other: (test) => asks(test, 'snack') || asks(test, 'light-meal'),
  },
  { kind: 'fast-and-water', one: fasts, other: needsWater, isWithinOneTest: true },
  {
    kind: 'full-and-empty-bladder',
    one: needsWater,
    other: (test) => asks(test, 'empty-bladder'),
  },
  {
    kind: 'full-bladder-and-urine',
    one: needsWater,
    other: (test) => asks(test, 'urine-sample'),
  },
  {
    kind: 'full-bladder-and-wait',
    one: needsWater,
    other: (test) => preparationRules[test].traits?.includes('long-visit') === true,
  },
  {
    kind: 'contrast-and-blood',
    one: isOneOf('CT Scan', 'MRI Scan', 'Interventional Radiology'),
    other: (test) => preparationRules[test].traits?.includes('blood-before-contrast') === true,
  },
  { kind: 'contrast-twice', one: isOneOf('CT Scan'), other: isOneOf('MRI Scan') },
  {
    kind: 'psa-first',
    one: isOneOf('Tumor Markers'),
    other: isOneOf('TVS and TRUS', 'USG Guided FNAC and BIOPSY'),
  },
] as const satisfies readonly ClashRule[]

interface ClashRule {
  readonly kind: string
  readonly one: Side
  readonly other: Side
  /** Whether a test can be at odds with itself, as a whole abdomen: no food, and much water. */
  readonly isWithinOneTest?: boolean
}

export type ClashKind = (typeof clashRules)[number]['kind']

export interface Clash {
  readonly kind: ClashKind
  /** All tests on either side; a test can be on both. */
  readonly tests: readonly TestName[]
}

/** Every clash among these tests once. */
export function clashesAmong(tests: readonly TestName[]): Clash[] {
  return clashRules.flatMap((rule: ClashRule & { readonly kind: ClashKind }) => {
    const { kind, one, other, isWithinOneTest = false } = rule
    const concerned = tests.filter((test) => {
      const meets = (side: Side) =>
        tests.some((each) => side(each) && (isWithinOneTest || each !== test))
      return (one(test) && meets(other)) || (other(test) && meets(one))
    })
    return concerned.length === 0 ? [] : [{ kind, tests: concerned }]
  })
}
