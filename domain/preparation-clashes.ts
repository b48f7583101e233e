import {
  type PreparationRule,
  type PreparationStep,
  preparationRules,
} from './preparation-rules.ts'
import type { TestName } from './test-catalogue.ts'

type Side = (rule: PreparationRule) => boolean

const asks =
  (...steps: readonly PreparationStep[]): Side =>
  (rule) =>
    steps.some((step) => rule.steps.includes(step))

const fasts: Side = ({ fast }) => fast !== undefined
const isLongVisit: Side = ({ traits }) => traits?.includes('long-visit') === true
const isBloodBeforeContrast: Side = ({ traits }) =>
  traits?.includes('blood-before-contrast') === true

/**
 * Two demands that stand against each other, or decide the order of a visit. They are told in this
 * order: what could spoil a test first.
 */
const clashRules = [
  { kind: 'fast-and-meal', one: fasts, other: asks('meal-before') },
  { kind: 'fast-and-light-meal', one: fasts, other: asks('light-meal') },
  { kind: 'fast-and-second-sample', one: fasts, other: asks('second-sample') },
  {
    kind: 'maybe-fast-and-meal',
    one: asks('fast-if-contrast', 'fast-if-abdomen'),
    other: asks('meal-before', 'light-meal', 'second-sample'),
  },
  { kind: 'fast-and-water', one: fasts, other: asks('full-bladder') },
  { kind: 'full-and-empty-bladder', one: asks('full-bladder'), other: asks('empty-bladder') },
  { kind: 'full-bladder-and-urine', one: asks('full-bladder'), other: asks('urine-sample') },
  { kind: 'full-bladder-and-wait', one: asks('full-bladder'), other: isLongVisit },
  { kind: 'contrast-and-blood', one: asks('contrast-allergy'), other: isBloodBeforeContrast },
  // Of the two that may use contrast, CT asks for an empty stomach and MRI about implants.
  { kind: 'contrast-twice', one: asks('fast-if-contrast'), other: asks('implants') },
] as const satisfies readonly { kind: string; one: Side; other: Side }[]

export type ClashKind = (typeof clashRules)[number]['kind']

export interface Clash {
  readonly kind: ClashKind
  /** All tests on either side; a test can be on both, as the whole abdomen is. */
  readonly tests: readonly TestName[]
}

/** Every clash among these tests once. */
export function clashesAmong(tests: readonly TestName[]): Clash[] {
  const those = (side: Side) => tests.filter((test) => side(preparationRules[test]))
  return clashRules.flatMap(({ kind, one, other }) => {
    const ones = those(one)
    const others = those(other)
    if (ones.length === 0 || others.length === 0) return []
    return [{ kind, tests: tests.filter((test) => ones.includes(test) || others.includes(test)) }]
  })
}
