import { phoneticKeys } from './phonetic-key.ts'
import { similarity } from './similarity.ts'
import type { TestIndex } from './test-index.ts'

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

/** The last word may still be under way: it finds what begins with it, nearly right from 4 letters. */
const beginningLikeness = 0.8
const shortestBeginning = 2
const leastBeginningLikeness = 0.85

/** The words of a question that may tell which test is meant, each as it sounds. */
export function wordsAsked(typed: string, index: TestIndex): string[] {
  const words = phoneticKeys(typed.slice(0, longestText))
  return words.filter((word) => !isFiller(word, index)).slice(0, mostWords)
}

function isFiller(word: string, { fillers, spread }: TestIndex): boolean {
  if (fillers.has(word) || spread.has(word)) return fillers.has(word)
  const isLong = word.length >= shortestFillerMisspelled
  return isLong && [...fillers].some((filler) => similarity(word, filler) >= leastFillerLikeness)
}

/** How alike each of the patients' words is to the one typed, where it may be meant at all. */
export type Matches = ReadonlyMap<string, number>

/** @param isUnderWay Whether it is the last word, which may not be typed to its end. */
export function matchesOf(typed: string, isUnderWay: boolean, { spread }: TestIndex): Matches {
  if (spread.has(typed)) return new Map([[typed, 1]])
  const alike = Array.from(spread.keys(), (word) => {
    const begins = isUnderWay && isBeginning(typed, word) ? beginningLikeness : 0
    return [word, Math.max(begins, wordLikeness(typed, word))] as const
  })
  return new Map(alike.filter(([, likely]) => likely > 0))
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

/** Who cannot spell a word still knows how it begins. */
function beginAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (/^[aeiou]/.test(a) && /^[aeiou]/.test(b))
}
