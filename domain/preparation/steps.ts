export interface FastHours {
  readonly least: number
  readonly most: number
}

export type FastCondition =
  | 'abdomen-scan'
  | 'abdomen-doppler'
  | 'deep-needle'
  | 'procedure'
  | 'ct-contrast'
  | 'mri-abdomen'
  | 'barium'
  | 'fasting-sugar'

/**
 * What only the prescription decides: which part, which procedure, which sample. A step under a condition is
 * told as "If …". No field of the form asks about it, because the answer may be about health.
 */
export type Condition =
  | FastCondition
  | 'lower-scan'
  | 'other-scan'
  | 'tvs'
  | 'trus'
  | 'surface-needle'
  | 'contrast'
  | 'sedation'
  | 'ivp'
  | 'ivp-or-hsg'
  | 'hsg'
  | 'after-meal-sugar'
  | 'fasting-and-after-meal-sugar'
  | 'only-after-meal-sugar'
  | 'random-sugar'
  | 'gtt'
  | 'other-doppler'
  | 'psa'
  | 'pregnancy'
  | 'package-xray'
  | 'package-scan'

/**
 * The steps of a patient, in the groups of the plan; each group is in the order in which the steps
 * are done or said.
 */
export const preparationSteps = {
  before: [
    'diabetes-medicines',
    'diabetes-exercise',
    'eat-as-usual',
    'light-meal',
    'snack',
    'second-sample',
    'no-caffeine',
    'no-alcohol',
    'no-meat',
    'tablet-after-sample',
    'no-biotin',
    'other-medicines',
    'psa-rest',
    'hsg-days',
  ],
  hours: [
    'meal-at-home',
    'enema',
    'full-bladder',
    'empty-bladder',
    'no-metal',
    'loose-clothes',
    'walking-shoes',
  ],
  bring: [
    'photo-id',
    'prescription',
    'needed-prescription',
    'original-prescription',
    'earlier-reports',
    'medicines',
    'creatinine',
    'clotting-reports',
    'adult',
    'inhaler',
    'urine-sample',
  ],
  tell: [
    'which-part',
    'which-ct',
    'child-age',
    'which-xray',
    'procedure',
    'glucose-tolerance',
    'period-that-day',
    'weeks-of-pregnancy',
    'outside-scan',
    'implants',
    'possible-pregnancy',
    'contrast-risks',
    'blood-thinners',
    'heart-medicines',
    'anaesthetic',
    'latex',
    'psa-changes',
    'ca-125',
    'recent-contrast',
    'infection',
  ],
} as const

export type PreparationGroup = keyof typeof preparationSteps
export type PreparationStep<G extends PreparationGroup = PreparationGroup> =
  (typeof preparationSteps)[G][number]
