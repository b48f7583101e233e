import { asksForbidden } from '../../content/forbidden-wording.ts'
import { patientWords } from '../../content/patient-words.ts'
import { findTests } from '../../domain/find-tests.ts'
import { allTests, type TestName } from '../../domain/test-catalogue.ts'
import { indexTests, type TestIndex } from '../../domain/test-index.ts'

/** What a search comes to: nothing said yet, tests, none of ours, or what the law forbids. */
export type Found =
  | { readonly kind: 'all' }
  | { readonly kind: 'tests'; readonly tests: readonly TestName[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'forbidden' }

/** A search whose words are made ready when the first one is typed, not before. */
export function testSearch(): (typed: string) => Found {
  let index: TestIndex | undefined
  return (typed) => {
    if (asksForbidden(typed)) return { kind: 'forbidden' }
    index ??= indexTests(patientWords)
    const tests = findTests(typed, index)
    if (tests.length === allTests.length) return { kind: 'all' }
    return tests.length === 0 ? { kind: 'none' } : { kind: 'tests', tests }
  }
}
