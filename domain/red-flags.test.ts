import { expect, it } from 'vitest'
import { redFlagSentences, underlined } from '../test/red-flag-sentences.ts'
import { partsOfFlagged, redFlagsOf } from './red-flags.ts'

it.each(redFlagSentences)('hears in “%s” with %j: %j', (text, tests, flags) => {
  expect(redFlagsOf([text], tests).map(({ name }) => name)).toEqual(flags)
})

it('names only the tests for which a word matters', () => {
  expect(redFlagsOf(['', 'pregnant'], ['Ultrasound', 'X-Ray', 'CT Scan', 'former'])).toEqual([
    { name: 'pregnant', tests: ['X-Ray', 'CT Scan'] },
  ])
})

it.each(underlined)('underlines in “%s” with %j: %j', (text, tests, words) => {
  const parts = partsOfFlagged(text, redFlagsOf([text], tests))
  expect(parts.join('')).toBe(text)
  expect(parts.filter((_, place) => place % 2 === 1)).toEqual(words)
})
