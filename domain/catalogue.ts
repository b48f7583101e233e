import type { Language } from './language.ts'
import type { OwnTests, StoredPublication } from './published-facts.ts'
import { type CategoryId, isTestName, type TestNames, testCatalogue } from './test-catalogue.ts'

/** The tests as they are offered now: those of the specification, and the centre's own. */
export interface Catalogue {
  /** In the order of the site. A category without any test is left out. */
  readonly categories: readonly CategoryOffered[]
  /** Offered or not, because a stored request may name each. */
  readonly own: OwnTests
}

interface CategoryOffered {
  readonly id: CategoryId
  readonly name: string
  /** The tests that are offered. */
  readonly tests: readonly string[]
}

/** With nothing published. */
export const fullCatalogue: Catalogue = { categories: testCatalogue, own: [] }

/** The tests that are offered, in the order of the site. */
export function testsIn({ categories }: Catalogue): readonly string[] {
  return categories.flatMap(({ tests }) => tests)
}

/** Whether the catalogue has a test, offered or not. A stored request may name another. */
export function isKnownTest(test: string, own: OwnTests): boolean {
  return isTestName(test) || own.some((each) => each.test === test)
}

/** What tests are called, with the centre's own among them. */
export function namesWith<Names extends TestNames>(
  names: Names,
  own: OwnTests,
  language: Language,
): Names {
  if (own.length === 0) return names
  const former = (test: string) =>
    own.find((each) => each.test === test)?.names[language] ?? names.former(test)
  return { ...names, former }
}

/** The catalogue with what reception has published of tests. */
export function catalogueOf(inForce: readonly StoredPublication[]): Catalogue {
  const published = inForce.map(({ publication }) => publication)
  const shut = published.flatMap((each) =>
    each.fact === 'test' && !each.isOffered ? each.test : [],
  )
  // The catalogue of a later version may have a test of this name.
  const own = published.flatMap((each) =>
    each.fact === 'own-test' && !isTestName(each.test) ? each : [],
  )
  if (shut.length === 0 && own.length === 0) return fullCatalogue
  const categories = testCatalogue.map(({ id, name, tests }): CategoryOffered => {
    const ours = own.filter(({ category, isOffered }) => category === id && isOffered)
    const theirs = tests.filter((test) => !shut.includes(test))
    return { id, name, tests: [...theirs, ...ours.map(({ test }) => test)] }
  })
  return { categories: categories.filter(({ tests }) => tests.length > 0), own }
}
