import type { TestName } from './test-catalogue.ts'

export interface PriceSum {
  /** In rupees. */
  readonly rupees: number
  /** Tests without a stated price: the sum is without them. */
  readonly unpriced: number
}

/** The least these tests cost together. */
export function leastPrice(
  tests: readonly TestName[],
  from: Readonly<Partial<Record<TestName, number>>>,
): PriceSum {
  const stated = tests.flatMap((test) => from[test] ?? [])
  return {
    rupees: stated.reduce((sum, rupees) => sum + rupees, 0),
    unpriced: tests.length - stated.length,
  }
}

const indian = new Intl.NumberFormat('en-IN')

/** `1,20,000`, as both languages write it. */
export function rupeesText(rupees: number): string {
  return indian.format(rupees)
}
