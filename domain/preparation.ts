import type { TestName } from './test-catalogue.ts'

/**
 * What a test asks of the patient beforehand, as reception needs to see at a glance. Indicative:
 * published rules of Indian centres differ, so reception confirms on the call.
 */
export type PreparationFlag =
  | 'fasting'
  | 'full-bladder'
  | 'original-prescription'
  | 'no-metal'
  | 'contrast-possible'
  | 'blood-thinners'
  | 'heart-medicines'

const flagsOf: Readonly<Partial<Record<TestName, readonly PreparationFlag[]>>> = {
  Ultrasound: ['fasting', 'full-bladder', 'original-prescription'],
  'Level II Scans': ['original-prescription'],
  '3D/4D Ultrasound': ['original-prescription'],
  'TVS and TRUS': ['original-prescription'],
  'USG Guided FNAC and BIOPSY': ['blood-thinners'],
  'CT Scan': ['contrast-possible'],
  'MRI Scan': ['no-metal', 'contrast-possible'],
  'Interventional Radiology': ['blood-thinners'],
  'Stress ECHO': ['heart-medicines'],
  'Lipid Profile': ['fasting'],
  'Liver Function Tests': ['fasting'],
  'Diabetes Panel': ['fasting'],
  'Blood Sugar': ['fasting'],
  'Basic Health Check Up': ['fasting'],
  'Executive Health Package': ['fasting'],
  'Diabetes Screening': ['fasting'],
  'Cardiac Health Package': ['fasting'],
  "Women's Health Package": ['fasting'],
  'Senior Citizen Package': ['fasting'],
}

/** Every flag of these tests once, in the order of the tests. */
export function preparationFlags(tests: readonly TestName[]): PreparationFlag[] {
  return [...new Set(tests.flatMap((test) => flagsOf[test] ?? []))]
}
