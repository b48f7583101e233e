import {
  bucketCount,
  bucketsOf,
  type EmergencyWeights,
  likelihood,
  writeWeights,
} from '../../domain/search/emergency.ts'
import { type Random, seededRandom } from '../simulation/random.ts'
import type { LabelledPhrase } from './labelled-phrases.ts'

/**
 * How often each phrase is read, and how far a weight moves at first and later. These values were best on phrases that
 * were not learnt from.
 */
const rounds = 60
const firstRate = 4
const decay = 0.2
/** The part of its weight that a word loses each time it is read, so that no weight grows without end. */
const pull = 1e-4
/** The constant weight moves by less than that of a word, because every phrase moves it. */
const biasShare = 0.1

/** Logistic regression by stochastic gradient descent. The same phrases give the same weights. */
export function learnEmergencies(phrases: readonly LabelledPhrase[]): EmergencyWeights {
  const lessons = phrases.flatMap(({ typed, isEmergency }) => {
    const lesson = { buckets: bucketsOnce(typed), wanted: isEmergency ? 1 : 0 }
    // A single word is read twice, because no other phrase may contain it.
    return Array<typeof lesson>(typed.includes(' ') ? 1 : 2).fill(lesson)
  })
  const weights = new Float64Array(bucketCount)
  let bias = 0
  const random = seededRandom(1)
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + round * decay)
    shuffle(lessons, random)
    for (const { buckets, wanted } of lessons) {
      const error = (likelihood(buckets, weights, bias) - wanted) * rate
      const share = error / Math.sqrt(buckets.length)
      for (const bucket of buckets) weights[bucket] = (weights[bucket] ?? 0) * (1 - pull) - share
      bias -= error * biasShare
    }
  }
  return writeWeights([...weights], bias)
}

const bucketsKnown = new Map<string, readonly number[]>()

/** The buckets of a text. They are kept, because a test learns from most phrases ten times. */
function bucketsOnce(typed: string): readonly number[] {
  const buckets = bucketsKnown.get(typed) ?? bucketsOf(typed)
  bucketsKnown.set(typed, buckets)
  return buckets
}

function shuffle(items: unknown[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.between(0, last)
    ;[items[last], items[other]] = [items[other], items[last]]
  }
}
