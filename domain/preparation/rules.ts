import type { TestName } from '../centre/test-catalogue.ts'
import type { Condition, FastCondition, FastHours, PreparationStep } from './steps.ts'

export interface Fast {
  readonly hours: FastHours
  /** Undefined if everybody fasts for this test. */
  readonly when?: FastCondition
  /** Whether water is limited too. Reception says on the call for how long. */
  readonly isDry?: true
  /**
   * Whether few patients of this test fast. Only the folded plan names such a fast. In main lines or alarms it
   * would make most patients fast for nothing, some of them on insulin.
   */
  readonly isRare?: true
}

/** A step that everybody takes, or one that a condition asks for. */
export type AskedStep =
  | PreparationStep
  | { readonly when: Condition; readonly step: PreparationStep }

/** A property of a test that matters only together with other tests. */
export type PreparationTrait = 'long-visit' | 'sample-before-contrast'

export interface PreparationRule {
  readonly fast?: Fast
  readonly steps: readonly AskedStep[]
  readonly traits?: readonly PreparationTrait[]
}

const lipidFast = { least: 10, most: 12 }
const sugarFast = { least: 8, most: 10 }
const abdomenFast = { least: 6, most: 6 }

const nothing = { steps: [] } as const
const consultation = { steps: ['medicines'] } as const
const contrast = [
  { when: 'contrast', step: 'creatinine' },
  { when: 'contrast', step: 'contrast-risks' },
] as const
const afterMealSample = { when: 'after-meal-sugar', step: 'second-sample' } as const
const ifSedated = { when: 'sedation', step: 'adult' } as const
const toleranceTest = { when: 'gtt', step: 'glucose-tolerance' } as const
/** By law, a scan in pregnancy needs the original. Whoever is not pregnant needs none for the same scan. */
const originalIfPregnant = { when: 'pregnancy', step: 'original-prescription' } as const
/**
 * The rule of a health package. Its tests include lipids, whose fast suits the others too, and kidney values,
 * which are needed before contrast. The centre states what else is in a package, so the rest is conditional.
 */
const aPackage = {
  fast: { hours: lipidFast },
  steps: ['no-alcohol', 'period-that-day', { when: 'package-xray', step: 'possible-pregnancy' }],
  traits: ['long-visit', 'sample-before-contrast'],
} as const

const largePackage = {
  ...aPackage,
  steps: [
    ...(['tablet-after-sample', 'no-biotin', 'recent-contrast'] as const),
    { when: 'package-scan', step: 'full-bladder' },
    ...aPackage.steps,
  ],
} as const

/**
 * What each test asks beforehand. Indicative: published rules of Indian centres differ, so reception
 * confirms on the call. What every visit asks (ID, prescription, reports) is not repeated here. Where
 * each rule was read: docs/preparation-sources.json.
 */
