import { type CategoryId, isTestName } from '../../domain/test-catalogue.ts'

/** The names of tests and categories, as the specification has them. */
export const names = {
  /** A stored request may name a test that has left the catalogue. */
  test: (test: string): string => (isTestName(test) ? test : `${test} (no longer offered)`),
  category: ({ name }: { readonly id: CategoryId; readonly name: string }): string => name,
}
