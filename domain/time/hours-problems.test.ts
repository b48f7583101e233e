import { expect, it } from 'vitest'
import { weekOf } from '../../test/support/a-week.ts'
import { doctorOutside, isOpenFor, weekProblem } from './hours-problems.ts'
import type { DayHours } from './opening-hours.ts'

const from = (opens: number, closes: number): DayHours => ({
  opens: opens * 60,
  closes: closes * 60,
})

it.each([
  ['the whole opening', [from(9, 13)], true],
  ['an opening that is longer', [from(8, 14)], true],
  ['an opening that begins later', [from(10, 14)], false],
  ['an opening that ends earlier', [from(8, 12)], false],
  ['two openings with a break between', [from(9, 11), from(11, 13)], false],
  ['no opening', [], false],
])('9 AM to 1 PM within %s: %j is %s', (_, openings, isWithin) => {
  expect(isOpenFor(from(9, 13), openings)).toBe(isWithin)
})

it('a doctor may not see patients on a day on which the centre is closed for a part of that time', () => {
  const weekly = { ...weekOf([from(9, 20)]), 0: [from(9, 17)] }
  const hours = [from(10, 14), from(17, 19)]
  expect(doctorOutside({ weekly, doctor: { ...weekOf(hours), 0: hours } })).toEqual([0])
  expect(doctorOutside({ weekly, doctor: weekOf(hours) })).toEqual([])
  expect(doctorOutside({ weekly })).toEqual([])
})

it('a week without one slot that can be asked for names the first and the last slot', () => {
  const say = {
    neverOpen: 'never open',
    noSlot: (slots: number, first: string, last: string) => `${slots}: ${first} to ${last}`,
  }
  expect(weekProblem(weekOf([from(21, 23)]), say)).toBe('24: 8:30 AM to 8:00 PM')
  expect(weekProblem({ ...weekOf([]), 0: [from(20, 21)] }, say)).toBeUndefined()
  expect(weekProblem(weekOf([]), say)).toBe('never open')
})
