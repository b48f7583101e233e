import { type Clash, clashesAmong } from './preparation-clashes.ts'
import {
  type FastHours,
  type PreparationGroup,
  type PreparationStep,
  preparationRules,
  preparationSteps,
} from './preparation-rules.ts'
import { allTests, type TestName } from './test-catalogue.ts'

/** A step once, with the tests that ask for it, in the catalogue's order. */
export interface PreparationItem<G extends PreparationGroup = PreparationGroup> {
  readonly step: PreparationStep<G>
  readonly tests: readonly TestName[]
}

/** One preparation for several tests together. */
export interface PreparationPlan {
  readonly tests: readonly TestName[]
  /** The longest fast, which covers the shorter ones; undefined when no test asks for one. */
  readonly fast: { readonly hours: FastHours; readonly tests: readonly TestName[] } | undefined
  readonly night: readonly PreparationItem<'night'>[]
  readonly hours: readonly PreparationItem<'hours'>[]
  readonly bring: readonly PreparationItem<'bring'>[]
  readonly tell: readonly PreparationItem<'tell'>[]
  readonly clashes: readonly Clash[]
}

/** A fast this long is slept through: the evening before counts, and a morning visit suits it. */
const overnightFastHours = 8

/** What these tests ask together; the same whatever their order. */
export function planPreparation(picked: readonly TestName[]): PreparationPlan {
  const tests = allTests.filter((test) => picked.includes(test))
  return {
    tests,
    fast: longestFast(tests),
    night: itemsOf('night', tests),
    hours: itemsOf('hours', tests),
    bring: itemsOf('bring', tests),
    tell: itemsOf('tell', tests),
    clashes: clashesAmong(tests),
  }
}

export function isOvernightFast({ fast }: PreparationPlan): boolean {
  return fast !== undefined && fast.hours.least >= overnightFastHours
}

/** Whether a test among these can be a scan in pregnancy, which the PC-PNDT Act concerns. */
export function isPregnancyScanPossible({ bring }: PreparationPlan): boolean {
  return bring.some(({ step }) => step === 'original-prescription')
}

function longestFast(tests: readonly TestName[]): PreparationPlan['fast'] {
  const fasting = tests.flatMap((test) => {
    const { fast } = preparationRules[test]
    return fast === undefined ? [] : [{ test, fast }]
  })
  const [first, ...others] = fasting
  if (first === undefined) return undefined
  const hours = others.reduce(
    (longest, { fast }) => (fast.least > longest.least ? fast : longest),
    first.fast,
  )
  return { hours, tests: fasting.map(({ test }) => test) }
}

function itemsOf<G extends PreparationGroup>(
  group: G,
  tests: readonly TestName[],
): PreparationItem<G>[] {
  const steps: readonly PreparationStep<G>[] = preparationSteps[group]
  const asked = steps.map((step) => ({
    step,
    tests: tests.filter((test) => asks(test, step, tests)),
  }))
  return asked.filter((item) => item.tests.length > 0)
}

function asks(test: TestName, step: PreparationStep, tests: readonly TestName[]): boolean {
  const isAsked = (by: TestName) => preparationRules[by].steps.includes(step)
  switch (step) {
    case 'photo-id':
    case 'earlier-reports':
      return true
    // The original one is asked for in its stead.
    case 'prescription':
      return !tests.some((other) => preparationRules[other].steps.includes('original-prescription'))
    case 'diabetes-medicines':
      return (preparationRules[test].fast?.least ?? 0) >= overnightFastHours
    default:
      return isAsked(test)
  }
}

/** What reception has to see at a glance, as its notices name it. */
export type PreparationFlag =
  | 'fasting'
  | 'full-bladder'
  | 'original-prescription'
  | 'no-metal'
  | 'contrast-possible'
  | 'blood-thinners'
  | 'heart-medicines'

const flagOf: Readonly<Partial<Record<PreparationStep, PreparationFlag>>> = {
  'full-bladder': 'full-bladder',
  'original-prescription': 'original-prescription',
  'no-metal': 'no-metal',
  'contrast-allergy': 'contrast-possible',
  'blood-thinners': 'blood-thinners',
  'heart-medicines': 'heart-medicines',
}

/** Every flag of these tests once, in the order of the tests. */
export function preparationFlags(tests: readonly TestName[]): PreparationFlag[] {
  const flags = tests.flatMap((test) => {
    const { fast, steps } = preparationRules[test]
    const asked = steps.flatMap((step) => flagOf[step] ?? [])
    return fast === undefined ? asked : ['fasting' as const, ...asked]
  })
  return [...new Set(flags)]
}
