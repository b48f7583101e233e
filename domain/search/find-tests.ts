import type { Matches } from './match-words.ts'
import { longestQuestion } from './question-length.ts'
import { type Question, readQuestions } from './read-question.ts'
import { type AskedFact, type IndexEntry, type TestIndex, weightOf } from './test-index.ts'

/** How much less each further phrase of a test in content/patient-words.ts counts: the first are the most certain. */
const positionCost = 0.004
/** A test is left out if its score is below this, or below this part of the best score. */
const leastScore = 0.2
const leastOfBest = 0.55
/** As `leastOfBest`, for a word by itself. It is larger, so that the word finds only the tests it names best. */
const leastOfBestWord = 0.95

/** A shorter word may be the beginning of any other, so it is not called unknown yet. */
const shortestUnknown = 3

/** How many characters of the unread rest of a long text are shown. */
const longestRest = 40

/** The answer to a text. A word that leads to no entry here means nothing on its own. */
export interface SearchAnswer {
  /** The tests that may be meant, the best score first. Tests that resemble a test in `notDone` come last. */
  readonly tests: readonly string[]
  readonly facts: readonly AskedFact[]
  readonly notDone: readonly string[]
  readonly unknown: readonly string[]
}

/**
 * The answer to a text in any words. Tolerates misspelling, and Hindi in either script. Empty for a text that
 * asks for nothing, such as "test".
 */
export function answerTo(typed: string, index: TestIndex): SearchAnswer {
  const questions = readQuestions(typed, index)
  const named = questions.filter((question) => !namesOnlyKinds(question, index))
  const found = named.flatMap(({ words }) => {
    const matches = words.map((word) => word.matches)
    const main = byMachine(rank(matches, index), matches, index)
    return [main, ...besides(main, matches, index)]
  })
  const near = questions.flatMap((question) => testsNear(question, index))
  return {
    tests: [...new Set([...inTurn(found), ...near])],
    facts: [...new Set(questions.flatMap(({ facts }) => facts))],
    notDone: [...new Set(questions.flatMap(({ notDone }) => notDone.map(({ typed }) => typed)))],
    unknown: [
      ...new Set([...questions.flatMap((part) => unknownIn(part, index)), ...unread(typed)]),
    ],
  }
}

/**
 * Whether a question names only digits and kinds of test, beside a word that is unknown or not done here:
 * "thallium scan". Such a question finds no test.
 */
function namesOnlyKinds({ notDone, words }: Question, { kinds, spread }: TestIndex): boolean {
  const ofTests = words.map(({ matches }) => [...matches.keys()].filter((word) => spread.has(word)))
  const isOtherAsked = notDone.length > 0 || ofTests.some((words) => words.length === 0)
  return isOtherAsked && ofTests.flat().every((word) => kinds.has(word) || /^\d$/.test(word))
}

function rank(
  matches: readonly Matches[],
  index: TestIndex,
  part = leastOfBest,
): readonly string[] {
  if (matches.length === 0) return []
  const scored = index.entries.map((entry) => ({
    test: entry.test,
    score: scoreOf(entry, matches, index),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const least = Math.max(leastScore, best * part)
  return scored
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ test }) => test)
}

/** Puts the tests of a machine that the question names first, unless the question asks for more than a picture. */
function byMachine(
  found: readonly string[],
  matches: readonly Matches[],
  { entries, machines, besideMachines }: TestIndex,
): readonly string[] {
  const said = matches.flatMap((match) => [...match.keys()])
  if (said.some((word) => besideMachines.has(word))) return found
  const named = said.filter((word) => machines.has(word))
  const ofMachine = entries.filter(({ words }) => named.some((word) => words.includes(word)))
  return [...new Set([...ofMachine.map(({ test }) => test), ...found])]
}

