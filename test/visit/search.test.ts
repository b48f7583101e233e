import { expect, it } from 'vitest'
import { searchVisits } from './search.ts'
import { stepSets } from './steps.ts'

/** One step less than `npm run search-visits`, to save time. */
const depth = 5

it.each(Object.entries(stepSets))('no sequence of five steps breaks a promise: %s', (_, steps) => {
  expect(steps.length).toBeLessThanOrEqual(14)
  const found = searchVisits(steps, depth)
  expect(found.counterexample).toBeUndefined()
  expect(found.states).toBeGreaterThan(1_000)
})
