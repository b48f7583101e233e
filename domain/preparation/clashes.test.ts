import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { allTests, type TestName } from '../centre/test-catalogue.ts'
import type { ClashKind } from './clashes.ts'
import { openPreparation } from './open-part.ts'
import { type PreparationPlan, planPreparation } from './plan.ts'
import type { Condition, PreparationStep } from './steps.ts'
import { fastsTogether } from './times.ts'

const largestSubset = 4
/** Timeout for 59,535 choices, which take some seconds on an idle machine. */
const exhaustiveMs = 180_000

const single = new Map<string, PreparationPlan>(
  allTests.map((test) => [test, planPreparation([test])]),
)
const stepsOfSingle = new Map(Array.from(single, ([test, plan]) => [test, allSteps(plan)]))
const dangersOfSingle = new Map(
  Array.from(single, ([test, plan]) => [
    test,
    openPreparation(plan).alerts.map(({ step }) => step),
  ]),
)
const kindsOfPairs = new Map(
  Array.from(subsets(allTests, 2), (tests) => [tests.join(), kindsOf(planPreparation(tests))]),
)

/** A step, or a fast that limits water too. */
type Demand = PreparationStep | 'dry-fast'

/** Two demands that contradict each other, and the clashes of which a plan with both must mention one. */
const contradictions: readonly (readonly [Demand, Demand, readonly ClashKind[]])[] = [
  ['full-bladder', 'dry-fast', ['dry-fast-and-water']],
  ['full-bladder', 'empty-bladder', ['full-and-empty-bladder']],
  ['full-bladder', 'urine-sample', ['full-bladder-and-urine', 'full-and-empty-bladder']],
  ['empty-bladder', 'urine-sample', ['empty-bladder-and-urine', 'full-and-empty-bladder']],
  ['psa-rest', 'enema', ['psa-first']],
]
/** The steps of single tests that a plan of several may leave out. */
const leftOut: readonly PreparationStep[] = [
  'prescription',
  'eat-as-usual',
  'meal-at-home',
  'snack',
  'light-meal',
  // Another step says the same about exercise.
  'diabetes-medicines',
]
const eating: readonly PreparationStep[] = ['light-meal', 'snack', 'second-sample']
/** The clashes whose sentence has no condition and tells the patient to eat after every fasting test. */
const eatsLast: readonly ClashKind[] = ['several-fasts', 'fast-and-light-meal']
/** Steps that tell the patient to eat at home, before any test. */
const meals: readonly PreparationStep[] = ['eat-as-usual', 'light-meal', 'snack', 'meal-at-home']
/** One prescription can meet only one condition of each pair, because the first condition says "only". */
const exclusive: readonly (readonly [Condition, Condition])[] = [
  ['other-scan', 'abdomen-scan'],
  ['other-doppler', 'abdomen-doppler'],
  ['surface-needle', 'deep-needle'],
  ['random-sugar', 'fasting-sugar'],
  ['only-after-meal-sugar', 'fasting-sugar'],
]

