import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minuteCounter } from './measure.ts'

const count = (minutes: readonly number[], bounds = [1, 5]) => {
  const counter = minuteCounter(bounds)
  for (const each of minutes) counter.add(each * 60_000)
  return counter.counted()
}

it('counts durations below each bound, and those that reach the highest', () => {
  expect(count([0, 0.9, 1, 4.99, 5, 100_000])).toMatchObject({ ranges: [2, 2, 2], count: 6 })
})

it('takes the lower of the two middle values as the median, and has none without durations', () => {
  expect(count([9, 1, 5]).median).toBe(5)
  expect(count([1, 2, 30, 40]).median).toBe(2)
  expect(count([]).median).toBeUndefined()
})

it('counts a negative duration as zero, because the clock may have been set back', () => {
  expect(count([-5])).toMatchObject({ ranges: [1, 0, 0], median: 0 })
})

it('counts each duration once, and finds at least half of them at or below the median', () => {
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
