import type { TestName } from '../domain/test-catalogue.ts'
import type { PatientPhrase } from './patient-phrases.ts'

const diabetesTests: readonly [TestName, ...TestName[]] = [
  'Diabetes Panel',
  'Diabetes Screening',
  'Blood Sugar',
  'HbA1c',
]
const heartTests: readonly [TestName, ...TestName[]] = [
  'ECG',
  '2D ECHO',
  'Stress ECHO',
  'Cardiac Health Package',
]

/**
 * Forty more phrases, written before the search and its words. Never tune on these. The words have
 * the same author, though, and hold 14 of them word for word: docs/decisions/013 says what is left
 * of the score without those.
 */
export const heldOutPhrases: readonly PatientPhrase[] = [
  { typed: 'diabeties', right: diabetesTests },
  { typed: 'random blood suger', right: ['Blood Sugar'] },
  { typed: 'kidny function', right: ['Kidney Function Tests'] },
  { typed: 'urine culture', right: ['Urine Analysis'] },
  { typed: 'lipd profile', right: ['Lipid Profile'] },
  { typed: 'fatty liver', right: ['Liver Function Tests', 'Ultrasound'] },
  { typed: 'gall bladder stone', right: ['Ultrasound'] },
  { typed: 'pcod', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'nt scan', right: ['Level II Scans', 'Ultrasound'] },
  { typed: 'carotid dopler', right: ['Color Doppler'] },
  { typed: 'fnac thyroid', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'slip disc', right: ['MRI Scan'] },
  { typed: 'sinus ct', right: ['CT Scan'] },
  { typed: 'fracture xray hand', right: ['X-Ray'] },
  { typed: 'ecocardiogram', right: ['2D ECHO'] },
  { typed: 'stress test', right: ['Stress ECHO'] },
  { typed: 'psa', right: ['Tumor Markers'] },
  { typed: 'uric acid', right: ['Kidney Function Tests'] },
  { typed: 'parents health checkup', right: ['Senior Citizen Package'] },
  { typed: 'diet advice', right: ['Health Counseling'] },

  { typed: 'madhumeh', right: diabetesTests },
  { typed: 'मधुमेह', right: diabetesTests },
  { typed: 'khali pet sugar', right: ['Blood Sugar'] },
  { typed: 'kolestrol', right: ['Lipid Profile'] },
  { typed: 'haath ka xray', right: ['X-Ray'] },
  { typed: 'ghutne ka mri', right: ['MRI Scan'] },
  { typed: 'घुटने में दर्द', right: ['X-Ray', 'MRI Scan'] },
  { typed: 'kamar dard mri', right: ['MRI Scan'] },
  { typed: 'sir dard', right: ['CT Scan', 'MRI Scan'] },
  { typed: 'chhati mein dard', right: heartTests },
  { typed: 'दिल की धड़कन', right: heartTests },
  { typed: 'hriday rog', right: heartTests },
  { typed: 'bachedani ka ultrasound', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'nason ka doppler', right: ['Color Doppler'] },
  { typed: 'gaanth ki jaanch', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'bukhar ka blood test', right: ['Complete Blood Count (CBC)', 'CRP', 'ESR'] },
  { typed: 'सूजन', right: ['CRP', 'ESR'] },
  { typed: 'mahilaon ki jaanch', right: ["Women's Health Package"] },
  { typed: 'report samajhna', right: ['Report Analysis'] },
  { typed: 'doosri rai', right: ['Second Opinion'] },
]
