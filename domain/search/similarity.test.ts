import fc from 'fast-check'
import { expect, it } from 'vitest'
import { similarity } from './similarity.ts'

it('is 1 for the same word and 0 for words with no consonant in common', () => {
  expect(similarity('sugar', 'sugar')).toBe(1)
  expect(similarity('', '')).toBe(1)
  expect(similarity('st', 'kr')).toBe(0)
})

it('counts a wrong vowel less than a wrong consonant', () => {
  expect(similarity('suger', 'sugar')).toBeGreaterThan(similarity('sugat', 'sugar'))
})

it('counts ch and k as nearly alike, as in Greek words, and also j and s', () => {
  expect(similarity('eko', 'eCo')).toBeCloseTo(1 - 0.4 / 3)
  expect(similarity('ego', 'eCo')).toBeCloseTo(1 - 1 / 3)
  expect(similarity('debitij', 'debitis')).toBeCloseTo(1 - 0.4 / 7)
})

it('counts two swapped letters as one error, smaller than a wrong consonant', () => {
  expect(similarity('kindey', 'kidney')).toBeCloseTo(1 - 0.6 / 6)
  expect(similarity('kindye', 'kidney')).toBeCloseTo(1 - 1.2 / 6)
  expect(similarity('kigney', 'kidney')).toBeCloseTo(1 - 1 / 6)
  expect(similarity('ma', 'am')).toBeCloseTo(1 - 0.6 / 2)
})

it('is between 0 and 1, and symmetric', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeiklrst'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const likely = similarity(a, b)
      expect(likely).toBeGreaterThanOrEqual(0)
      expect(likely).toBeLessThanOrEqual(1)
      expect(similarity(b, a)).toBeCloseTo(likely)
    }),
  )
})
