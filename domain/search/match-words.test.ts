import { describe, expect, it } from 'vitest'
import { isAmong, matchesOf } from './match-words.ts'
import { stemOf, type TestIndex } from './test-index.ts'

function anIndex(words: readonly string[]): TestIndex {
  return {
    entries: [],
    fillers: new Set(),
    small: new Set(),
    kinds: new Set(),
    machines: new Set(),
    besideMachines: new Set(),
    spread: new Map(words.map((word) => [word, 1])),
    meanings: new Map(words.map((word) => [word, word])),
    stems: Map.groupBy(words, stemOf),
    groups: [],
    named: [],
  }
}

describe('isAmong', () => {
  const among = (word: string, some: readonly string[]) =>
    isAmong(new Set(some), word, anIndex(['sugar', 'kiran']))

  it('recognises a word with two wrong vowels in eight letters, or one in five', () => {
    expect(among('karavene', ['karavani'])).toBe(true)
    expect(among('kasab', ['kasub'])).toBe(true)
    expect(among('kasap', ['kasab'])).toBe(false)
  })

  it('accepts no wrong vowel in a shorter word, or in a word that patients use for a test', () => {
    expect(among('meri', ['mera'])).toBe(false)
    expect(among('sugar', ['sugor'])).toBe(false)
  })
})

describe('matchesOf', () => {
  const matches = (typed: string, words: readonly string[], isUnderWay = false) =>
    Object.fromEntries(matchesOf(typed, isUnderWay, anIndex(words)))

  it('is only the typed word if the index has that word', () => {
    expect(matches('sugar', ['sugar', 'suger'])).toEqual({ sugar: 1 })
  })

  it('is every similar word with its similarity, and no other', () => {
    const found = matches('kidnit', ['kidnip', 'kidnab', 'sugar'])
    expect(Object.keys(found)).toEqual(['kidnip', 'kidnab'])
    expect(found).toEqual({ kidnip: expect.closeTo(0.833, 3), kidnab: expect.closeTo(0.767, 3) })
  })

  it('leaves out words much less similar than the nearest', () => {
    const found = matches('ekokardiogram', ['eCokardiogram', 'elektrokardiogram'])
    expect(Object.keys(found)).toEqual(['eCokardiogram'])
  })

  it('is only the words that differ just in the ending, if there are any', () => {
    expect(matches('kidne', ['kidni', 'kidnap'])).toEqual({ kidni: 0.95 })
    expect(matches('jodon', ['jod', 'joda', 'jodi'])).toEqual({ jod: 0.95, joda: 0.95, jodi: 0.95 })
    expect(matches('reports', ['report'])).toEqual({ report: 0.95 })
  })

  it('accepts one wrong consonant in four letters, but none in three', () => {
    expect(matches('mala', ['mara'])).toEqual({ mara: 0.75 })
    expect(matches('esr', ['esp', 'esrt'])).toEqual({})
    expect(matches('esrt', ['esr'])).toEqual({})
  })

  it('accepts another first letter only if both are vowels, or one is k and the other ch', () => {
    expect(matches('kolestrol', ['Colesterol'])).toEqual({ Colesterol: expect.closeTo(0.92) })
    expect(matches('lidni', ['kidni'])).toEqual({})
    expect(matches('elarji', ['alarji'])).toEqual({ alarji: expect.closeTo(0.933, 3) })
    expect(matches('asugar', ['sugar'])).toEqual({})
    expect(matches('larji', ['alarji'])).toEqual({})
    expect(matches('iron', ['urin'])).toEqual({})
  })

  it('counts an incomplete word by its first two letters, or by its similarity if that counts more', () => {
    expect(matches('su', ['sugar'], true)).toEqual({ sugar: 0.8 })
    expect(matches('su', ['sugar'])).toEqual({})
    expect(matches('s', ['sugar'], true)).toEqual({})
    expect(matches('kolestro', ['kolestrol'], true)).toEqual({
      kolestrol: expect.closeTo(0.889, 3),
    })
  })

  it('accepts a wrong vowel or swapped letters in an incomplete word of four letters, but not of three', () => {
    expect(matches('teir', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tiar', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tei', ['tairoid'], true)).toEqual({})
    expect(matches('tolestr', ['kolestrolik'], true)).toEqual({})
  })
})
