import { expect, it } from 'vitest'
import { languagesSpoken } from '../../content/languages.ts'
import { redFlagSentences, underlined } from '../../test/red-flag-sentences.ts'
import { languages } from '../language.ts'
import { partsOfFlagged, redFlagsOf } from './red-flags.ts'

it.each(redFlagSentences)(
  'finds in “%s”, for the tests %j, the red flags %j',
  (text, tests, flags) => {
    expect(redFlagsOf([text], tests).map(({ name }) => name)).toEqual(flags)
  },
)

it.each(languages)('flags each medicine and illness that the alerts in %s name', (language) => {
  const { alerts } = languagesSpoken[language].preparation
  const [, thinners = ''] = /\((.*?)\)/.exec(alerts['blood-thinners']) ?? []
  const [, contrast = ''] = alerts['contrast-risks'].split(':')
  const named = [...thinners.split(','), ...contrast.split(/[,()]/)]
    .map((name) => name.trim())
    .filter((name) => name !== '')
  expect(named.length).toBeGreaterThanOrEqual(10)
  expect(
    named.filter((name) => redFlagsOf([name], ['Interventional Radiology']).length === 0),
  ).toEqual([])
})

it('names for "pregnant" only the picked tests that it matters for', () => {
  expect(redFlagsOf(['', 'pregnant'], ['Ultrasound', 'X-Ray', 'CT Scan', 'former'])).toEqual([
    { name: 'pregnant', tests: ['X-Ray', 'CT Scan'] },
  ])
})

it.each(underlined)('underlines in “%s”, for the tests %j, the words %j', (text, tests, words) => {
  const parts = partsOfFlagged(text, redFlagsOf([text], tests))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  for (const part of parts) expect(text.startsWith(part.text, part.start)).toBe(true)
  expect(parts.filter(({ isFlag }) => isFlag).map((part) => part.text)).toEqual(words)
})
