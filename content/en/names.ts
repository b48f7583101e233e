import type { TestCategory, TestName } from '../../domain/test-catalogue.ts'

/** What the tests and their categories are called: here as the specification has them. */
export const names = {
  test: (test: TestName): string => test,
  category: ({ name }: Pick<TestCategory, 'id' | 'name'>): string => name,
}
