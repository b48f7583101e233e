import { similarity } from './similarity.ts'
import { stemOf, type TestIndex } from './test-index.ts'

/** Words with less similarity are different words: `jigar` (liver) is not `sugar`. */
const leastLikeness = 0.75
/** The least similarity if the first letters differ too: `iron` is not `urine`. */
const leastOtherFirstLikeness = 0.85
/** Shorter words are not read as misspelled: `ct`, `esr` and `crp` are different tests. */
const shortestMisspelled = 4
/** From this length on, a word without meaning is recognised even if it is misspelled: `karavani`, करवानी. */
const shortestFillerMisspelled = 5
const leastFillerLikeness = 0.9

/** Words this much less similar than the nearest one are left out. */
const mostDoubt = 0.12
/** The similarity of an inflected word (`jodon`) to its own word (`jod`). */
const inflectionLikeness = 0.95

/** The similarity of an incomplete last word to a word that begins with it, or nearly so from 4 letters on. */
const beginningLikeness = 0.8
const shortestBeginning = 2
const leastBeginningLikeness = 0.85

/** Whether a word is one of these words, perhaps misspelled. A word with a meaning is no misspelling. */
export function isAmong(some: ReadonlySet<string>, word: string, { meanings }: TestIndex): boolean {
  if (some.has(word)) return true
  if (word.length < shortestFillerMisspelled || meanings.has(word)) return false
  return [...some].some(
    (each) => beginAlike(word, each) && similarity(word, each) >= leastFillerLikeness,
  )
}

/** The meanings that a typed word may have, each with the similarity of its nearest word. */
export type Matches = ReadonlyMap<string, number>

/** @param isUnderWay Whether it is the last word, which may be incomplete. */
export function matchesOf(
  typed: string,
  isUnderWay: boolean,
  index: Pick<TestIndex, 'meanings' | 'stems'>,
): Matches {
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
  return likely >= (typed[0] === word[0] ? leastLikeness : leastOtherFirstLikeness) ? likely : 0
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

/** Misspellings keep the first letter, except that a vowel may become another vowel, and `k` may become `ch`. */
function beginAlike(a: string, b: string): boolean {
  return a[0] === b[0] || [/^[aeiou]/, /^[Ck]/].some((alike) => alike.test(a) && alike.test(b))
}
