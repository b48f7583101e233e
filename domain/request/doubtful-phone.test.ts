import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubtfulDigits } from './doubtful-phone.ts'

it.each([
  ['hello', 0],
  ['+91', 0],
  ['0', 1],
  ['98100', 5],
  ['९८१००', 5],
  ['+91 98765 4321', 9],
  ['+९१ ९८७६५ ४३२१', 9],
  ['0091 9876 54321', 9],
  ['0 98765 4321', 9],
  ['mobile: +91 98765 4321', 9],
  ['98765 432101', 11],
  ['+91 98765 432101', 11],
  ['91 98765 4321', 11],
  ['+91 91 98765 43210', 12],
  ['98765 43210 98765 43210', 20],
])('doubts %s, and counts %i digits without the code', (typed, digits) =>
  expect(doubtfulDigits(typed)).toBe(digits),
)

it.each([
  '',
  ' ',
  '98765 43210',
  '+91-9876543210',
  '(+91) 98765 43210',
  '+91 (0)98765 43210',
  '0091 98765 43210',
  '91 98765 43210',
  '091 98765 43210',
  '91987 65432',
  '011-4155 0000',
  '+91 11 4155 0000',
  '+123 456 789 012 345',
  '+44 20 7946 0958',
  '0065 6123 4567',
  '९८७६५ ४३२१०',
  '98765 43210 / 011-4155 0000',
  'home 011-4155 0000 or 98111 22233',
])('does not doubt “%s”', (typed) => expect(doubtfulDigits(typed)).toBeUndefined())

describe('a mobile number with its code', () => {
  const mobile = fc.stringMatching(/^[6-9]\d{9}$/)
  const code = fc.constantFrom('', '0', '+91', '+91 ', '0091-', '+91 0')

  it('is doubted if a digit is missing or one is too many, and otherwise not', () => {
    fc.assert(
      fc.property(mobile, code, fc.nat(9), (number, before, place) => {
        expect(doubtfulDigits(before + number)).toBeUndefined()
        const lost = number.slice(0, place) + number.slice(place + 1)
        fc.pre(!lost.startsWith('0'))
        expect(doubtfulDigits(before + lost)).toBe(9)
        const more = `${number}${place}`
        expect(doubtfulDigits(before + more)).toBe(11)
      }),
    )
  })
})
