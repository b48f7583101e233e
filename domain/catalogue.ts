import type { Language } from './language.ts'
import type { PreparationRule } from './preparation-rules.ts'
import type { OwnTestPublished, StoredPublication } from './published-facts.ts'
import { type CategoryId, isTestName, testCatalogue } from './test-catalogue.ts'

/** The tests as they are offered now: those of the specification, and the centre's own. */
export interface Catalogue {
  /** In the order of the site. A category without any test is left out. */
  readonly categories: readonly CategoryOffered[]
  /** The centre's own tests by their names, offered or not, because a stored request may name each. */
  readonly own: OwnTests
}

interface CategoryOffered {
  readonly id: CategoryId
  readonly name: string
  /** Those that are offered. */
  readonly tests: readonly string[]
}

/** What is known of tests that only this centre has, by their names. */
export type OwnTests = Readonly<Record<string, OwnTest>>

export interface OwnTest extends PreparationRule {
  readonly names: Readonly<Record<Language, string>>
  readonly category: CategoryId
}

/** With nothing published. */
export const fullCatalogue: Catalogue = { categories: testCatalogue, own: {} }

/** The tests that are offered, in the order of the site. */
export function testsIn({ categories }: Catalogue): readonly string[] {
  return categories.flatMap(({ tests }) => tests)
}

/** What reception has published of tests makes the catalogue. */
export function catalogueOf(inForce: readonly StoredPublication[]): Catalogue {
  const published = inForce.map(({ publication }) => publication)
  const shut = published.flatMap((each) =>
    each.fact === 'test' && !each.isOffered ? [each.test] : [],
  )
  const own = published
    .filter((each) => each.fact === 'own-test')
    .filter(({ test }) => !isTestName(test))
  if (shut.length === 0 && own.length === 0) return fullCatalogue
  const categories = testCatalogue.map(({ id, name, tests }): CategoryOffered => {
    const ours = own.filter(({ category, isOffered }) => category === id && isOffered)
    const theirs = tests.filter((test) => !shut.includes(test))
    return { id, name, tests: [...theirs, ...ours.map(({ test }) => test)] }
  })
  return {
    categories: categories.filter(({ tests }) => tests.length > 0),
    own: Object.fromEntries(own.map((each) => [each.test, ruleOf(each)])),
  }
}

function ruleOf({ names, category, fast, steps }: OwnTestPublished): OwnTest {
  return { names, category, ...(fast && { fast: { hours: fast } }), steps }
}
