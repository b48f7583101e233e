import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../domain/language.ts'
import { clockTime } from '../domain/spoken-time.ts'
import { languagesSpoken } from './languages.ts'
import type { Strings } from './strings.ts'

/** What tells a patient to prepare, or of hours and weeks, in a language. */
function preparationTexts(language: Language): unknown {
  const { booking, calendar, faq, saveAndShare, preparation, services } = languagesSpoken[language]
  const clocks = [5 * 60, 22 * 60 + 30].map((minutes) => clockTime(minutes, calendar))
  return {
    ...preparation,
    fast: [preparation.fast({ least: 6, most: 6 }), preparation.fast({ least: 10, most: 12 })],
    lastMeal: Object.values(preparation.lastMeal).map((say) => clocks.map(say)),
    hoursFrom: clocks.map(preparation.hoursFrom),
    alarms: clocks.map((time) => [
      saveAndShare.alarms.lastMeal(time),
      saveAndShare.alarms.dryLastMeal(time),
    ]),
    advice: booking.slotAdvice.fasting(8),
    questions: faq.questions,
    categories: services.categories,
    steps: [preparation.steps, services.process],
  }
}

/** Words for numbers, and numerals, as digits. */
const spelled: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/Level II/g, 'Level 2'],
    [/2½/g, '2.5'],
    [/midnight/g, '12'],
    [/\btwo\b/gi, '2'],
  ],
  hi: [
    [/ढाई/g, '2.5'],
    [/दो (?=घंटे|मिनट|जाँचें)/g, '2 '],
  ],
}

function numbersIn(text: string, language: Language): string[] {
  const plain = spelled[language].reduce(
    (left, [strings, digits]) => left.replaceAll(strings, digits),
    text,
  )
  return (plain.match(/\d+(?:[.:]\d+)?/g) ?? []).toSorted()
}

/** Every text under its place in the words. */
function textsIn(value: unknown, place = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${place}/${key}`))
}

const inEnglish = textsIn(preparationTexts('en'))
const others = languages.filter(
  (language): language is Exclude<Strings['lang'], 'en'> => language !== 'en',
)

describe.each(others)('what patients are told in %s', (language) => {
  const translated = new Map(textsIn(preparationTexts(language)))

  it('has the same texts', () => {
    expect([...translated.keys()].toSorted()).toEqual(inEnglish.map(([place]) => place).toSorted())
  })

  it.each(inEnglish)('names the same numbers and times as the English: %s', (place, text) => {
    const numbers = numbersIn(translated.get(place) ?? '', language)
    expect(numbers).toEqual(numbersIn(text, 'en'))
  })
})
