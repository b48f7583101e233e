import { allTests, type TestName } from '../test-catalogue.ts'
import { type Matches, matchesOf, type Question, readQuestion } from './match-words.ts'
import { type Entry, type TestIndex, weightOf } from './test-index.ts'

/** A text this short is a word being typed: finding nothing is no answer yet. */
const shortestText = 3

/** How much less each further phrase of a test counts: the first are the most certain. */
const positionCost = 0.004
/** Tests that score less, or less than this part of the best, are left out. */
const leastScore = 0.2
const leastOfBest = 0.55

/**
 * The tests a patient may mean, the best score first, equal ones in the order of the catalogue.
 * Tolerates misspelling, and Hindi in either script. A text that names no kind of test (empty, or
 * "test") finds all; one that names only tests we do not do finds none.
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
  if (namesOnlyKinds(matches, index)) return []
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

/** Whether all that belongs to tests are digits and words for a kind of test, and another is asked for. */
function namesOnlyKinds(matches: readonly Matches[], { kinds, spread }: TestIndex): boolean {
  const ofTests = matches.map((match) => [...match.keys()].filter((word) => spread.has(word)))
  const isOtherAsked = ofTests.some((words) => words.length === 0)
  return isOtherAsked && ofTests.flat().every((word) => kinds.has(word) || /^\d$/.test(word))
}

/** The score of a test: of its single words and of its nearest phrase. */
function scoreOf(entry: Entry, matches: readonly Matches[], index: TestIndex): number {
  const asked = sum(matches.map((match) => weightAsked(match, index)))
  const words = said(entry.words, matches, index) / asked
  const wholes = entry.phrases.map((phrase, place) => {
    const own = sum(phrase.map((word) => weightOf(word, index)))
    return (2 * said(phrase, matches, index)) / (asked + own) - place * positionCost
  })
  return words + Math.max(...wholes)
}

/** Which part of the typed text these words match, weighted. */
function said(words: readonly string[], matches: readonly Matches[], index: TestIndex): number {
  return sum(
    matches.map((match) =>
      Math.max(...words.map((word) => (match.get(word) ?? 0) * weightOf(word, index)), 0),
    ),
  )
}

/** An unknown word weighs as much as one of a single test. */
function weightAsked(match: Matches, index: TestIndex): number {
  const [nearest] = [...match].sort(([, a], [, b]) => b - a)
  return nearest === undefined ? 1 : weightOf(nearest[0], index)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
