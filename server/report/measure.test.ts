import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { measure, spread } from './measure.ts'

const count = (minutes: readonly number[]) => spread(minutes.map((each) => each * 60_000))

it('counts the durations in each range, and puts one that equals a bound into the range above it', () => {
  expect(count([0, 14.9, 15, 29.9, 30, 119, 120])).toMatchObject({
    ranges: [2, 2, 1, 0, 1, 1],
    count: 7,
  })
})

it('the median is the lower of the two middle durations, and undefined if there are no durations', () => {
  expect(count([9, 1, 5]).median).toBe(5)
  expect(count([1, 2, 30, 40]).median).toBe(2)
  expect(count([]).median).toBeUndefined()
})

it('counts a negative duration as zero, because the clock may have been set back', () => {
  expect(count([-5])).toMatchObject({ ranges: [1, 0, 0, 0, 0, 0], median: 0 })
})

it('a call at the promised time is in time, and a call one millisecond later is not', () => {
  const callByMs = fridayTenAm + 2 * hour
  const calls = [callByMs, callByMs + 1].map((calledAtMs) => ({
    receivedAtMs: fridayTenAm,
    callByMs,
    calledAtMs,
    tests: ['MRI Scan'],
    hasCome: undefined,
  }))
  expect(measure(calls, centre.hours, callByMs + hour).call).toMatchObject({
    inTime: 1,
    count: 2,
    notNoted: 0,
    overdue: 0,
  })
})
