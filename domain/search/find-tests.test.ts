import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languagesSpoken } from '../../content/languages.ts'
import { patientWords } from '../../content/patient-words.ts'
import { prescribedAs } from '../../content/prescribed-as.ts'
import type { PatientPhrase } from '../../test/phrases/read-phrases.ts'
import {
  freshPhrases,
  heldOutPhrases,
  patientPhrases,
  unseenPhrases,
  writtenFirstPhrases,
} from '../../test/phrases/tests-asked-for.ts'
import { allTests, type TestName } from '../centre/test-catalogue.ts'
import { languages } from '../language.ts'
import { answerTo } from './find-tests.ts'
import { indexTests } from './test-index.ts'

const index = indexTests(patientWords)
const find = (typed: string) => answerTo(typed, index).tests

it.each([
  [57, 'tuned-on', patientPhrases],
  [36, 'held-out', heldOutPhrases],
  [57, 'fresh', freshPhrases],
  [38, 'unseen', unseenPhrases],
  [40, 'written-first', writtenFirstPhrases],
])(
  'lists a right test among the first three for at least %i of the %s phrases',
  (least, _, phrases) => {
    const misses = missed(phrases)
    expect(phrases.length - misses.length, misses.join(', ')).toBeGreaterThanOrEqual(least)
  },
)

it('finds each test by the prescription words that the page Services shows beside it', () => {
  const written = Object.entries(prescribedAs).flatMap(([test, words]) =>
    words.map((word) => [word, test] as const),
  )
  expect(written.filter(([word, test]) => !find(word).slice(0, 3).includes(test))).toEqual([])
})

