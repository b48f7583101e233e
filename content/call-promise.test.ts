import { expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { languagesSpoken } from './languages.ts'

const promise = { en: /call[^.]* within 2 hours/i, hi: /2 घंटे के अंदर[^।]* फ़ोन/ }
const whenOpen = { en: /while (?:we are|the centre is) open/i, hi: /सेंटर के खुले समय में/ }

/** Yields every text. A title and the text below it are one entry, because visitors read them together. */
function* entriesOf(value: unknown): Generator<string> {
  // The source of a function contains the words of its sentence.
  if (typeof value === 'function') yield String(value)
  if (typeof value !== 'object' || value === null) return
  const texts = Object.values(value).filter((each) => typeof each === 'string')
  if ('title' in value && 'text' in value) yield texts.join(' ')
  else yield* texts
  for (const each of Object.values(value)) yield* entriesOf(each)
}

it.each(languages)(
  'each %s text that promises a call within 2 hours limits it to opening hours',
  (language) => {
    const promises = [...entriesOf(languagesSpoken[language])].filter((entry) =>
      promise[language].test(entry),
    )
    expect(promises.length).toBeGreaterThan(4)
    for (const entry of promises) expect(entry).toMatch(whenOpen[language])
  },
)
