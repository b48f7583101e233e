import type { SourceId } from './preparation-sources.ts'
import type { TestName } from './test-catalogue.ts'

/** What a patient does, grouped as it is read; within a group in the order it is done or said. */
export const preparationSteps = {
  night: ['tablet-after-sample', 'fast-if-contrast', 'fast-if-abdomen'],
  hours: [
    'meal-before',
    'light-meal',
    'second-sample',
    'full-bladder',
    'empty-bladder',
    'no-metal',
    'loose-clothes',
    'walking-shoes',
  ],
  bring: [
    'photo-id',
    'prescription',
    'original-prescription',
    'earlier-reports',
    'creatinine',
    'urine-sample',
  ],
  tell: [
    'which-part',
    'procedure',
    'package-contents',
    'weeks-of-pregnancy',
    'implants',
    'possible-pregnancy',
    'contrast-allergy',
    'blood-thinners',
    'heart-medicines',
    'diabetes-medicines',
  ],
} as const

export type PreparationGroup = keyof typeof preparationSteps
export type PreparationStep<G extends PreparationGroup = PreparationGroup> =
  (typeof preparationSteps)[G][number]

/** Hours without food; plain water is allowed. */
export interface FastHours {
  readonly least: number
  readonly most: number
}

/** What matters only beside other tests. */
export type PreparationTrait = 'long-visit' | 'blood-before-contrast'

export interface PreparationRule {
  readonly fast?: FastHours
  readonly steps: readonly PreparationStep[]
  readonly traits?: readonly PreparationTrait[]
  readonly sources: readonly [SourceId, ...SourceId[]]
}

const lipidFast = { least: 10, most: 12 }
const sugarFast = { least: 8, most: 10 }
const abdomenFast = { least: 6, most: 6 }

const noPreparation = { steps: [], sources: ['laboratory'] } as const
const consultation = { steps: [], sources: ['general'] } as const
const aPackage = {
  fast: sugarFast,
  steps: ['package-contents'],
  traits: ['long-visit'],
  sources: ['laboratory', 'general'],
} as const

/**
 * What each test asks beforehand. Indicative: published rules of Indian centres differ, so reception
 * confirms on the call. What every visit asks (ID, prescription, reports) is not repeated here.
 */
export const preparationRules: Readonly<Record<TestName, PreparationRule>> = {
  Ultrasound: {
    fast: abdomenFast,
    steps: ['full-bladder', 'original-prescription', 'which-part'],
    sources: ['ultrasound', 'pcpndt'],
  },
  'Color Doppler': { steps: ['fast-if-abdomen', 'which-part'], sources: ['doppler'] },
  'Level II Scans': {
    steps: ['original-prescription', 'weeks-of-pregnancy'],
    sources: ['doppler', 'pcpndt'],
  },
  '3D/4D Ultrasound': { steps: ['original-prescription'], sources: ['pcpndt'] },
  'TVS and TRUS': {
    steps: ['empty-bladder', 'original-prescription', 'which-part'],
    sources: ['general', 'pcpndt'],
  },
  'USG Guided FNAC and BIOPSY': {
    steps: ['meal-before', 'blood-thinners'],
    sources: ['procedures', 'general'],
  },
  'CT Scan': {
    steps: ['fast-if-contrast', 'creatinine', 'possible-pregnancy', 'contrast-allergy'],
    sources: ['contrast'],
  },
  'MRI Scan': {
    steps: ['no-metal', 'creatinine', 'implants', 'contrast-allergy'],
    traits: ['long-visit'],
    sources: ['mri', 'contrast', 'general'],
  },
  'X-Ray': { steps: ['possible-pregnancy'], sources: ['doppler', 'general'] },
  'Interventional Radiology': {
    steps: ['procedure', 'possible-pregnancy', 'blood-thinners'],
    traits: ['long-visit'],
    sources: ['procedures', 'general'],
  },
  ECG: { steps: ['loose-clothes'], sources: ['heart'] },
  '2D ECHO': { steps: ['loose-clothes'], sources: ['heart'] },
  'Stress ECHO': {
    steps: ['light-meal', 'loose-clothes', 'walking-shoes', 'heart-medicines'],
    traits: ['long-visit'],
    sources: ['heart'],
  },
  'Complete Blood Count (CBC)': noPreparation,
  'Lipid Profile': { fast: lipidFast, steps: [], sources: ['laboratory', 'lipids'] },
  'Liver Function Tests': { fast: sugarFast, steps: [], sources: ['laboratory'] },
  'Kidney Function Tests': {
    steps: [],
    traits: ['blood-before-contrast'],
    sources: ['laboratory', 'general'],
  },
  'Thyroid Function Tests': {
    steps: ['tablet-after-sample'],
    traits: ['blood-before-contrast'],
    sources: ['general'],
  },
  'Diabetes Panel': {
    fast: sugarFast,
    steps: ['second-sample'],
    traits: ['long-visit'],
    sources: ['laboratory'],
  },
  'Tumor Markers': noPreparation,
  'Urine Analysis': { steps: ['urine-sample'], sources: ['laboratory'] },
  'Blood Sugar': {
    fast: sugarFast,
    steps: ['second-sample'],
    traits: ['long-visit'],
    sources: ['laboratory'],
  },
  HbA1c: noPreparation,
  ESR: noPreparation,
  CRP: noPreparation,
  'Basic Health Check Up': aPackage,
  'Executive Health Package': aPackage,
  'Diabetes Screening': { ...aPackage, steps: ['second-sample', 'package-contents'] },
  'Cardiac Health Package': { ...aPackage, steps: ['loose-clothes', 'package-contents'] },
  "Women's Health Package": aPackage,
  'Senior Citizen Package': aPackage,
  'General Consultation': consultation,
  'Report Analysis': consultation,
  'Second Opinion': consultation,
  'Health Counseling': consultation,
}
