import { describe, expect, it } from 'vitest'
import { planPreparation } from './preparation.ts'
import type { ClashKind } from './preparation-clashes.ts'
import { allTests, type TestName } from './test-catalogue.ts'

/**
 * What each test demands of stomach, bladder and blood, written down a second time and without a
 * look at the rules: two entries that must agree.
 */
const packages: readonly TestName[] = [
  'Basic Health Check Up',
  'Executive Health Package',
  'Diabetes Screening',
  'Cardiac Health Package',
  "Women's Health Package",
  'Senior Citizen Package',
]
const secondSample: readonly TestName[] = ['Blood Sugar', 'Diabetes Panel', 'Diabetes Screening']
const emptyStomach: readonly TestName[] = [
  'Ultrasound',
  'Lipid Profile',
  'Liver Function Tests',
  'Blood Sugar',
  'Diabetes Panel',
  ...packages,
]
const mayBeEmptyStomach: readonly TestName[] = ['CT Scan', 'Color Doppler']
const mealBefore: readonly TestName[] = ['USG Guided FNAC and BIOPSY']
const lightMeal: readonly TestName[] = ['Stress ECHO']
const fullBladder: readonly TestName[] = ['Ultrasound']
const emptyBladder: readonly TestName[] = ['TVS and TRUS']
const urine: readonly TestName[] = ['Urine Analysis']
const takesLong: readonly TestName[] = [
  'MRI Scan',
  'Interventional Radiology',
  'Stress ECHO',
  ...secondSample,
  ...packages,
]
const contrast: readonly TestName[] = ['CT Scan', 'MRI Scan']
const bloodFirst: readonly TestName[] = ['Kidney Function Tests', 'Thyroid Function Tests']

const contradictions: readonly (readonly [readonly TestName[], readonly TestName[], ClashKind])[] =
  [
    [emptyStomach, mealBefore, 'fast-and-meal'],
    [emptyStomach, lightMeal, 'fast-and-light-meal'],
    [emptyStomach, secondSample, 'fast-and-second-sample'],
    [mayBeEmptyStomach, [...mealBefore, ...lightMeal, ...secondSample], 'maybe-fast-and-meal'],
    [emptyStomach, fullBladder, 'fast-and-water'],
    [fullBladder, emptyBladder, 'full-and-empty-bladder'],
    [fullBladder, urine, 'full-bladder-and-urine'],
    [fullBladder, takesLong, 'full-bladder-and-wait'],
    [contrast, bloodFirst, 'contrast-and-blood'],
    [['CT Scan'], ['MRI Scan'], 'contrast-twice'],
  ]

const largestSubset = 4
/** 59,535 choices take some seconds on an idle machine. */
const exhaustiveMs = 180_000

describe(`every choice of up to ${largestSubset} tests`, { timeout: exhaustiveMs }, () => {
  it('has a plan, with every contradiction mentioned and none made up', () => {
    let plans = 0
    for (const tests of subsets(allTests, largestSubset)) {
      plans++
      const { clashes, tests: planned } = planPreparation(tests)
      if (planned.length !== tests.length) throw new Error(`no plan for ${tests}`)
      for (const [one, other, kind] of contradictions) {
        const isOne = tests.some((test) => one.includes(test))
        const isOther = tests.some((test) => other.includes(test))
        const clash = clashes.find((each) => each.kind === kind)
        const named = tests.filter((test) => one.includes(test) || other.includes(test))
        const expected = isOne && isOther ? named.join() : undefined
        if (clash?.tests.join() !== expected) throw new Error(`${kind} of ${tests}: ${expected}`)
      }
    }
    const sizes = Array.from({ length: largestSubset }, (_, index) => index + 1)
    expect(plans).toBe(sizes.reduce((sum, size) => sum + choices(allTests.length, size), 0))
  })

  it('has the same plan in any order', () => {
    for (const tests of subsets(allTests, largestSubset)) {
      const plan = JSON.stringify(planPreparation(tests))
      for (const order of [tests.toReversed(), [...tests.slice(1), ...tests.slice(0, 1)]]) {
        if (JSON.stringify(planPreparation(order)) !== plan) throw new Error(`differs: ${order}`)
      }
    }
  })

  it('keeps the longest fast and every step of its single tests', () => {
    const single = new Map(allTests.map((test) => [test, planPreparation([test])]))
    for (const tests of subsets(allTests, largestSubset)) {
      const plan = planPreparation(tests)
      const steps = new Set(allSteps(plan))
      for (const test of tests) {
        const alone = single.get(test)
        if (alone === undefined) throw new Error(`no plan for ${test}`)
        if ((alone.fast?.hours.least ?? 0) > (plan.fast?.hours.least ?? 0))
          throw new Error(`${test} fasts longer than ${tests}`)
        for (const step of allSteps(alone))
          if (step !== 'prescription' && !steps.has(step)) throw new Error(`${step} of ${tests}`)
      }
    }
  })
})

function allSteps({ night, hours, bring, tell }: ReturnType<typeof planPreparation>): string[] {
  return [...night, ...hours, ...bring, ...tell].map(({ step }) => step)
}

/** In how many ways so many can be taken. */
function choices(from: number, taken: number): number {
  return taken === 0 ? 1 : (choices(from - 1, taken - 1) * from) / taken
}

/** Every non-empty choice of at most so many, each in the order given. */
function* subsets<T>(from: readonly T[], atMost: number): Generator<T[]> {
  for (const [index, first] of from.entries()) {
    yield [first]
    if (atMost === 1) continue
    for (const rest of subsets(from.slice(index + 1), atMost - 1)) yield [first, ...rest]
  }
}
