import { describe, expect, it } from 'vitest'
import { patientWords } from '../../content/patient-words.ts'
import { longestQuestion, readQuestions } from './read-question.ts'
import { indexTests } from './test-index.ts'

const index = indexTests(patientWords)
const read = (typed: string) => readQuestions(typed, index)
const words = (typed: string) => read(typed).map((part) => part.words.map((word) => word.typed))

describe('a typed text', () => {
  it.each([
    'sugar aur pet ka ultrasound',
    'sugar, pet ka ultrasound',
    'sugar + pet ka ultrasound',
    'sugar and pet ka ultrasound',
    'sugar और pet ka ultrasound',
  ])('is parted where it asks for another thing: %s', (typed) => {
    expect(words(typed)).toEqual([['sugar'], ['pet', 'ultrasound']])
  })

  it('is not parted inside a word or at a slash: andkosh, ap/lat', () => {
    expect(read('andkosh ka xray ap/lat')).toHaveLength(1)
  })

  it('leaves out words without meaning, and small ones', () => {
    expect(words('mera sugar ki karwani')).toEqual([['sugar']])
    expect(words('blood sugar before food')).toEqual([['blood', 'sugar']])
  })

  it('keeps a number that a test has beside the same word, and one that stands alone', () => {
    expect(words('level 2 scan')).toEqual([['level', '2', 'scan']])
    expect(words('2 saal khansi')).toEqual([['khansi']])
    expect(words('12345')).toEqual([['12345']])
  })

  it('is read up to its longest', () => {
    expect(words(`${'sugar'.padEnd(longestQuestion)}kidney`)).toEqual([['sugar']])
  })
})

describe('what is no test done here', () => {
  const facts = (typed: string) => read(typed).flatMap((part) => part.facts)
  const notDone = (typed: string) =>
    read(typed).flatMap((part) => part.notDone.map((word) => word.typed))

  it('is claimed by its longest name, and its words are searched for no more', () => {
    expect(facts('home collection')).toEqual(['homeCollection'])
    expect(facts('doctor ki parchi')).toEqual(['prescription'])
    expect(facts('lady doctor timing')).toEqual(['women', 'hours'])
    expect(words('lady doctor ultrasound')).toEqual([['ultrasound']])
  })

  it('is known misspelled, and not by a word that is less like it than seven letters of eight', () => {
    expect(facts('home colection')).toEqual(['homeCollection'])
    expect(facts('ct contrast')).toEqual([])
  })

  it('is named as it was typed, by a name of several words too', () => {
    expect(notDone('TMT')).toEqual(['tmt'])
    expect(notDone('pet ct ka price')).toEqual(['pet ct'])
    expect(notDone('दिल्ली में मैमोग्राफी')).toEqual(['मैमोग्राफी'])
    expect(notDone('dangu, malarea')).toEqual(['dangu', 'malarea'])
  })

  it('is not known by the beginning of its name', () => {
    for (const typed of ['mri', 'ct', 'pet', 'tm', 'mammo', 'spiro', 'lat', 'dent'])
      expect(notDone(typed)).toEqual([])
  })
})
