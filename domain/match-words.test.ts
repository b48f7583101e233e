import { describe, expect, it } from 'vitest'
import { matchesOf, readQuestion } from './match-words.ts'
import { stemOf, type TestIndex } from './test-index.ts'

function anIndex(words: readonly string[], fillers: readonly string[] = []): TestIndex {
  const stems = Map.groupBy(words, stemOf)
  return {
    entries: [],
    fillers: new Set(fillers),
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

describe('a question', () => {
  const index = anIndex(['mri'], ['ka'])
  const read = (typed: string) => readQuestion(typed, index)

  it('about money is heard, and left out of what is looked for', () => {
    expect(read('MRI ka price')).toEqual({ words: ['mri'], isPriceAsked: true, isNotOurs: false })
    expect(read('MRI').isPriceAsked).toBe(false)
  })

  it('for a test that is not done here is heard, by a name of two words too', () => {
    for (const typed of ['TMT', 'mri ya tmt', 'pet ct ka price'])
      expect(read(typed).isNotOurs).toBe(true)
    for (const typed of ['mri', 'ct', 'pet', 'tmtx']) expect(read(typed).isNotOurs).toBe(false)
  })
})

describe('matchesOf', () => {
  const matches = (typed: string, words: readonly string[], isUnderWay = false) =>
    Object.fromEntries(matchesOf(typed, isUnderWay, anIndex(words)))

  it('is the word alone where a patient’s word was typed', () => {
    expect(matches('sugar', ['sugar', 'suger'])).toEqual({ sugar: 1 })
  })

  it('is every word alike, by how alike it is, and none other', () => {
    const found = matches('kidnit', ['kidnip', 'kidnab', 'sugar'])
    expect(Object.keys(found)).toEqual(['kidnip', 'kidnab'])
    expect(found).toEqual({ kidnip: expect.closeTo(0.833, 3), kidnab: expect.closeTo(0.767, 3) })
  })

  it('leaves aside what is much less alike than the nearest', () => {
    const found = matches('ekokardiogram', ['eCokardiogram', 'elektrokardiogram'])
    expect(Object.keys(found)).toEqual(['eCokardiogram'])
  })

  it('is the known word alone that was typed with another ending', () => {
    expect(matches('kidne', ['kidni', 'kidnap'])).toEqual({ kidni: 0.95 })
    expect(matches('jodon', ['jod', 'joda', 'jodi'])).toEqual({ jod: 0.95, joda: 0.95, jodi: 0.95 })
    expect(matches('reports', ['report'])).toEqual({ report: 0.95 })
  })

  it('forgives one consonant in four letters, and nothing in three', () => {
    expect(matches('mala', ['mara'])).toEqual({ mara: 0.75 })
    expect(matches('esr', ['esp', 'esrt'])).toEqual({})
    expect(matches('esrt', ['esr'])).toEqual({})
  })

  it('forgives no wrong first letter, but for one vowel in place of another and k in place of ch', () => {
    expect(matches('kolestrol', ['Colesterol'])).toEqual({ Colesterol: expect.closeTo(0.92) })
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
