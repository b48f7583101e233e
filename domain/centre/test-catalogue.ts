/** The tests a patient can request, exactly as the specification lists them (point 3). */
export const testCatalogue = [
  {
    id: 'ultrasound',
    tests: [
      'Ultrasound',
      'Color Doppler',
      'Level II Scans',
      '3D/4D Ultrasound',
      'TVS and TRUS',
      'USG Guided FNAC and BIOPSY',
    ],
  },
  {
    id: 'radiology',
    tests: ['CT Scan', 'MRI Scan', 'X-Ray', 'Interventional Radiology'],
  },
  {
    id: 'cardiac',
    tests: ['ECG', '2D ECHO', 'Stress ECHO'],
  },
  {
    id: 'laboratory',
    tests: [
      'Complete Blood Count (CBC)',
      'Lipid Profile',
      'Liver Function Tests',
      'Kidney Function Tests',
      'Thyroid Function Tests',
      'Diabetes Panel',
      'Tumor Markers',
      'Urine Analysis',
      'Blood Sugar',
      'HbA1c',
      'ESR',
      'CRP',
    ],
  },
  {
    id: 'packages',
    tests: [
      'Basic Health Check Up',
      'Executive Health Package',
      'Diabetes Screening',
      'Cardiac Health Package',
      "Women's Health Package",
      'Senior Citizen Package',
    ],
  },
  {
    id: 'consultation',
    tests: ['General Consultation', 'Report Analysis', 'Second Opinion', 'Health Counseling'],
  },
] as const

export type TestCategory = (typeof testCatalogue)[number]
export type CategoryId = TestCategory['id']
export type TestName = TestCategory['tests'][number]

export const allTests: readonly TestName[] = testCatalogue.flatMap((category) => category.tests)

const known: ReadonlySet<string> = new Set(allTests)

export function isTestName(text: string): text is TestName {
  return known.has(text)
}

export interface TestNames {
  readonly test: (test: TestName) => string
  /** For a test that the specification does not list. It has left the catalogue, or is the centre's own. */
  readonly former: (test: string) => string
}

export function calledIn({ test, former }: TestNames): (name: string) => string {
  return (name) => (isTestName(name) ? test(name) : former(name))
}

interface OwnTest {
  readonly test: string
  readonly category: CategoryId
}

/** Undefined for a test that has left the catalogue. */
export function categoryOf(test: string, own: readonly OwnTest[]): CategoryId | undefined {
  const { id } = testCatalogue.find((each) => each.tests.some((name) => name === test)) ?? {}
  return id ?? own.find((each) => each.test === test)?.category
}

/**
 * Tests under their categories, in the order of the catalogue. The group `former` has the tests that
 * have left the catalogue. Stored requests still name them.
 */
export function byCategory(tests: readonly string[], own: readonly OwnTest[] = []) {
  const ids = [...testCatalogue.map(({ id }) => id), 'former' as const]
  const rank = (test: string) => (isTestName(test) ? allTests.indexOf(test) : allTests.length)
  const ordered = [...tests].sort((a, b) => rank(a) - rank(b))
  return ids
    .map((id) => ({
      id,
      tests: ordered.filter((test) => (categoryOf(test, own) ?? 'former') === id),
    }))
    .filter((group) => group.tests.length > 0)
}
