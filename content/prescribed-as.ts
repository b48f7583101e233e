import type { TestName } from '../domain/centre/test-catalogue.ts'

/**
 * What doctors write on a prescription, if it differs from the name in the catalogue. Doctors write in
 * English, so the pages in each language show these words as they are. The search finds each of them.
 */
export const prescribedAs: Readonly<Record<string, readonly string[]>> = {
  Ultrasound: ['USG whole abdomen', 'KUB', 'pelvis', 'thyroid', 'obstetric'],
  'Color Doppler': ['Arterial', 'venous', 'carotid Doppler'],
  'Level II Scans': ['NT scan', 'TIFFA', 'anomaly scan'],
  'TVS and TRUS': ['Transvaginal', 'transrectal', 'follicular study'],
  'CT Scan': ['NCCT', 'CECT', 'HRCT chest', 'CT angiography'],
  'MRI Scan': ['MRI brain', 'spine', 'knee', 'MRCP', 'MRA'],
  'X-Ray': ['Chest', 'cervical spine', 'knee', 'hand'],
  'Interventional Radiology': ['Pigtail drainage', 'PICC', 'nephrostomy'],
  'Complete Blood Count (CBC)': ['Hemogram', 'Hb', 'TLC', 'DLC', 'platelet count'],
  'Lipid Profile': ['Cholesterol', 'HDL', 'LDL', 'triglycerides'],
  'Liver Function Tests': ['LFT', 'SGOT', 'SGPT', 'bilirubin'],
  'Kidney Function Tests': ['KFT', 'RFT', 'urea', 'creatinine', 'uric acid'],
  'Thyroid Function Tests': ['TFT', 'T3', 'T4', 'TSH'],
  'Tumor Markers': ['PSA', 'CEA', 'CA 125', 'AFP'],
  'Urine Analysis': ['Urine routine', 'urine culture'],
  'Blood Sugar': ['FBS', 'PPBS', 'RBS'],
} satisfies Partial<Record<TestName, readonly string[]>>
