import { emergencyWords } from '../../content/emergency-words.ts'
import { patientWords } from '../../content/patient-words.ts'
import { emergencyHearing } from '../../domain/search/emergency.ts'
import { findTests } from '../../domain/search/find-tests.ts'
import { readQuestion } from '../../domain/search/match-words.ts'
import { indexTests } from '../../domain/search/test-index.ts'
import { allTests, type TestName } from '../../domain/test-catalogue.ts'
import { asksForbidden } from './forbidden-question.ts'

/**
 * The result of a search. It shows no test for a question that the law forbids, nor for a possible
 * emergency.
 */
export type Found =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'tests'
      readonly tests: readonly TestName[]
      readonly isPriceAsked: boolean
      /** Whether a test was named that we do not do: those found are others. */
      readonly isNotOurs: boolean
    }
  | { readonly kind: 'price' }
  | { readonly kind: 'none' }
  | { readonly kind: 'urgent' }
  | { readonly kind: 'forbidden' }

export type Search = (typed: string) => Found

/** A search with its words made ready. */
export function testSearch(): Search {
  const index = indexTests(patientWords)
  const isEmergency = emergencyHearing(emergencyWords)
  return (typed) => {
    if (asksForbidden(typed)) return { kind: 'forbidden' }
    if (isEmergency(typed)) return { kind: 'urgent' }
    const question = readQuestion(typed, index)
    const { isPriceAsked, isNotOurs } = question
    const tests = findTests(typed, index, question)
    const isEverything = tests.length === allTests.length
    if (isPriceAsked && !isNotOurs && (isEverything || tests.length === 0)) return { kind: 'price' }
    if (isEverything) return { kind: 'all' }
    if (tests.length === 0) return { kind: 'none' }
    return { kind: 'tests', tests, isPriceAsked, isNotOurs }
  }
}
