import type { CategoryId, TestName } from '../../domain/centre/test-catalogue.ts'

/** The names of tests and categories, as the specification has them. */
export const names = {
  test: (test: TestName): string => test,
  /** A test of a stored request that has left the catalogue. */
  former: (test: string) => `${test} (no longer offered)`,
  category: ({ name }: { readonly id: CategoryId; readonly name: string }): string => name,
}
