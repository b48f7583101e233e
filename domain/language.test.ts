import { expect, it } from 'vitest'
import { inEachLanguage, isLanguage } from './language.ts'

it('the site has two languages, and inEachLanguage returns a value for each under its code', () => {
  expect(inEachLanguage((language) => `in ${language}`)).toEqual({ en: 'in en', hi: 'in hi' })
})

it.each([
  ['en', true],
  ['hi', true],
  ['fr', false],
  ['', false],
  [undefined, false],
])('%j is a language of the site: %s', (text, isOne) => {
  expect(isLanguage(text)).toBe(isOne)
})
