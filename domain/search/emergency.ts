import { saidInLatin } from './phonetic-key.ts'

/**
 * Whether a text names what may be an emergency. The answer is learned from phrases (decision 013). The form then shows
 * 112 instead of tests (site/booking-form/found-tests.tsx).
 */
export type HearEmergency = (typed: string) => boolean

/** How many characters are read: more than in a search for tests, because a person who needs help writes more. */
const longestText = 300

/** Every piece of a text falls into one of these buckets by its hash. Two pieces may share a bucket. */
export const bucketCount = 2 ** 13
/** The lengths of the pieces that a word is cut into, in letters. A misspelled word shares most of its pieces. */
const pieceLengths = [3, 4, 5]
/** From this likelihood on a text is heard as an emergency. Below one half, because a miss may cost a life. */
const alarmFrom = 0.35

/** A weight is written as one of these characters. The middle one is the weight 0. */
const digits = 'ABCDEFGHIJKLMNOPQRSTU'
const middle = (digits.length - 1) / 2

/** What a logistic regression has learned from the labelled phrases (test/emergencies/learn.ts). */
export interface EmergencyWeights {
  /** A character for each bucket. */
  readonly buckets: string
  /** What one step between two characters is worth. */
  readonly step: number
  /** Added to every text. */
  readonly bias: number
}

export function emergencyHearing({ buckets, step, bias }: EmergencyWeights): HearEmergency {
  const weights = Array.from(buckets, (digit) => (digits.indexOf(digit) - middle) * step)
  return (typed) => likelihood(bucketsOf(typed), weights, bias) > alarmFrom
}

/** How likely a text with these buckets names an emergency, from 0 to 1. */
export function likelihood(
  buckets: readonly number[],
  weights: ArrayLike<number>,
  bias: number,
): number {
  const sum = buckets.reduce((total, bucket) => total + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(buckets.length || 1)))
}

/** The weights as `EmergencyWeights` writes them. */
export function writeWeights(weights: readonly number[], bias: number): EmergencyWeights {
  const step = Math.max(...weights.map(Math.abs)) / middle
  const buckets = weights.map((weight) => digits[Math.round(weight / step) + middle]).join('')
  return { buckets, step, bias }
}

/** The buckets of a text: those of its words, of each two words side by side, and of the pieces of each word. */
export function bucketsOf(typed: string): readonly number[] {
  const words = wordsHeard(typed.slice(0, longestText))
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`)
  const pieces = words.flatMap((word) => piecesOf(`^${word}$`))
  return [...new Set([...words, ...pairs, ...pieces].map(bucketOf))]
}

function wordsHeard(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map(saidInLatin)
    .join(' ')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/\d+/g, sizeOf)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

/** A letter for each figure, because only letters make words here. */
const figureLetters = 'abcdefghij'

/**
 * A number becomes its first figure and its length, because 84 and 87 mean the same here. A year becomes `year`. A figure
 * that repeats counts once, as a letter does, so 88 is read as 8, and 1998 is no year.
 */
function sizeOf(figures: string): string {
  if (/^(?:19|20)\d\d$/.test(figures)) return ' year '
  return ` n${figureLetters[Number(figures[0])]}${'o'.repeat(Math.min(figures.length, 4))} `
}

function piecesOf(word: string): readonly string[] {
  return pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) =>
      word.slice(start, start + length),
    ),
  )
}

/** FNV-1a (datatracker.ietf.org/doc/html/rfc9923), folded to the number of buckets. */
function bucketOf(piece: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < piece.length; place++)
    hash = Math.imul(hash ^ piece.charCodeAt(place), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}
