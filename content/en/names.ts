import type { CategoryId, TestName } from '../../domain/test-catalogue.ts'

/** What the tests and their categories are called: here as the specification has them. */
export const names = {
  test: (test: TestName): string => test,
  /** A test that has left the catalogue, as a stored request names it. The centre's own tests have names of their own. */
  former: (test: string) => `${test} (no longer offered)`,
  category: ({ name }: { readonly id: CategoryId; readonly name: string }): string => name,
}
