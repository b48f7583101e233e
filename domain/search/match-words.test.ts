import { describe, expect, it } from 'vitest'
import { matchesOf, readQuestion } from './match-words.ts'
import { stemOf, type TestIndex } from './test-index.ts'

function anIndex(words: readonly string[], fillers: readonly string[] = []): TestIndex {
  const stems = Map.groupBy(words, stemOf)
  return {
    entries: [],
    fillers: new Set(fillers),
    kinds: new Set(),
    spread: new Map(words.map((word) => [word, 1])),
    meanings: new Map([...words, 'prise'].map((word) => [word, word])),
    stems,
    groups: [],
    price: 'prise',
    notOurs: ['tmt', 'pet kt'],
  }
}

describe('readQuestion', () => {
  const asked = (typed: string, fillers: readonly string[] = ['ki', 'mera', 'karavani']) =>
    readQuestion(typed, anIndex(['sugar', 'kiran'], fillers)).words

  it('leaves out words without meaning, also misspelled by two vowels in eight letters', () => {
    expect(asked('mera sugar ki karavani')).toEqual(['sugar'])
    expect(asked('karavene sugar')).toEqual(['sugar'])
  })

  it('recognises a five-letter word without meaning with one wrong vowel', () => {
    expect(asked('kasab sugar', ['kasub', 'ki'])).toEqual(['sugar'])
    expect(asked('kasap sugar', ['kasab', 'ki'])).toEqual(['kasap', 'sugar'])
  })

  it('keeps shorter words that differ in one letter, and what patients call a test', () => {
    expect(asked('meri')).toEqual(['meri'])
    expect(asked('sugar', ['sugor'])).toEqual(['sugar'])
  })

  it('keeps the first eight words, of the first 100 characters', () => {
    const words = ['ba', 'da', 'fa', 'ga', 'ja', 'ka', 'la', 'ma', 'na', 'pa']
    expect(asked(words.join(' '))).toEqual(words.slice(0, 8))
    expect(asked(`${'sugar'.padEnd(100)}kidni`)).toEqual(['sugar'])
  })
})

describe('a question', () => {
  const index = anIndex(['mri'], ['ka'])
  const read = (typed: string) => readQuestion(typed, index)

  it('about money is recognised, and its words are not searched for', () => {
    expect(read('MRI ka price')).toEqual({
      ...{ words: ['mri'], isPriceAsked: true, isNotOurs: false },
    })
    expect(read('MRI').isPriceAsked).toBe(false)
  })

  it('for a test not done here is recognised, also by a name of two words', () => {
    for (const typed of ['TMT', 'mri ya tmt', 'pet ct ka price', 'pets ct'])
      expect(read(typed).isNotOurs).toBe(true)
    for (const typed of ['mri', 'ct', 'pet', 'tmtx']) expect(read(typed).isNotOurs).toBe(false)
  })

  it('for a test not done here is recognised misspelled or half typed, as it is searched for', () => {
    const far = {
      ...anIndex(['malaria', 'maleri', 'dengu', 'dental']),
      notOurs: ['malari', 'deng'],
    }
    const isNotOurs = (typed: string) => readQuestion(typed, far).isNotOurs
    expect(['dangu', 'deng', 'malarea'].map(isNotOurs)).toEqual([true, true, true])
    expect(['dent', 'den', 'maleri', 'den dental'].map(isNotOurs)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('matchesOf', () => {
  const matches = (typed: string, words: readonly string[], isUnderWay = false) =>
    Object.fromEntries(matchesOf(typed, isUnderWay, anIndex(words)))

  it('is only the word where it is known', () => {
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

  it('is only the known word where it was typed with another ending', () => {
    expect(matches('kidne', ['kidni', 'kidnap'])).toEqual({ kidni: 0.95 })
    expect(matches('jodon', ['jod', 'joda', 'jodi'])).toEqual({ jod: 0.95, joda: 0.95, jodi: 0.95 })
    expect(matches('reports', ['report'])).toEqual({ report: 0.95 })
  })

  it('accepts one wrong consonant in four letters, and none in three', () => {
    expect(matches('mala', ['mara'])).toEqual({ mara: 0.75 })
    expect(matches('esr', ['esp', 'esrt'])).toEqual({})
    expect(matches('esrt', ['esr'])).toEqual({})
  })

  it('accepts a wrong first letter only for a vowel, and k for ch', () => {
    expect(matches('kolestrol', ['Colesterol'])).toEqual({ Colesterol: expect.closeTo(0.92) })
    expect(matches('lidni', ['kidni'])).toEqual({})
    expect(matches('elarji', ['alarji'])).toEqual({ alarji: expect.closeTo(0.933, 3) })
    expect(matches('asugar', ['sugar'])).toEqual({})
    expect(matches('larji', ['alarji'])).toEqual({})
    expect(matches('iron', ['urin'])).toEqual({})
  })

  it('finds an incomplete word by its first two letters, with a higher score than by similarity', () => {
    expect(matches('su', ['sugar'], true)).toEqual({ sugar: 0.8 })
    expect(matches('su', ['sugar'])).toEqual({})
    expect(matches('s', ['sugar'], true)).toEqual({})
    expect(matches('kolestro', ['kolestrol'], true)).toEqual({
      kolestrol: expect.closeTo(0.889, 3),
    })
  })

  it('accepts a wrong vowel or a swap in the first four letters, and nothing in three', () => {
    expect(matches('teir', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tiar', ['tairoid'], true)).toEqual({ tairoid: 0.8 })
    expect(matches('tei', ['tairoid'], true)).toEqual({})
    expect(matches('tolestr', ['kolestrolik'], true)).toEqual({})
  })
})