/** For each word that no found test accounts for, the tests that it names by itself. */
function besides(
  found: readonly string[],
  matches: readonly Matches[],
  index: TestIndex,
): readonly (readonly string[])[] {
  if (matches.length < 2) return []
  const entries = index.entries.filter(({ test }) => found.includes(test))
  const phrases = entries.flatMap((entry) => entry.phrases.filter(({ length }) => length > 1))
  const said = saidWhole(phrases, matches)
  return matches.flatMap((match, place) => {
    if (said.has(place) || [...match.keys()].every((word) => index.kinds.has(word))) return []
    const own = rank([match], index, leastOfBestWord)
    return own.some((test) => found.includes(test)) ? [] : [own]
  })
}

/**
 * The positions of adjacent words that together say a whole phrase, in any order. No position counts twice: in
 * "pet ka ultrasound thyroid", "ultrasound" belongs to "pet" (stomach).
 */
function saidWhole(
  phrases: readonly (readonly string[])[],
  matches: readonly Matches[],
): ReadonlySet<number> {
  const places = new Set<number>()
  for (let start = 0; start < matches.length; start++) {
    const said = phrases.filter((phrase) => {
      const window = matches.slice(start, start + phrase.length)
      return (
        window.length === phrase.length &&
        phrase.every((word) => window.some((match) => match.has(word))) &&
        window.every((match) => phrase.some((word) => match.has(word)))
      )
    })
    const longest = Math.max(0, ...said.map(({ length }) => length))
    for (let place = start; place < start + longest; place++) places.add(place)
    if (longest > 0) start += longest - 1
  }
  return places
}

/** The centre's tests that share a word, and no mere number, with a test that is not done here. */
function testsNear({ notDone }: Question, index: TestIndex): readonly string[] {
  return notDone.flatMap(({ meanings }) => {
    const shared = meanings.filter(
      (word) => index.spread.has(word) && !index.kinds.has(word) && !/^\d+$/.test(word),
    )
    return rank(
      shared.map((word) => new Map([[word, 1]])),
      index,
    )
  })
}

function inTurn(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat()
}

/** The typed words that no test has. Leaves out the last word while it may become a known word. */
function unknownIn({ words }: Question, index: TestIndex): readonly string[] {
  const { fillers, meanings, small, spread } = index
  const isBegun = (word: string) =>
    word.length < shortestUnknown ||
    [...meanings.keys(), ...fillers, ...small].some(
      (known) => known.length > word.length && known.startsWith(word),
    )
  return words
    .filter(({ matches }) => ![...matches.keys()].some((word) => spread.has(word)))
    .filter(({ word, isUnderWay }) => !(isUnderWay && isBegun(word)))
    .map(({ typed }) => typed)
}

function unread(typed: string): readonly string[] {
  const rest = typed.slice(longestQuestion).trim()
  return rest === '' ? [] : [`${rest.slice(0, longestRest)} …`]
}

/** The score of a test: that of its single words plus that of its nearest phrase. */
function scoreOf(entry: IndexEntry, matches: readonly Matches[], index: TestIndex): number {
  const asked = sum(matches.map((match) => weightAsked(match, index)))
  const words = said(entry.words, matches, index) / asked
  const wholes = entry.phrases.map((phrase, place) => {
    const own = sum(phrase.map((word) => weightOf(word, index)))
    return (2 * said(phrase, matches, index)) / (asked + own) - place * positionCost
  })
  return words + Math.max(...wholes)
}

/** The total weight of the typed words that these words match. */
function said(words: readonly string[], matches: readonly Matches[], index: TestIndex): number {
  return sum(
    matches.map((match) =>
      Math.max(...words.map((word) => (match.get(word) ?? 0) ** 2 * weightOf(word, index)), 0),
    ),
  )
}

/** The weight of a typed word. An unknown word weighs as much as a word that only one test has. */
function weightAsked(match: Matches, index: TestIndex): number {
  const [nearest] = [...match].sort(([, a], [, b]) => b - a)
  return nearest === undefined ? 1 : weightOf(nearest[0], index)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