/** Checks of a plan. Each returns a fault, or undefined. */
const properties: Readonly<Record<string, (plan: PreparationPlan) => string | undefined>> = {
  'says which comes first if a patient has to fast and to eat': (plan) => {
    const fasting = plan.fasts.flatMap(({ tests }) => tests)
    const pairs = eating
      .flatMap((meal) => testsOf(plan, meal))
      .flatMap((eater) => fasting.map((faster) => [eater, faster] as const))
    return pairs
      .find(([eater, faster]) => eater !== faster && !isSettled(plan, eater, faster))
      ?.join(' eats, fasts ')
  },

  'says how two contradictory steps go together': (plan) =>
    contradictions
      .filter(([one, other]) => isDemanded(plan, one) && isDemanded(plan, other))
      .find(([, , kinds]) => !kinds.some((kind) => kindsOf(plan).includes(kind)))
      ?.join(),

  'tells no patient to drink who may have to drink less for another test': (plan) =>
    isDemanded(plan, 'dry-fast') && kindsOf(plan).includes('fast-and-water')
      ? 'fast-and-water'
      : undefined,

  'tells no patient to eat during a fast that may be meant for that patient': (plan) =>
    [...plan.before, ...plan.hours]
      .filter(({ step }) => meals.includes(step))
      .flatMap((meal) => fastsOfEach(plan).map((fast) => ({ meal, fast })))
      .filter(({ meal, fast }) => canBothHold(meal.when, fast.when))
      .map(({ meal, fast }) => `${meal.step} inside ${fast.when}`)[0],

  'speaks of a meal in the two hours before the visit only to a patient who does not fast': (
    plan,
  ) =>
    plan.hours.some(({ step, when }) => eating.includes(step) && when !== 'only-after-meal-sugar')
      ? 'a meal before the fasting sample'
      : undefined,

  'says to eat only after the last of several tests that need an empty stomach': (plan) => {
    const fasting = plan.tests.filter((test) => (single.get(test)?.fasts.length ?? 0) > 0)
    const isUsual = plan.fasts.some(({ isRare }) => !isRare)
    return isUsual && fasting.length > 1 && !kindsOf(plan).some((kind) => eatsLast.includes(kind))
      ? 'eats between two tests'
      : undefined
  },

  'says when to eat the light meal or snack of a test if the plan does not list it as a step': (
    plan,
  ) => {
    const isLeftOut = (step: PreparationStep) =>
      plan.tests.some((test) => single.get(test)?.before.some((item) => item.step === step)) &&
      testsOf(plan, step).length === 0
    const kinds = kindsOf(plan)
    const isLightMealSaid = kinds.includes('fast-and-light-meal')
    if (isLeftOut('light-meal') && !isLightMealSaid) return 'light meal'
    const isMealSaid = isLightMealSaid || testsOf(plan, 'light-meal').length > 0
    return isLeftOut('snack') && !isMealSaid && !kinds.includes('fast-and-snack')
      ? 'snack'
      : undefined
  },

  'says that another fast begins earlier wherever a single test has a longer fast': (plan) => {
    const longest = Math.max(0, ...fastsOfEach(plan).map(({ hours }) => hours.least))
    return fastsTogether(plan.fasts, plan, undefined)
      .filter(({ hours, hasEarlierFast }) => !hasEarlierFast && hours.least < longest)
      .map(({ conditions }) => conditions.join())[0]
  },

  'has a fast or a need among its open lines, and each danger of its single tests': (plan) => {
    const { fasts, needs, alerts } = openPreparation(plan)
    if (fasts.length + needs.length === 0) return 'nothing open'
    const names = new Set<string>(alerts.map(({ step }) => step))
    if (names.has('diabetes-exercise')) names.add('diabetes-medicines')
    return plan.tests
      .flatMap((test) => dangersOfSingle.get(test) ?? [])
      .find((name) => !names.has(name))
  },

  'has no rare fast among its open lines, and says "no fasting" only if there is no fast': (
    plan,
  ) => {
    const { fasts, needs } = openPreparation(plan)
    if (fasts.some(({ isRare }) => isRare)) return 'rare'
    const isNone = needs.some((need) => 'none' in need)
    return isNone && fastsOfEach(plan).length > 0 ? 'no fasting' : undefined
  },

  'mentions the clashes of its pairs and single tests, and no others': (plan) => {
    const ofPairs = new Set(
      Array.from(subsets(plan.tests, 2), (some) => some.join()).flatMap(
        (some) => kindsOfPairs.get(some) ?? [],
      ),
    )
    // With a test that limits water, `dry-fast-and-water` replaces `fast-and-water`.
    if (ofPairs.has('dry-fast-and-water')) ofPairs.delete('fast-and-water')
    // One clash gives the order of both scans, and of the urine sample between them.
    if (ofPairs.has('full-and-empty-bladder')) {
      ofPairs.delete('full-bladder-and-urine')
      ofPairs.delete('empty-bladder-and-urine')
    }
    // The clash of the light meal also says that this meal comes after every fasting test.
    if (ofPairs.has('fast-and-light-meal')) ofPairs.delete('several-fasts')
    const kinds = kindsOf(plan).toSorted().join()
    return kinds === [...ofPairs].toSorted().join() ? undefined : kinds
  },

  'has every fast of its single tests, or a longer one': (plan) =>
    plan.tests.find((test) =>
      single.get(test)?.fasts.some((asked) => !plan.fasts.some((fast) => isAsLong(fast, asked))),
    ),

  'has every step of its single tests': (plan) => {
    const steps = new Set([...leftOut, ...allSteps(plan)])
    return plan.tests
      .flatMap((test) => stepsOfSingle.get(test) ?? [])
      .find((step) => !steps.has(step))
  },
}

