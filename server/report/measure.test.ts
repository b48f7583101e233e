import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minuteCounter } from './measure.ts'

const count = (minutes: readonly number[], bounds = [1, 5]) => {
  const counter = minuteCounter(bounds)
  for (const each of minutes) counter.add(each * 60_000)
  return counter.counted()
}

it('sorts durations into the ranges below each bound and the one above', () => {
  expect(count([0, 0.9, 1, 4.99, 5, 100_000])).toMatchObject({ ranges: [2, 2, 2], count: 6 })
})

it('has the lower of the middle two for its median, and none of nothing', () => {
  expect(count([9, 1, 5]).median).toBe(5)
  expect(count([1, 2, 30, 40]).median).toBe(2)
  expect(count([]).median).toBeUndefined()
})

it('takes a clock that was set back for no time at all', () => {
  expect(count([-5])).toMatchObject({ ranges: [1, 0, 0], median: 0 })
})

it('counts each once, and half of them are at or below the median', () => {
  const minutes = fc.array(fc.nat({ max: 5000 }), { minLength: 1 })
  fc.assert(
    fc.property(minutes, (all) => {
      const { ranges, median = -1 } = count(all)
      expect(ranges.reduce((sum, each) => sum + each, 0)).toBe(all.length)
      expect(all.filter((each) => each <= median).length * 2).toBeGreaterThanOrEqual(all.length)
      expect(all.filter((each) => each < median).length * 2).toBeLessThan(all.length)
    }),
  )
})
