import { describe, expect, it } from 'vitest'
import { patientWords } from '../../content/patient-words.ts'
import { longestQuestion } from './question-length.ts'
import { readQuestions } from './read-question.ts'
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
  ])('is split where it begins to ask for another thing: %s', (typed) => {
    expect(words(typed)).toEqual([['sugar'], ['pet', 'ultrasound']])
  })

  it('is not split at the "and" of "andkosh" or at the slash of "ap/lat"', () => {
    expect(read('andkosh ka xray ap/lat')).toHaveLength(1)
  })

  it('is read without fillers and small words', () => {
    expect(words('mera sugar ki karwani')).toEqual([['sugar']])
    expect(words('blood sugar before food')).toEqual([['blood', 'sugar']])
  })

  it('keeps a number that a test has beside the same word, and a number typed without words', () => {
    expect(words('level 2 scan')).toEqual([['level', '2', 'scan']])
    expect(words('2 saal khansi')).toEqual([['khansi']])
    expect(words('12345')).toEqual([['12345']])
  })

  it.each(['Tab Metformin 500mg bd, ecg', 'Tab. Ecosprin, ecg', 'cap Omez od, ecg', 'ecg x 3d'])(
    'is read without a medicine and without how long a complaint lasts: %s',
    (slip) => {
      expect(words(slip).flat()).toEqual(['ecg'])
    },
  )

  it('keeps the word after a "tab" or "cap" that gives no dose', () => {
    expect(words('tab kidney check').flat()).toContain('kidney')
    expect(words('khana khaya tab pet dard').flat()).toContain('pet')
    expect(words('cap xray').flat()).toContain('xray')
  })

  it.each(['mri hoga', 'mri karwaunga', 'mri kab aayega', 'mri करूँगी', 'mri denge'])(
    'is read without a Hindi verb in the future: %s',
    (typed) => {
      expect(words(typed)).toEqual([['mri']])
    },
  )

  it.each(['haija', 'neurology', 'cardiology', 'omega', 'kaleja'])(
    'keeps a word that only resembles such a verb: %s',
    (word) => {
      const [{ words = [], notDone = [] } = {}] = read(`mri ${word}`)
      expect([...words, ...notDone].map(({ typed }) => typed)).toEqual(['mri', word])
    },
  )

  it('says nothing by "see" or by "sir", unless "sir" is the Hindi for "head"', () => {
    expect(words('can i see my mri sir')).toEqual([['mri']])
    expect(words('sir mujhe mri karana hai')).toEqual([['mri']])
    expect(words('sir ka mri')).toEqual([['sir', 'mri']])
  })

  it('is read only up to `longestQuestion` characters', () => {
    expect(words(`${'sugar'.padEnd(longestQuestion)}kidney`)).toEqual([['sugar']])
  })
})

describe('a fact, or a test that is not done here', () => {
  const facts = (typed: string) => read(typed).flatMap((part) => part.facts)
  const notDone = (typed: string) =>
    read(typed).flatMap((part) => part.notDone.map((word) => word.typed))

  it('is recognised by the longest name that fits, and the words of that name find no test', () => {
    expect(facts('home collection')).toEqual(['homeCollection'])
    expect(facts('doctor ki parchi')).toEqual(['prescription'])
    expect(facts('lady doctor timing')).toEqual(['women', 'hours'])
    expect(words('lady doctor ultrasound')).toEqual([['ultrasound']])
  })

  it('is recognised if slightly misspelt, but "contrast" is not read as "contact"', () => {
    expect(facts('home colection')).toEqual(['homeCollection'])
    expect(facts('ct contrast')).toEqual([])
  })

  it('is named as the patient typed it, even if the name has several words', () => {
    expect(notDone('TMT')).toEqual(['tmt'])
    expect(notDone('pet ct ka price')).toEqual(['pet ct'])
    expect(notDone('दिल्ली में मैमोग्राफी')).toEqual(['मैमोग्राफी'])
    expect(notDone('dangu, malarea')).toEqual(['dangu', 'malarea'])
  })

  it('is not recognised by the beginning of its name', () => {
    for (const typed of ['mri', 'ct', 'pet', 'tm', 'mammog', 'spiro', 'lat', 'dent'])
      expect(notDone(typed)).toEqual([])
  })
})
