import { patientWords } from '../../content/patient-words.ts'
import type { OpenTest, TypedTests } from '../../desk/desk-page.ts'
import { type Catalogue, fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { answerTo } from '../../domain/search/find-tests.ts'
import { indexTests, type TestIndex } from '../../domain/search/test-index.ts'

/**
 * Reads tests that are typed with commas between (`mri, sugar`), each by the public search. A text counts as a test
 * only if it is the name of a test, or if the search finds exactly one test and knows every word.
 */
export function readTypedTests(typed: string, catalogue = fullCatalogue): TypedTests {
  if (made?.catalogue !== catalogue)
    made = { catalogue, index: indexTests(patientWords, catalogue) }
  const known = made.index
  const items = typed.split(',').map((item) => item.trim())
  const read = items.filter((item) => item !== '').map((item) => readItem(item, known))
  return {
    tests: read.flatMap((item) => (typeof item === 'string' ? [item] : [])),
    open: read.filter((item) => typeof item !== 'string'),
  }
}

/** The cached index of the tests. It is made at the first use, and again when the catalogue changes. */
let made: { readonly catalogue: Catalogue; readonly index: TestIndex } | undefined

function readItem(typed: string, known: TestIndex): string | OpenTest {
  const { tests, notDone, unknown } = answerTo(typed, known)
  const [test, ...others] = tests
  const isSure = others.length === 0 && notDone.length === 0 && unknown.length === 0
  // "ultrasound" is the name of one test, although other names contain the word.
  const isNamed = test?.toLowerCase() === typed.toLowerCase()
  return test !== undefined && (isSure || isNamed) ? test : { typed, candidates: tests }
}
