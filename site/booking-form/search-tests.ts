import { emergencyWeights } from '../../content/emergency-weights.ts'
import { patientWords } from '../../content/patient-words.ts'
import type { Catalogue } from '../../domain/centre/catalogue-now.ts'
import { emergencyHearing } from '../../domain/search/emergency.ts'
import { answerTo, type SearchAnswer } from '../../domain/search/find-tests.ts'
import { indexTests } from '../../domain/search/test-index.ts'
import { asksForbidden } from './forbidden-question.ts'

/**
 * The result of a search. It shows no test for a possible emergency, nor for a question that the law forbids. `all` is
 * the whole list, for a text that asks for nothing.
 */
export type SearchResult =
  | { readonly kind: 'all' }
  | ({ readonly kind: 'answer' } & SearchAnswer)
  | { readonly kind: 'urgent' }
  | { readonly kind: 'forbidden' }

export type Search = (typed: string) => SearchResult

/** Prepares the words of patients for this catalogue, and returns the search. */
export function testSearch(catalogue: Catalogue): Search {
  const index = indexTests(patientWords, catalogue)
  const isEmergency = emergencyHearing(emergencyWeights)
  return (typed) => {
    if (isEmergency(typed)) return { kind: 'urgent' }
    if (asksForbidden(typed)) return { kind: 'forbidden' }
    const answer = answerTo(typed, index)
    const isEmpty = Object.values(answer).every(({ length }) => length === 0)
    return isEmpty ? { kind: 'all' } : { kind: 'answer', ...answer }
  }
}
