import { expect, it } from 'vitest'
import { patientWords } from '../content/patient-words.ts'
import { allTests } from './test-catalogue.ts'
import { indexTests, weightOf } from './test-index.ts'

const phrases = { ...patientWords.phrases, ECG: 'dil ki dhadkan, heart trace' }
const index = indexTests({ phrases, fillers: 'ki scan' })

it('has every test in the order of the catalogue, its own name before what patients call it', () => {
  expect(index.entries.map(({ test }) => test)).toEqual(allTests)
  expect(index.entries.find(({ test }) => test === 'ECG')).toEqual({
    test: 'ECG',
    phrases: [['ekg'], ['dil', 'dadkan'], ['hirt', 'trase']],
    words: ['ekg', 'dil', 'dadkan', 'hirt', 'trase'],
  })
})

it('leaves the words out that say nothing', () => {
  const words = index.entries.flatMap((entry) => [...entry.words, ...entry.phrases.flat()])
  expect(words).not.toContain('skan')
  expect(words).not.toContain('ki')
})

it('weighs a word the less, the more tests it stands in, and a new one as one of a single test', () => {
  expect(weightOf('dadkan', index)).toBe(1)
  expect(weightOf('unheard', index)).toBe(1)
  const inFour = { ...index, spread: new Map([['blud', 4]]) }
  expect(weightOf('blud', inFour)).toBe(0.5)
})
