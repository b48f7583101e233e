import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emergencyWeights } from '../../content/emergency-weights.ts'
import { type LabelledPhrase, phrasesOf } from '../../test/emergencies/labelled-phrases.ts'
import { learnEmergencies } from '../../test/emergencies/learn.ts'
import { patientPhrases } from '../../test/phrases/tests-asked-for.ts'
import { emergencyHearing, type HearEmergency } from './emergency.ts'

const isEmergency = emergencyHearing(emergencyWeights)
const phrases = phrasesOf(() => true)

function judged(hears: HearEmergency, by: readonly LabelledPhrase[]) {
  const wrong = by.filter((phrase) => hears(phrase.typed) !== phrase.isEmergency)
  return {
    missed: wrong.filter((phrase) => phrase.isEmergency).map(({ typed }) => typed),
    falseAlarms: wrong.filter((phrase) => !phrase.isEmergency).map(({ typed }) => typed),
  }
}

it('misses no labelled emergency, and raises at most two false alarms at labelled phrases', () => {
  const { missed, falseAlarms } = judged(isEmergency, phrases)
  expect(missed).toEqual([])
  expect(falseAlarms.length, falseAlarms.join(', ')).toBeLessThanOrEqual(2)
})

describe('a search that has not seen the phrases of one author', () => {
  it.each([
    ['third', 9, 20],
    ['fourth', 2, 15],
    ['fifth', 2, 7],
    ['sixth', 16, 7],
    ['seventh', 2, 4],
    ['eighth', 6, 8],
    ['ninth', 3, 7],
    ['tenth', 3, 12],
    ['eleventh', 6, 15],
    ['twelfth', 0, 6],
    ['thirteenth', 1, 9],
  ])(
    'judging the %s author, misses at most %i emergencies and raises at most %i false alarms',
    (author, most, mostFalse) => {
      const held = phrasesOf((each) => each === author)
      const known = new Set(held.map(({ typed }) => typed))
      const others = phrasesOf((each) => each !== author).filter(({ typed }) => !known.has(typed))
      const { missed, falseAlarms } = judged(emergencyHearing(learnEmergencies(others)), held)
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most)
      expect(falseAlarms.length, falseAlarms.join('\n')).toBeLessThanOrEqual(mostFalse)
    },
  )
})

it('hears 98 of 100 emergencies in which a letter is missing', () => {
  const long = phrases.filter((phrase) => phrase.isEmergency && phrase.typed.length > 20)
  const missed = long.filter(({ typed }) => !isEmergency(typed.slice(0, 7) + typed.slice(8)))
  expect(missed.length / long.length).toBeLessThan(0.02)
})

it('alarms rarely while the name of a test is being typed', () => {
  const begun = patientPhrases.flatMap(({ typed }) =>
    Array.from(typed, (_, place) => typed.slice(0, place)),
  )
  expect(begun.filter(isEmergency).length / begun.length).toBeLessThan(0.03)
})

it('reads any text, and hears nothing in a text without words', () => {
  for (const typed of ['', '   ', '?!', '☎️']) expect(isEmergency(typed)).toBe(false)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      expect(typeof isEmergency(typed)).toBe('boolean')
      expect(isEmergency(` ${typed.toUpperCase()}`)).toBe(isEmergency(typed.toUpperCase()))
    }),
  )
})
