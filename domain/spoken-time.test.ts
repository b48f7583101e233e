import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languagesSpoken } from '../content/languages.ts'
import { clockLabel } from './delhi-time.ts'
import { clockTime } from './spoken-time.ts'

const { en, hi } = languagesSpoken

it('says in English the very labels of the slots, any minute of the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      expect(clockTime(minutes, en.calendar)).toBe(clockLabel(minutes))
    }),
  )
})

it.each([
  [0, 'रात 12:00'],
  [3 * 60 + 59, 'रात 3:59'],
  [4 * 60, 'सुबह 4:00'],
  [8 * 60 + 30, 'सुबह 8:30'],
  [12 * 60, 'दोपहर 12:00'],
  [16 * 60, 'शाम 4:00'],
  [20 * 60, 'रात 8:00'],
  [-30, 'रात 11:30'],
])('minute %i is %s in Hindi', (minutes, said) => {
  expect(clockTime(minutes, hi.calendar)).toBe(said)
})
