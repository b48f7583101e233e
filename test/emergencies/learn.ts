import {
  bucketCount,
  bucketsOf,
  type EmergencyWeights,
  likelihood,
  writeWeights,
} from '../../domain/search/emergency.ts'
import { type Random, seededRandom } from '../simulation/random.ts'
import type { LabelledPhrase } from './labelled-phrases.ts'

/** How often each phrase is read, and how far a weight moves at first and later. Found by lists that were held back. */
const rounds = 60
const firstRate = 4
const decay = 0.2
/** Pulls each weight towards nothing, so that no rare word decides alone. */
const pull = 1e-4
/** The weight of every text moves by less, because it stands in each phrase. */
const biasShare = 0.1

/** Logistic regression by stochastic gradient descent. The same phrases give the same weights. */
export function learnEmergencies(phrases: readonly LabelledPhrase[]): EmergencyWeights {
  const lessons = phrases.flatMap(({ typed, isEmergency }) => {
    const lesson = { buckets: bucketsOnce(typed), wanted: isEmergency ? 1 : 0 }
    // No other word corrects the only word of a text, so that word is read twice.
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

/** The buckets of a text, cut once although a test learns from most phrases ten times. */
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
