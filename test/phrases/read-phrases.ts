import { allTests } from '../../domain/centre/test-catalogue.ts'
import { type AskedFact, askedFacts } from '../../domain/search/test-index.ts'

/** What a patient types, and the right tests. The search must list one of them near the top. */
export interface PatientPhrase {
  readonly typed: string
  readonly right: readonly string[]
}

/** The phrases of a table, with bars or line ends between them. */
export const listOf = (table: string): readonly string[] => table.trim().split(/\s*[|\n]\s*/)

const rowsOf = (table: string): readonly string[] => table.trim().split(/\s*\n\s*/)

/** Reads a table with a row for each answer: the right tests, a colon, and the phrases that ask for them. */
export function phrasesIn(table: string): readonly PatientPhrase[] {
  return rowsOf(table).flatMap((row) => {
    const [tests = '', phrases = ''] = row.split(': ')
    const right = tests === 'no test' ? [] : testsOf(tests)
    if (phrases === '') throw new Error(`no row of phrases: ${row}`)
    return phrases.split(', ').map((typed) => ({ typed, right }))
  })
}

/** What the search must do with a phrase. */
export interface JudgedPhrase {
  readonly typed: string
  /** The search answers with the call to 112. */
  readonly isEmergency: boolean
  /** The search answers with the notice of the PC-PNDT Act. */
  readonly isForbidden: boolean
  /** The answer names one test of each group. */
  readonly tests: readonly (readonly string[])[]
  /** These facts of the centre are in the answer. */
  readonly facts: readonly AskedFact[]
  /** The answer names some typed word as not done here. */
  readonly isNotDone: boolean
  /** These words are named as not done here, and these as not found. */
  readonly notDone: readonly string[]
  readonly unknown: readonly string[]
  /** The answer shows no test, or nothing at all. */
  readonly isWithoutTest: boolean
  readonly isNothing: boolean
}

/**
 * The phrases of a table: in each row phrases with bars between them, `=>` and their answer. Between semicolons stand
 * facts, tests with `or` between tests of which one is enough, and the words below. Nothing is expected without an answer.
 */
export const judgedIn = (table: string): readonly JudgedPhrase[] =>
  rowsOf(table).flatMap((row) => {
    const [phrases = '', answer] = row.split(' => ')
    return listOf(phrases).map((typed) => judgedPhrase(typed, answer))
  })

function judgedPhrase(typed: string, answer: string | undefined): JudgedPhrase {
  const parts = new Set(answer?.split('; '))
  const has = (part: string) => parts.delete(part)
  const words = (mark: string) =>
    [...parts].flatMap((part) =>
      part.startsWith(mark) && has(part) ? part.slice(mark.length) : [],
    )
  return {
    typed,
    isEmergency: has('emergency'),
    isForbidden: has('forbidden'),
    isWithoutTest: has('no test'),
    isNothing: has('nothing'),
    isNotDone: has('not done'),
    notDone: words('not done: '),
    unknown: words('unknown: '),
    facts: askedFacts.filter(has),
    tests: [...parts].map(testsOf),
  }
}

function testsOf(names: string): readonly string[] {
  const tests = names.split(' or ')
  const misspelt = tests.find((test) => !allTests.some((each) => each === test))
  if (misspelt !== undefined) throw new Error(`no test is named ${misspelt}`)
  return tests
}