describe('answerTo', () => {
  it.each([
    ['sugar', 'Blood Sugar'],
    ['haddi', 'X-Ray'],
    ['full body', 'Basic Health Check Up'],
    ['poora body ka checkup', 'Basic Health Check Up'],
    ['पूरी बॉडी', 'Basic Health Check Up'],
    ['sampurna jaanch', 'Basic Health Check Up'],
    ['TIFFA', 'Level II Scans'],
    ['after meal sugar', 'Blood Sugar'],
    ['khane ke baad ki sugar', 'Blood Sugar'],
    ['thyroid profile', 'Thyroid Function Tests'],
    ['thyroid blood test', 'Thyroid Function Tests'],
    ['थायरॉइड प्रोफाइल', 'Thyroid Function Tests'],
    ['liver panel', 'Liver Function Tests'],
    ['lipid panel', 'Lipid Profile'],
    ['swasthya checkup', 'Basic Health Check Up'],
    ['MRI ka kitna paisa', 'MRI Scan'],
    ['pitte ki thaili', 'Ultrasound'],
    ['मुझे शुगर की जांच करवानी है', 'Blood Sugar'],
    ['हेल्थ पैकेज', 'Executive Health Package'],
    ['गैस', 'Ultrasound'],
    ['डाइट', 'Health Counseling'],
    ['सर्वाइकल', 'MRI Scan'],
    ['migraine', 'MRI Scan'],
    ['निमोनिया', 'X-Ray'],
    ['दमा', 'X-Ray'],
    ['CTscan', 'CT Scan'],
    ['mriscan', 'MRI Scan'],
    ['sugartest', 'Blood Sugar'],
    ['डायबिटीज', 'Diabetes Panel'],
    ['डायबिटीज़', 'Diabetes Panel'],
    ['bp 200', 'ECG'],
    ['usg w/a', 'Ultrasound'],
    ['usg l/a', 'Ultrasound'],
    ['growth scan', 'Ultrasound'],
    ['level 1 scan', 'Ultrasound'],
    ['dating scan', 'Ultrasound'],
    ['cervical length', 'TVS and TRUS'],
    ['ca 15 3', 'Tumor Markers'],
    ['chhati me jalan', 'ECG'],
    ['testicle pain', 'Ultrasound'],
    ['papa ka sugar', 'Blood Sugar'],
    ['pair me chot lagi', 'X-Ray'],
    ['sar me chot', 'CT Scan'],
    ['puri body ki jaanch sasti wali', 'Basic Health Check Up'],
    ['ghutne wali mri', 'MRI Scan'],
  ] as const)('finds for "%s" %s as the first test', (typed, test) => {
    expect(find(typed)[0]).toBe(test)
  })

  it.each(['thyr', 'thyri', 'choles', 'sonogr', 'mahil', 'full bo'])(
    'finds a test by "%s", the beginning of a word',
    (typed) => {
      expect(find(typed).length).toBeGreaterThan(0)
    },
  )

  it.each([
    ...['vitamin d', 'covid', 'dentist', 'physiotherapy', 'eye test', 'piles'],
    ...['eeg', 'asdfgh', '12345', 'கண்', 'نظر', '3 tesla', 'kaan'],
  ])('finds no test for "%s", which names none of ours', (typed) => {
    expect(find(typed)).toEqual([])
  })

  it.each([
    ['pet ka ultrasound', 'Ultrasound'],
    ['पेट का अल्ट्रासाउंड', 'Ultrasound'],
    ['ct', 'CT Scan'],
    ['hrct thorax', 'CT Scan'],
    ['sgpt badha hua', 'Liver Function Tests'],
  ] as const)('finds for "%s" only %s, and leaves out tests half as likely', (typed, test) => {
    expect(find(typed)).toEqual([test])
  })

  it('treats only the last word as one that is still being typed', () => {
    expect(find('kidney lip')).toContain('Lipid Profile')
    expect(find('lip kidney')).not.toContain('Lipid Profile')
  })

  it.each(['', '   ', 's', ' s ', 'th', 'test', 'ki jaanch', 'mujhe test karwana hai', '?!'])(
    'answers nothing for "%s", which asks for nothing',
    (typed) => {
      expect(answerTo(typed, index)).toEqual({ tests: [], facts: [], notDone: [], unknown: [] })
    },
  )

  it('finds each of several named tests', () => {
    expect(find('sugar thyroid cbc')).toEqual(
      expect.arrayContaining([
        'Blood Sugar',
        'Thyroid Function Tests',
        'Complete Blood Count (CBC)',
      ] satisfies TestName[]),
    )
  })

  it.each(languages)('finds each test first by its name in %s', (language) => {
    const name = languagesSpoken[language].names.test
    const firsts = allTests.map((test) => [name(test), find(name(test))[0]])
    expect(firsts).toEqual(allTests.map((test) => [name(test), test]))
  })

  it('ignores case, spaces, marks and Unicode forms', () => {
    const spoil = fc.record({
      test: fc.constantFrom(...allTests, 'शुगर', 'पेट का अल्ट्रासाउंड'),
      isUpper: fc.boolean(),
      space: fc.constantFrom('  ', '\t', '\u00a0', ' - '),
      form: fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
      mark: fc.constantFrom('', '\u0301', '\u0308'),
    })
    fc.assert(
      fc.property(spoil, ({ test, isUpper, space, form, mark }) => {
        const marked = test.replaceAll(/[aeiou]/g, (vowel) => vowel + mark)
        const spaced = ` ${marked.replaceAll(' ', space)} `.normalize(form)
        expect(find(isUpper ? spaced.toUpperCase() : spaced)).toEqual(find(test))
      }),
    )
  })

  it.each(['ii', 'a', 'test'])(
    'finds the same if somebody adds the name "%s", which says nothing',
    (name) => {
      const more = indexTests({
        ...patientWords,
        synonyms: [...patientWords.synonyms, `liver, ${name}`],
        notOurs: `${patientWords.notOurs}, ${name}`,
      })
      for (const typed of ['ct chest', 'sugar', name])
        expect(answerTo(typed, more)).toEqual(answerTo(typed, index))
    },
  )

  it('names "iui" as not found, although it has no consonant', () => {
    expect(answerTo('iui', index).unknown).toEqual(['iui'])
  })

  it('finds each test at most once, whatever is typed', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.constantFrom(...'aeikstr दिलहड्ी '), { maxLength: 40 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(anything, (typed) => {
        const found = find(typed)
        expect(new Set(found).size).toBe(found.length)
        expect(allTests).toEqual(expect.arrayContaining([...found]))
      }),
    )
  })

  it('reads only the beginning of a long text', () => {
    const pasted = `thyroid ${'kidney '.repeat(40)}`
    const far = pasted + 'x-ray '.repeat(100_000)
    expect(find(far)).toEqual(find(pasted))
    expect(answerTo(far, index).unknown.join(' ')).toMatch(/kidney kidney.* …$/)
  })
})

function missed(phrases: readonly PatientPhrase[]): string[] {
  return phrases
    .filter(
      ({ typed, right }) =>
        !find(typed)
          .slice(0, 3)
          .some((test) => right.some((each) => each === test)),
    )
    .map(({ typed }) => typed)
}
