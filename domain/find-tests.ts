import { type Matches, matchesOf, type Question, readQuestion } from './match-words.ts'
import { allTests, type TestName } from './test-catalogue.ts'
import { type Entry, type TestIndex, weightOf } from './test-index.ts'

/** So short a text is a word under way: it does not say yet that we have nothing of the kind. */
const shortestText = 3

/** What a phrase loses to the one before it: the first named are the most surely meant. */
const positionCost = 0.004
/** A test that scores less, by itself or beside the best one, is no answer. */
const leastScore = 0.2
const leastOfBest = 0.55

/**
 * The tests a patient may mean, the likeliest first, those alike in the order of the catalogue.
 * Forgives spelling, and takes Hindi in either script. A text that says nothing about a test
 * (empty, or "test") finds all of them; one that names none of ours finds none.
 */
export function findTests(
  typed: string,
  index: TestIndex,
  { words }: Question = readQuestion(typed, index),
): readonly TestName[] {
  const found = words.length === 0 ? allTests : rank(words, index)
  return found.length === 0 && typed.trim().length < shortestText ? allTests : found
}

function rank(asked: readonly string[], index: TestIndex): readonly TestName[] {
  const matches = asked.map((word, place) => matchesOf(word, place === asked.length - 1, index))
  const scored = index.entries.map((entry) => ({
    test: entry.test,
    score: scoreOf(entry, matches, index),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const least = Math.max(leastScore, best * leastOfBest)
  return scored
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ test }) => test)
}

/** What the single words say of this test, and what its nearest phrase says as a whole. */
function scoreOf(entry: Entry, matches: readonly Matches[], index: TestIndex): number {
  const asked = sum(matches.map((match) => weightAsked(match, index)))
  const words = said(entry.words, matches, index) / asked
  const wholes = entry.phrases.map((phrase, place) => {
    const own = sum(phrase.map((word) => weightOf(word, index)))
    return (2 * said(phrase, matches, index)) / (asked + own) - place * positionCost
  })
  return words + Math.max(...wholes)
}

/** How much of what was asked these words answer. */
function said(words: readonly string[], matches: readonly Matches[], index: TestIndex): number {
  return sum(
    matches.map((match) =>
      Math.max(...words.map((word) => (match.get(word) ?? 0) * weightOf(word, index)), 0),
    ),
  )
}

/** A word nobody knows says as much as one that stands in a single test. */
function weightAsked(match: Matches, index: TestIndex): number {
  const [nearest] = [...match].sort(([, a], [, b]) => b - a)
  return nearest === undefined ? 1 : weightOf(nearest[0], index)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
