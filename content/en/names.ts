import type { CategoryId, TestName } from '../../domain/centre/test-catalogue.ts'

const categories: Readonly<Record<CategoryId, string>> = {
  ultrasound: 'Ultrasound & Imaging',
  radiology: 'Advanced Radiology',
  cardiac: 'Cardiac Diagnostics',
  laboratory: 'Laboratory Tests',
  packages: 'Health Packages',
  consultation: 'Consultation',
}

/** The names of tests and categories, as the specification has them. */
export const names = {
  test: (test: TestName): string => test,
  /** A test of a stored request that has left the catalogue. */
  former: (test: string) => `${test} (no longer offered)`,
  category: ({ id }: { readonly id: CategoryId }): string => categories[id],
}
