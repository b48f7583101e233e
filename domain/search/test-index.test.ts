import { expect, it } from 'vitest'
import { patientWords } from '../../content/patient-words.ts'
import { allTests } from '../test-catalogue.ts'
import { phoneticKeys } from './phonetic-key.ts'
import { askedFacts, indexTests, meaningsOf, stemOf, weightOf } from './test-index.ts'

const phrases = { ...patientWords.phrases, ECG: 'dil ki dhadkan, heart trace' }
const index = indexTests({
  phrases,
  synonyms: ['heart, dil', 'fasting, khali pet', 'price, paisa'],
  fillers: 'ki scan',
  kinds: '',
  small: 'her, kab',
  facts: { ...patientWords.facts, price: 'price, price list' },
  notOurs: 'tmt, pet ct',
})
const meanings = (text: string) =>
  meaningsOf(
    phoneticKeys(text).map((word) => ({ word, typed: word })),
    index,
  ).map(({ word }) => word)

it('has every test in the order of the catalogue, its own name before what patients call it', () => {
  expect(index.entries.map(({ test }) => test)).toEqual(allTests)
  expect(index.entries.find(({ test }) => test === 'ECG')).toEqual({
    test: 'ECG',
    phrases: [['ekg'], ['hirt', 'dadkan'], ['hirt', 'trase']],
    words: ['ekg', 'hirt', 'dadkan', 'trase'],
  })
})

it('leaves out words without meaning', () => {
  const words = index.entries.flatMap((entry) => [...entry.words, ...entry.phrases.flat()])
  expect(words).not.toContain('skan')
  expect(words).not.toContain('ki')
})

it('reads synonyms as one word, phrases too', () => {
  expect(meanings('dil')).toEqual(['hirt'])
  expect(meanings('khali pet sugar')).toEqual(['fasting', 'sugar'])
  expect(meanings('khali ki pet')).toEqual(['fasting'])
  expect(meanings('pet khali')).toEqual(['pet', 'kali'])
})

it('has the names of what is no test done here, those of most words first', () => {
  const named = index.named.map(({ stems, fact }) => `${stems.join(' ')}: ${fact}`)
  expect(named).toEqual(expect.arrayContaining(['tmt: undefined', 'pet kt: undefined']))
  expect(named.indexOf('pris list: price')).toBeLessThan(named.indexOf('pris: price'))
  expect(new Set(index.named.flatMap(({ fact }) => fact ?? []))).toEqual(new Set(askedFacts))
})

it('takes no word of a test for a small one', () => {
  expect([...indexTests({ ...patientWords, small: 'her, kab' }).small]).toEqual(['kab'])
})

it('keeps a word of another script as an unknown word', () => {
  expect(meanings('dil கண்')).toEqual(['hirt', '?'])
})

it.each([
  ['jodon', 'jod'],
  ['gurdon', 'gurd'],
  ['haddiyan', 'hadd'],
  ['reports', 'report'],
  ['pet', 'pet'],
  ['dil', 'dil'],
  ['pani', 'pan'],
])('finds the stem of %s', (word, stem) => {
  expect(stemOf(phoneticKeys(word)[0] ?? '')).toBe(phoneticKeys(stem)[0])
})

it('weighs a word less the more tests have it, and an unknown one as that of a single test', () => {
  expect(weightOf('dadkan', index)).toBe(1)
  expect(weightOf('unheard', index)).toBe(1)
  const inFour = { ...index, spread: new Map([['blud', 4]]) }
  expect(weightOf('blud', inFour)).toBe(0.5)
})
