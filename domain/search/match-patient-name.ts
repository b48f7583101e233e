import { folded } from '../text/folded-text.ts'
import { soundOf, wordsOf } from './phonetic-key.ts'
import { similarity } from './similarity.ts'

/** Two words that are less alike are two names. The limit is low, because the vowels of a name have many spellings. */
const leastLikeness = 0.75

/**
 * Returns a function that says whether the typed text means a name. The text may be a part of the name as
 * written. It may also be words that sound like words of the name, in any order and either script. The last word
 * may be incomplete.
 */
export function patientNameMatcher(typed: string): (name: string) => boolean {
  const written = folded(typed)
  const wanted = soundsOf(typed)
  return (name) => {
    if (wanted.length === 0) return false
    return folded(name).includes(written) || areAllIn(wanted, soundsOf(name))
  }
}

function soundsOf(text: string): readonly string[] {
  return wordsOf(text).map(nameSoundOf)
}

/** Caches the sounds of words, because reception searches thousands of names, made mostly of a few words. */
const remembered = new Map<string, string>()
const mostRemembered = 10_000

function nameSoundOf(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  // सिंह is written Singh.
  const sound = soundOf(word).replace(/nh$/, 'ng')
  remembered.set(word, sound)
  return sound
}

function areAllIn([wanted, ...others]: readonly string[], words: readonly string[]): boolean {
  if (wanted === undefined) return true
  const isLast = others.length === 0
  return words.some(
    (word, place) =>
      (isAlike(wanted, word) || (isLast && wanted !== '' && word.startsWith(wanted))) &&
      areAllIn(others, words.toSpliced(place, 1)),
  )
}

/** Whether two sounds have the same consonants, nearly the same vowels, and the same end: Rita is not Ritu. */
function isAlike(a: string, b: string): boolean {
  if (a === '' || b === '') return false
  if (a === b) return true
  return (
    consonantsOf(a) === consonantsOf(b) &&
    endOf(a) === endOf(b) &&
    similarity(a, b) >= leastLikeness
  )
}

function consonantsOf(sound: string): string {
  return sound.replaceAll(/(?!^)[aeiou]/g, '')
}

/** The vowel at the end. An `a` does not count, because it may be unwritten: कृष्ण is Krishna. */
function endOf(sound: string): string {
  return sound.match(/[eiou]$/)?.[0] ?? ''
}
