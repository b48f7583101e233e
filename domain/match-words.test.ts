import { describe, expect, it } from 'vitest'
import { matchesOf, wordsAsked } from './match-words.ts'
import type { TestIndex } from './test-index.ts'

function anIndex(words: readonly string[], fillers: readonly string[] = []): TestIndex {
  return { entries: [], fillers: new Set(fillers), spread: new Map(words.map((word) => [word, 1])) }
}

describe('wordsAsked', () => {
  const asked = (typed: string, fillers: readonly string[] = ['ki', 'mera', 'karavani']) =>
    wordsAsked(typed, anIndex(['sugar', 'kiran'], fillers))

  it('leaves out what says nothing, also misspelled by two vowels in eight letters', () => {
    expect(asked('mera sugar ki karavani')).toEqual(['sugar'])
    expect(asked('karavene sugar')).toEqual(['sugar'])
  })

  it('knows a word of five letters that says nothing by all but one vowel', () => {
    expect(asked('kasab sugar', ['kasub', 'ki'])).toEqual(['sugar'])
    expect(asked('kasap sugar', ['kasab', 'ki'])).toEqual(['kasap', 'sugar'])
  })

  it('keeps shorter words that differ in one letter, and what patients call a test', () => {
    expect(asked('meri')).toEqual(['meri'])
    expect(asked('sugar', ['sugor'])).toEqual(['sugar'])
  })

  it('keeps the first eight words, and of a pasted text those in its first 100 characters', () => {
    const words = ['ba', 'da', 'fa', 'ga', 'ja', 'ka', 'la', 'ma', 'na', 'pa']
    expect(asked(words.join(' '))).toEqual(words.slice(0, 8))
    expect(asked(`${'sugar'.padEnd(100)}kidni`)).toEqual(['sugar'])
  })
})

describe('matchesOf', () => {
  const matches = (typed: string, words: readonly string[], isUnderWay = false) =>
    Object.fromEntries(matchesOf(typed, isUnderWay, anIndex(words)))

  it('is the word alone where a patient’s word was typed', () => {
    expect(matches('sugar', ['sugar', 'suger'])).toEqual({ sugar: 1 })
  })

  it('is every word alike, by how alike it is, and none other', () => {
    const found = matches('kidne', ['kidni', 'kidnap', 'sugar'])
    expect(Object.keys(found)).toEqual(['kidni', 'kidnap'])
    expect(found).toEqual({ kidni: expect.closeTo(0.92), kidnap: expect.closeTo(0.7666, 3) })
  })

  it('forgives one consonant in four letters, and nothing in three', () => {
    expect(matches('mala', ['mara'])).toEqual({ mara: 0.75 })
    expect(matches('esr', ['esp', 'esra'])).toEqual({})
    expect(matches('esra', ['esr'])).toEqual({})
  })

  it('forgives no wrong first letter, but for one vowel in place of another', () => {
    expect(matches('lidni', ['kidni'])).toEqual({})
    expect(matches('elarji', ['alarji'])).toEqual({ alarji: expect.closeTo(0.933, 3) })
    expect(matches('asugar', ['sugar'])).toEqual({})
    expect(matches('larji', ['alarji'])).toEqual({})
  })

  it('finds a word under way by two letters of its beginning, surer than by likeness alone', () => {
    expect(matches('su', ['sugar'], true)).toEqual({ sugar: 0.8 })
    expect(matches('su', ['sugar'])).toEqual({})
    expect(matches('s', ['sugar'], true)).toEqual({})
    expect(matches('kolestro', ['kolestrol'], true)).toEqual({
      kolestrol: expect.closeTo(0.889, 3),
    })
  })

  it('forgives a beginning of four letters a vowel or a swap, and of three nothing', () => {
    expect(matches('teir', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tiar', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tei', ['tairoid'], true)).toEqual({})
    expect(matches('tolestr', ['kolestrolik'], true)).toEqual({})
  })
})
