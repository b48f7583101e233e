import type { OwnTests } from '../centre/published-facts.ts'
import { planPreparation } from './plan.ts'
import { type OneStep, ownSteps, type PackageContents, ruled } from './ruled-tests.ts'
import type { Condition, PreparationStep } from './steps.ts'

const flagsOfSteps = {
  'full-bladder': 'full-bladder',
  enema: 'enema',
  'glucose-tolerance': 'glucose-tolerance',
  'original-prescription': 'original-prescription',
  'no-metal': 'no-metal',
  'contrast-risks': 'contrast-possible',
  'possible-pregnancy': 'possible-pregnancy',
  'blood-thinners': 'blood-thinners',
  'heart-medicines': 'heart-medicines',
} as const satisfies Readonly<Partial<Record<PreparationStep, string>>>

/** The needs of a visit that reception sees at a glance in its notices. domain/desk/red-flags.ts reads notes. */
export type FlagName =
  | 'fasting'
  | 'water-limited'
  | (typeof flagsOfSteps)[keyof typeof flagsOfSteps]

const flagOf: Readonly<Partial<Record<PreparationStep, FlagName>>> = flagsOfSteps

export interface PreparationFlag {
  readonly name: FlagName
  /** Undefined if it concerns everybody who has these tests. */
  readonly when: Condition | undefined
}

/**
 * Every flag of these tests once, in the order of the tests. A flag that holds in any case covers the same flag
 * under a condition. If a fast is certain, a dry fast under a condition gives only the flag `water-limited`.
 */
export function preparationFlags(
  tests: readonly string[],
  own: OwnTests = [],
  packages: PackageContents = {},
): PreparationFlag[] {
  const { fasts } = planPreparation(tests, {}, own)
  const isSure = fasts.some(({ when }) => when === undefined)
  const flags = ruled(tests, own, packages).flatMap((each) => [
    ...fasts
      .filter((fast) => fast.tests.includes(each.test))
      .map(({ when, isDry }): PreparationFlag => {
        const isCovered = isSure && when !== undefined && isDry
        return { name: isCovered ? 'water-limited' : 'fasting', when }
      }),
    ...ownSteps(each).flatMap(stepFlags),
  ])
  const sure = new Set(flags.flatMap(({ name, when }) => (when === undefined ? name : [])))
  const asked = flags.filter(({ name, when }) => when === undefined || !sure.has(name))
  return [...new Map(asked.map((flag) => [flagCode(flag), flag])).values()]
}

/** A flag for programs: `fasting`, `fasting-if-abdomen-scan`. */
export function flagCode({ name, when }: PreparationFlag): string {
  return when === undefined ? name : `${name}-if-${when}`
}

function stepFlags({ step, when }: OneStep): PreparationFlag[] {
  const name = flagOf[step]
  if (name === undefined) return []
  // The flag `contrast-possible` already says that contrast is only possible, so it needs no condition.
  return [{ name, when: when === 'contrast' ? undefined : when }]
}
