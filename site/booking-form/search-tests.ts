import { patientWords } from '../../content/patient-words.ts'
import { findTests } from '../../domain/find-tests.ts'
import { readQuestion } from '../../domain/match-words.ts'
import { allTests, type TestName } from '../../domain/test-catalogue.ts'
import { indexTests } from '../../domain/test-index.ts'
import { asksForbidden } from './forbidden-question.ts'

/**
 * What a search comes to: nothing said yet, tests, none of ours, or what the law forbids. `isUrgent`
 * is whether it names what may be an emergency.
 */
export type Found =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'tests'
      readonly tests: readonly TestName[]
      readonly isPriceAsked: boolean
      readonly isUrgent: boolean
      /** Whether a test was named that we do not do: those found are others. */
      readonly isNotOurs: boolean
    }
  | { readonly kind: 'price' }
  | { readonly kind: 'none'; readonly isUrgent: boolean }
  | { readonly kind: 'forbidden' }

export type Search = (typed: string) => Found

/** A search with its words made ready. */
export function testSearch(): Search {
  const index = indexTests(patientWords)
  return (typed) => {
    if (asksForbidden(typed)) return { kind: 'forbidden' }
    const question = readQuestion(typed, index)
    const { isPriceAsked, isUrgent, isNotOurs } = question
    const tests = findTests(typed, index, question)
    const isEverything = tests.length === allTests.length
    if (isPriceAsked && !isNotOurs && (isEverything || tests.length === 0)) return { kind: 'price' }
    if (isEverything) return { kind: 'all' }
    if (tests.length === 0) return { kind: 'none', isUrgent }
    return { kind: 'tests', tests, isPriceAsked, isUrgent, isNotOurs }
  }
}
