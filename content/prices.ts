import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { CalendarDate } from '../domain/time/delhi-time.ts'

export interface Prices {
  /** The date from which the prices hold. The page states it. */
  readonly asOf: CalendarDate
  /** The lowest price of each test, in rupees. If a test has none, the patient asks on the call. */
  readonly from: Readonly<Record<string, number>>
}

/** How long a test takes, in minutes in its room. */
export type Minutes = Readonly<Record<string, number>>

/** A misspelt name of a test does not compile. */
type NumberOfTest = Readonly<Partial<Record<TestName, number>>>

export type NeedsPrescription = readonly TestName[]

/**
 * The lowest price of each test, its minutes, and whether it needs a prescription. In a file of its own,
 * because the booking form's script carries these facts to the browser. SAMPLE DATA, as in
 * content/centre.ts.
 */
export const prices: Prices = {
  asOf: '2026-11-01',
  from: {
    Ultrasound: 1200,
    'Color Doppler': 2200,
    'Level II Scans': 2500,
    '3D/4D Ultrasound': 2800,
    'TVS and TRUS': 1500,
    'USG Guided FNAC and BIOPSY': 3000,
    'CT Scan': 3000,
    'MRI Scan': 6000,
    'X-Ray': 400,
    ECG: 300,
    '2D ECHO': 1800,
    'Stress ECHO': 3500,
    'Complete Blood Count (CBC)': 300,
    'Lipid Profile': 600,
    'Liver Function Tests': 700,
    'Kidney Function Tests': 700,
    'Thyroid Function Tests': 600,
    'Diabetes Panel': 800,
    'Tumor Markers': 900,
    'Urine Analysis': 150,
    'Blood Sugar': 80,
    HbA1c: 450,
    ESR: 100,
    CRP: 450,
    'Basic Health Check Up': 1500,
    'Executive Health Package': 3600,
    'Diabetes Screening': 1200,
    'Cardiac Health Package': 2900,
    "Women's Health Package": 2400,
    'Senior Citizen Package': 2600,
    'General Consultation': 500,
    'Report Analysis': 500,
    'Second Opinion': 800,
    'Health Counseling': 600,
  } satisfies NumberOfTest,
}

/** Minutes in the room. A visit takes longer, because of waiting and papers. */
export const minutes: Minutes = {
  Ultrasound: 20,
  'Color Doppler': 30,
  'Level II Scans': 40,
  '3D/4D Ultrasound': 30,
  'TVS and TRUS': 20,
  'USG Guided FNAC and BIOPSY': 60,
  'CT Scan': 20,
  'MRI Scan': 45,
  'X-Ray': 10,
  ECG: 10,
  '2D ECHO': 20,
  'Stress ECHO': 60,
} satisfies NumberOfTest

/**
 * The tests for which the centre wants a doctor's prescription. A scan in pregnancy needs one by law and
 * is not named here. A centre that leaves the list out asks for a prescription at each visit.
 */
export const needsPrescription: NeedsPrescription = [
  'CT Scan',
  'MRI Scan',
  'X-Ray',
  'USG Guided FNAC and BIOPSY',
  'Interventional Radiology',
  'Stress ECHO',
]

export const packages: Readonly<Record<string, readonly TestName[]>> = {
  'Basic Health Check Up': [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'Liver Function Tests',
    'Kidney Function Tests',
    'Urine Analysis',
  ],
  'Executive Health Package': [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'Liver Function Tests',
    'Kidney Function Tests',
    'Thyroid Function Tests',
    'HbA1c',
    'Urine Analysis',
    'ECG',
    'Ultrasound',
  ],
  'Diabetes Screening': [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'HbA1c',
    'Kidney Function Tests',
    'Urine Analysis',
  ],
  'Cardiac Health Package': [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'ECG',
    '2D ECHO',
  ],
  "Women's Health Package": [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'Thyroid Function Tests',
    'Urine Analysis',
    'Ultrasound',
  ],
  'Senior Citizen Package': [
    'Complete Blood Count (CBC)',
    'Lipid Profile',
    'Blood Sugar',
    'Liver Function Tests',
    'Kidney Function Tests',
    'Thyroid Function Tests',
    'HbA1c',
    'Urine Analysis',
    'ECG',
  ],
}
