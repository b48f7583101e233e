import { expect, it } from 'vitest'
import { knownRefusals } from './known-refusals.ts'

it('a refusal is remembered for a second, for its own key only', () => {
  const clock = { nowMs: 5 }
  const refusals = knownRefusals(() => clock.nowMs)
  expect(refusals.find('a')).toBeUndefined()
  refusals.add('a', 600)
  expect([refusals.find('a'), refusals.find('b')]).toEqual([600, undefined])
  clock.nowMs += 999
  expect(refusals.find('a')).toBe(600)
  clock.nowMs += 1
  expect(refusals.find('a')).toBeUndefined()
})

it('remembers a bounded number of refusals', () => {
  const refusals = knownRefusals(() => 0)
  for (let index = 0; index <= 10_000; index++) refusals.add(`address ${index}`, 600)
  expect(refusals.find('address 0')).toBeUndefined()
  expect(refusals.find('address 10000')).toBe(600)
})