export const preparationRules: Readonly<Record<TestName, PreparationRule>> = {
  Ultrasound: {
    fast: { hours: abdomenFast, when: 'abdomen-scan' },
    steps: [
      { when: 'other-scan', step: 'eat-as-usual' },
      { when: 'lower-scan', step: 'full-bladder' },
      originalIfPregnant,
      'which-part',
    ],
  },
  'Color Doppler': {
    fast: { hours: abdomenFast, when: 'abdomen-doppler', isRare: true },
    steps: [{ when: 'other-doppler', step: 'eat-as-usual' }, originalIfPregnant, 'which-part'],
  },
  'Level II Scans': { steps: ['eat-as-usual', 'original-prescription', 'weeks-of-pregnancy'] },
  '3D/4D Ultrasound': { steps: ['eat-as-usual', 'original-prescription'] },
  'TVS and TRUS': {
    steps: [
      { when: 'trus', step: 'enema' },
      { when: 'tvs', step: 'empty-bladder' },
      originalIfPregnant,
      'outside-scan',
      'latex',
      { when: 'trus', step: 'blood-thinners' },
    ],
  },
  'USG Guided FNAC and BIOPSY': {
    fast: { hours: abdomenFast, when: 'deep-needle', isDry: true },
    steps: [
      { when: 'surface-needle', step: 'snack' },
      { when: 'deep-needle', step: 'clotting-reports' },
      { when: 'deep-needle', step: 'adult' },
      'which-part',
      'blood-thinners',
      'anaesthetic',
    ],
  },
  'CT Scan': {
    fast: { hours: { least: 4, most: 4 }, when: 'ct-contrast' },
    steps: ['which-ct', ...contrast, ifSedated, 'possible-pregnancy'],
  },
  'MRI Scan': {
    fast: { hours: { least: 4, most: 6 }, when: 'mri-abdomen', isDry: true, isRare: true },
    steps: ['no-metal', 'which-part', 'implants', ...contrast, ifSedated],
    traits: ['long-visit'],
  },
  'X-Ray': {
    fast: { hours: abdomenFast, when: 'barium', isDry: true, isRare: true },
    steps: [
      { when: 'ivp', step: 'creatinine' },
      { when: 'ivp-or-hsg', step: 'contrast-risks' },
      { when: 'hsg', step: 'hsg-days' },
      'which-xray',
      'possible-pregnancy',
    ],
  },
  'Interventional Radiology': {
    fast: { hours: abdomenFast, when: 'procedure', isDry: true },
    steps: [
      ...contrast,
      'clotting-reports',
      'adult',
      'procedure',
      'possible-pregnancy',
      'blood-thinners',
      'anaesthetic',
    ],
    traits: ['long-visit'],
  },
  ECG: { steps: ['loose-clothes'] },
  '2D ECHO': { steps: ['loose-clothes'] },
  'Stress ECHO': {
    steps: [
      ...(['light-meal', 'no-caffeine', 'loose-clothes', 'walking-shoes'] as const),
      ...(['inhaler', 'heart-medicines'] as const),
    ],
    traits: ['long-visit'],
  },
  'Complete Blood Count (CBC)': nothing,
  'Lipid Profile': { fast: { hours: lipidFast }, steps: ['no-alcohol'] },
  'Liver Function Tests': { steps: [], traits: ['sample-before-contrast'] },
  'Kidney Function Tests': { steps: ['no-meat'], traits: ['sample-before-contrast'] },
  'Thyroid Function Tests': {
    steps: ['tablet-after-sample', 'no-biotin', 'recent-contrast'],
    traits: ['sample-before-contrast'],
  },
  'Diabetes Panel': {
    fast: { hours: sugarFast },
    steps: [toleranceTest, afterMealSample],
    traits: ['long-visit'],
  },
  'Tumor Markers': {
    steps: [
      'no-biotin',
      { when: 'psa', step: 'psa-rest' },
      { when: 'psa', step: 'psa-changes' },
      'ca-125',
    ],
  },
  'Urine Analysis': { steps: ['urine-sample'], traits: ['sample-before-contrast'] },
  'Blood Sugar': {
    fast: { hours: sugarFast, when: 'fasting-sugar' },
    steps: [
      { when: 'random-sugar', step: 'eat-as-usual' },
      { when: 'only-after-meal-sugar', step: 'meal-at-home' },
      toleranceTest,
      afterMealSample,
    ],
    traits: ['long-visit'],
  },
  HbA1c: nothing,
  ESR: nothing,
  CRP: nothing,
  'Basic Health Check Up': aPackage,
  'Executive Health Package': largePackage,
  'Diabetes Screening': { ...aPackage, steps: [afterMealSample, ...aPackage.steps] },
  'Cardiac Health Package': { ...aPackage, steps: ['loose-clothes', ...aPackage.steps] },
  "Women's Health Package": largePackage,
  'Senior Citizen Package': largePackage,
  'General Consultation': consultation,
  'Report Analysis': consultation,
  'Second Opinion': consultation,
  'Health Counseling': consultation,
}
