import { expect, it } from 'vitest'
import { doubtfulDigits } from './doubtful-phone.ts'

it.each([
  ['hello', 0],
  ['0', 1],
  ['98100', 5],
  ['९८१००', 5],
  ['98765 43210 98765 43210', 20],
])('doubts %s, which has %i digits', (typed, digits) => expect(doubtfulDigits(typed)).toBe(digits))

it.each([
  '',
  ' ',
  '98765 43210',
  '+91-9876543210',
  '0091 98765 43210',
  '+123 456 789 012 345',
  '९८७६५ ४३२१०',
  '98765 43210 / 011-4155 0000',
  'home 011-4155 0000 or 98111 22233',
])('does not doubt “%s”', (typed) => expect(doubtfulDigits(typed)).toBeUndefined())
