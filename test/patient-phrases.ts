import type { TestName } from '../domain/test-catalogue.ts'

/** What a patient types, and the right tests; one of them near the top is enough. */
export interface PatientPhrase {
  readonly typed: string
  readonly right: readonly [TestName, ...TestName[]]
}

/**
 * The phrases the search is tuned on: 30 English, 30 Hindi in either script, spelled as on a phone.
 * Written before the search; add what a patient could not find.
 */
export const patientPhrases: readonly PatientPhrase[] = [
  { typed: 'sugar test', right: ['Blood Sugar'] },
  { typed: 'suger fasting', right: ['Blood Sugar'] },
  { typed: 'thyriod', right: ['Thyroid Function Tests'] },
  { typed: 't3 t4 tsh', right: ['Thyroid Function Tests'] },
  { typed: 'cholestrol', right: ['Lipid Profile'] },
  { typed: 'cbc', right: ['Complete Blood Count (CBC)'] },
  { typed: 'haemoglobin', right: ['Complete Blood Count (CBC)'] },
  { typed: 'platlet count', right: ['Complete Blood Count (CBC)'] },
  { typed: 'lft', right: ['Liver Function Tests'] },
  { typed: 'creatinin', right: ['Kidney Function Tests'] },
  { typed: 'sonography', right: ['Ultrasound'] },
  { typed: 'usg whole abdomen', right: ['Ultrasound'] },
  { typed: 'kidney stone', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'pregnancy scan', right: ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound'] },
  { typed: 'anomaly scan', right: ['Level II Scans'] },
  { typed: '4d baby scan', right: ['3D/4D Ultrasound'] },
  { typed: 'doplar', right: ['Color Doppler'] },
  { typed: 'varicose veins', right: ['Color Doppler'] },
  { typed: 'transvaginal', right: ['TVS and TRUS'] },
  { typed: 'prostate ultrasound', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'needle test for lump', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'mri knee', right: ['MRI Scan'] },
  { typed: 'ct chest', right: ['CT Scan'] },
  { typed: 'chest xray', right: ['X-Ray'] },
  { typed: 'full body checkup', right: ['Basic Health Check Up', 'Executive Health Package'] },
  { typed: 'treadmill test', right: ['Stress ECHO'] },
  { typed: 'hba1c 3 month average', right: ['HbA1c'] },
  { typed: 'cancer marker', right: ['Tumor Markers'] },
  { typed: 'infection in blood', right: ['CRP', 'ESR', 'Complete Blood Count (CBC)'] },
  { typed: 'doctor consultation', right: ['General Consultation'] },

  { typed: 'sugar ki jaanch', right: ['Blood Sugar'] },
  { typed: 'shugar', right: ['Blood Sugar'] },
  { typed: 'शुगर', right: ['Blood Sugar'] },
  { typed: 'pet ka ultrasound', right: ['Ultrasound'] },
  { typed: 'पेट का अल्ट्रासाउंड', right: ['Ultrasound'] },
  { typed: 'pet dard', right: ['Ultrasound'] },
  { typed: 'khoon ki jaanch', right: ['Complete Blood Count (CBC)'] },
  { typed: 'खून की जांच', right: ['Complete Blood Count (CBC)'] },
  { typed: 'khun ki kami', right: ['Complete Blood Count (CBC)'] },
  { typed: 'dil ki jaanch', right: ['ECG', '2D ECHO', 'Cardiac Health Package'] },
  { typed: 'दिल की जाँच', right: ['ECG', '2D ECHO', 'Cardiac Health Package'] },
  { typed: 'haddi ki jaanch', right: ['X-Ray'] },
  { typed: 'haddi tut gayi', right: ['X-Ray'] },
  { typed: 'pathri', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'पथरी', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'gurde ki pathri', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'kidney kharab', right: ['Kidney Function Tests'] },
  { typed: 'peshab ki janch', right: ['Urine Analysis'] },
  { typed: 'पेशाब की जांच', right: ['Urine Analysis'] },
  { typed: 'liver ki jach', right: ['Liver Function Tests'] },
  { typed: 'jigar ka test', right: ['Liver Function Tests'] },
  { typed: 'thairoid', right: ['Thyroid Function Tests'] },
  { typed: 'थायराइड', right: ['Thyroid Function Tests'] },
  { typed: 'garbhavastha scan', right: ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound'] },
  { typed: 'dimag ka mri', right: ['MRI Scan'] },
  { typed: 'sine ka xray', right: ['X-Ray'] },
  { typed: 'एक्सरे छाती', right: ['X-Ray'] },
  { typed: 'bp', right: ['ECG', 'Cardiac Health Package', 'General Consultation'] },
  { typed: 'pura sharir check up', right: ['Basic Health Check Up', 'Executive Health Package'] },
  { typed: 'budhe maa baap ka checkup', right: ['Senior Citizen Package'] },
]
