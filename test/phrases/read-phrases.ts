import { allTests } from '../../domain/centre/test-catalogue.ts'
import { type AskedFact, askedFacts } from '../../domain/search/test-index.ts'

/** What the search must do with a phrase. */
export interface JudgedPhrase {
  readonly typed: string
  /** The answer names one test of each group. */
  readonly tests: readonly (readonly string[])[]
  /** These facts of the centre are in the answer. */
  readonly facts: readonly AskedFact[]
  /** A test of the phrase is named as not done here. */
  readonly isNotDone: boolean
  /** The answer shows no test. */
  readonly isWithoutTest: boolean
}

/** The phrases of a table with one phrase in each line. */
export const linesOf = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())

/**
 * The phrases of a table with one phrase in each line: the phrase, `=>` and its answer. Between semicolons stand facts,
 * `not done`, `no test`, and tests, with `or` between tests of which one is enough.
 */
export const judgedIn = (table: string): readonly JudgedPhrase[] =>
  linesOf(table).map((line) => {
    const [typed = '', answer = ''] = line.split(' => ')
    const parts = answer.split('; ')
    const facts = parts.flatMap((part) => askedFacts.find((fact) => fact === part) ?? [])
    const isSaid = (part: string) => part === 'not done' || part === 'no test'
    const tests = parts
      .filter((part) => !isSaid(part) && !facts.some((fact) => fact === part))
      .map((part) => part.split(' or '))
    const misspelt = tests.flat().find((test) => !allTests.some((each) => each === test))
    if (misspelt !== undefined) throw new Error(`no test is named ${misspelt}: ${line}`)
    const [isNotDone, isWithoutTest] = ['not done', 'no test'].map((said) => parts.includes(said))
    return {
      typed,
      tests,
      facts,
      isNotDone: isNotDone === true,
      isWithoutTest: isWithoutTest === true,
    }
  })
