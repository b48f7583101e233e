import { phoneticKeys } from './phonetic-key.ts'
import { similarity } from './similarity.ts'
import { meaningsOf, stemOf, type TestIndex } from './test-index.ts'

/** Nobody describes a test in more words; the rest of a pasted text is left alone. */
const mostWords = 8
const longestText = 100

/** Words less alike are different words: `jigar` (liver) is no `sugar`. */
const leastLikeness = 0.75
/** In shorter words every letter counts: `ct`, `esr` and `crp` are different tests. */
const shortestMisspelled = 4
/** A word that says nothing is known misspelled too: `karavani`, करवानी. */
const shortestFillerMisspelled = 5
const leastFillerLikeness = 0.9

/** What is less alike than the nearest word by more than this is not meant. */
const mostDoubt = 0.12
/** `jodon` is as surely `jod` as a word can be that was not typed. */
const inflectionLikeness = 0.95

/** The last word may still be under way: it finds what begins with it, nearly right from 4 letters. */
const beginningLikeness = 0.8
const shortestBeginning = 2
const leastBeginningLikeness = 0.85

/** What somebody asks by a text. */
export interface Question {
  /** The meanings that may tell which test is meant; of a word not known, its sound. */
  readonly words: readonly string[]
  readonly isPriceAsked: boolean
  /** Whether a test is asked for by name that is not done here, though others sound related. */
  readonly isNotOurs: boolean
}

export function readQuestion(typed: string, index: TestIndex): Question {
  const meanings = meaningsOf(phoneticKeys(typed.slice(0, longestText)), index)
  const told = meanings.filter((word) => !isFiller(word, index))
  const spaced = ` ${told.join(' ')} `
  return {
    words: told.filter((word) => word !== index.price).slice(0, mostWords),
    isPriceAsked: told.includes(index.price),
    isNotOurs: index.notOurs.some((name) => spaced.includes(` ${name} `)),
  }
}

/** A misspelled word that says nothing; what is known is none. */
function isFiller(word: string, { fillers, meanings }: TestIndex): boolean {
  const isLong = word.length >= shortestFillerMisspelled
  return (
    isLong &&
    !meanings.has(word) &&
    [...fillers].some(
      (filler) => beginAlike(word, filler) && similarity(word, filler) >= leastFillerLikeness,
    )
  )
}

/** How alike each of the patients' words is to the one typed, where it may be meant at all. */
export type Matches = ReadonlyMap<string, number>

/** @param isUnderWay Whether it is the last word, which may not be typed to its end. */
export function matchesOf(typed: string, isUnderWay: boolean, index: TestIndex): Matches {
  const exact = index.meanings.get(typed)
  if (exact !== undefined) return new Map([[exact, 1]])
  const inflected = index.stems.get(stemOf(typed))
  if (inflected !== undefined)
    return new Map(inflected.map((meaning) => [meaning, inflectionLikeness]))
  const alike = new Map<string, number>()
  for (const [word, meaning] of index.meanings) {
    const begins = isUnderWay && isBeginning(typed, word) ? beginningLikeness : 0
    const likely = Math.max(begins, wordLikeness(typed, word))
    if (likely > (alike.get(meaning) ?? 0)) alike.set(meaning, likely)
  }
  const least = Math.max(0, ...alike.values()) - mostDoubt
  return new Map([...alike].filter(([, likely]) => likely >= least))
}

function wordLikeness(typed: string, word: string): number {
  const isShort = Math.min(typed.length, word.length) < shortestMisspelled
  if (isShort || !beginAlike(typed, word)) return 0
  const likely = similarity(typed, word)
  return likely >= leastLikeness ? likely : 0
}

function isBeginning(typed: string, word: string): boolean {
  if (typed.length < shortestBeginning) return false
  if (word.startsWith(typed)) return true
  const beginning = word.slice(0, typed.length)
  return (
    typed.length >= shortestMisspelled &&
    beginAlike(typed, word) &&
    similarity(typed, beginning) >= leastBeginningLikeness
  )
}

/** Who cannot spell a word still knows how it begins: by which vowel or not, and `ch` for a `k`. */
function beginAlike(a: string, b: string): boolean {
  return a[0] === b[0] || [/^[aeiou]/, /^[Ck]/].some((alike) => alike.test(a) && alike.test(b))
}