describe(`every choice of up to ${largestSubset} tests`, () => {
  const wrong = new Map<string, string>()
  let plans = 0

  beforeAll(() => {
    for (const tests of subsets(allTests, largestSubset)) {
      const plan = planPreparation(tests)
      if (plan.tests.join() === tests.join()) plans++
      for (const [name, findWrong] of Object.entries(properties)) {
        const found = findWrong(plan)
        if (found !== undefined) wrong.set(name, `${found}: ${tests}`)
      }
    }
  }, exhaustiveMs)

  it('has a plan', () => {
    const sizes = Array.from({ length: largestSubset }, (_, index) => index + 1)
    expect(plans).toBe(sizes.reduce((sum, size) => sum + choices(allTests.length, size), 0))
  })

  it.each(Object.keys(properties))('%s', (name) => {
    expect(wrong.get(name)).toBeUndefined()
  })
})

it('a plan is the same in whatever order the tests are picked', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...allTests]), (picked) => {
      const inOrder = allTests.filter((test) => picked.includes(test))
      expect(planPreparation(picked)).toEqual(planPreparation(inOrder))
    }),
    { numRuns: 300 },
  )
})

it('finds clashes of contrast medium, of barium and of tumour markers, and none between X-ray and MRI', () => {
  const kinds = (...tests: readonly TestName[]) => kindsOf(planPreparation(tests))
  expect(kinds('CT Scan', 'MRI Scan')).toEqual(['several-fasts', 'contrast-twice'])
  for (const scan of ['MRI Scan', 'X-Ray', 'Interventional Radiology'] as const)
    expect(kinds(scan, 'Kidney Function Tests')).toEqual(['contrast-and-samples'])
  for (const scan of ['CT Scan', 'Color Doppler'] as const)
    expect(kinds('X-Ray', scan)).toContain('barium-last')
  expect(kinds('MRI Scan', 'Interventional Radiology')).toContain('contrast-twice')
  for (const other of ['USG Guided FNAC and BIOPSY', 'Stress ECHO'] as const)
    expect(kinds('Tumor Markers', other)).toEqual(['psa-first'])
  expect(kinds('X-Ray', 'MRI Scan')).toEqual([])
})

type FastOfPlan = Pick<PreparationPlan['fasts'][number], 'hours' | 'when'>

function isAsLong(fast: FastOfPlan, asked: FastOfPlan): boolean {
  const isForAll = fast.when === undefined || fast.when === asked.when
  return isForAll && fast.hours.least >= asked.hours.least
}

function fastsOfEach({ tests }: PreparationPlan): readonly FastOfPlan[] {
  return tests.flatMap((test) => single.get(test)?.fasts ?? [])
}

function canBothHold(one: Condition | undefined, other: Condition | undefined): boolean {
  return !exclusive.some(([only, fast]) => only === one && fast === other)
}

function isSettled({ clashes }: PreparationPlan, one: string, other: string): boolean {
  return clashes.some(({ tests }) => tests.includes(one) && tests.includes(other))
}

function testsOf(plan: PreparationPlan, step: PreparationStep): readonly string[] {
  return itemsIn(plan).find((item) => item.step === step)?.tests ?? []
}

function isDemanded(plan: PreparationPlan, demand: Demand): boolean {
  return demand === 'dry-fast'
    ? plan.fasts.some(({ isDry }) => isDry)
    : testsOf(plan, demand).length > 0
}

function kindsOf({ clashes }: PreparationPlan): ClashKind[] {
  return clashes.map(({ kind }) => kind)
}

function allSteps(plan: PreparationPlan): PreparationStep[] {
  return itemsIn(plan).map(({ step }) => step)
}

function itemsIn({ before, hours, bring, tell }: PreparationPlan) {
  return [...before, ...hours, ...bring, ...tell]
}

/** The number of ways to choose `taken` items of `from`. */
function choices(from: number, taken: number): number {
  return taken === 0 ? 1 : (choices(from - 1, taken - 1) * from) / taken
}

/** Every choice of one to `atMost` items of `from`, each in the order given. */
function* subsets<T>(from: readonly T[], atMost: number): Generator<T[]> {
  for (const [index, first] of from.entries()) {
    yield [first]
    if (atMost === 1) continue
    for (const rest of subsets(from.slice(index + 1), atMost - 1)) yield [first, ...rest]
  }
}
