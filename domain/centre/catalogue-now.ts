import type { Language } from '../language.ts'
import type { OwnTests, StoredPublication } from './published-facts.ts'
import { type CategoryId, isTestName, type TestNames, testCatalogue } from './test-catalogue.ts'

/** The tests as they are offered now: those of the specification, and the centre's own. */
export interface Catalogue {
  /** In the order of the site. A category without any test is left out. */
  readonly categories: readonly CategoryOffered[]
  /** Every test of the centre's own. A stored request may name a test that reception has stopped offering. */
  readonly own: OwnTests
}

interface CategoryOffered {
  readonly id: CategoryId
  readonly tests: readonly string[]
}

export const fullCatalogue: Catalogue = { categories: testCatalogue, own: [] }

export function testsIn({ categories }: Catalogue): readonly string[] {
  return categories.flatMap(({ tests }) => tests)
}

/** False for a test that was removed from the catalogue, which a stored request may still name. */
export function isKnownTest(test: string, own: OwnTests): boolean {
  return isTestName(test) || own.some((each) => each.test === test)
}

/** The names, with `former` extended: it also names the centre's own tests. */
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

/** The catalogue, changed by what reception has published about tests. */
export function catalogueOf(inForce: readonly StoredPublication[]): Catalogue {
  const published = inForce.map(({ publication }) => publication)
  const shut = published.flatMap((each) =>
    each.fact === 'test' && !each.isOffered ? each.test : [],
  )
  // If a later version has added a test with this name, that test counts and the own one is ignored.
  const own = published.flatMap((each) =>
    each.fact === 'own-test' && !isTestName(each.test) ? each : [],
  )
  if (shut.length === 0 && own.length === 0) return fullCatalogue
  const categories = testCatalogue.map(({ id, tests }): CategoryOffered => {
    const ours = own.filter(({ category, isOffered }) => category === id && isOffered)
    const theirs = tests.filter((test) => !shut.includes(test))
    return { id, tests: [...theirs, ...ours.map(({ test }) => test)] }
  })
  return { categories: categories.filter(({ tests }) => tests.length > 0), own }
}
