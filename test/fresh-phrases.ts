import type { TestName } from '../domain/test-catalogue.ts'
import type { PatientPhrase } from './patient-phrases.ts'

type Right = readonly [TestName, ...TestName[]]

const heart: Right = ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package']
const joints: Right = ['X-Ray', 'ESR', 'CRP', 'MRI Scan']
const womb: Right = ['Ultrasound', 'TVS and TRUS', "Women's Health Package"]
const pregnancy: Right = ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound', 'TVS and TRUS']

/**
 * Sixty more phrases, written before the search was changed for them: 20 English, 20 Hindi in Latin
 * letters, 11 in Devanagari, 9 misspelt.
 */
export const freshPhrases: readonly PatientPhrase[] = [
  { typed: 'joint pain', right: joints },
  { typed: 'chest infection', right: ['X-Ray', 'CT Scan', 'Complete Blood Count (CBC)', 'CRP'] },
  { typed: 'thyroid swelling ultrasound', right: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'lump in breast', right: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'early pregnancy scan', right: pregnancy },
  { typed: 'growth scan 8 months', right: [...pregnancy, 'Color Doppler'] },
  { typed: 'liver sgpt', right: ['Liver Function Tests'] },
  { typed: 'fasting and pp', right: ['Blood Sugar'] },
  { typed: 'lower back pain', right: ['MRI Scan', 'X-Ray'] },
  { typed: 'leg swelling clot', right: ['Color Doppler'] },
  { typed: 'urine infection', right: ['Urine Analysis'] },
  { typed: 'chest tightness', right: [...heart, 'X-Ray'] },
  { typed: 'checkup for women above 40', right: ["Women's Health Package"] },
  { typed: 'hydrocele', right: ['Ultrasound'] },
  { typed: 'ct for kidney stone', right: ['CT Scan', 'Ultrasound'] },
  { typed: 'hsg test', right: ['X-Ray'] },
  { typed: 'second opinion on my mri', right: ['Second Opinion'] },
  { typed: 'nt scan 12 weeks', right: ['Level II Scans', 'Ultrasound'] },
  { typed: 'doppler of neck', right: ['Color Doppler'] },
  { typed: 'tmt', right: ['Stress ECHO'] },

  { typed: 'mahwari ki problem', right: womb },
  { typed: 'jodon mein dard', right: joints },
  { typed: 'andkosh mein sujan', right: ['Ultrasound', 'Color Doppler'] },
  { typed: 'gurde ki jaanch', right: ['Kidney Function Tests', 'Ultrasound'] },
  { typed: 'pet me gaanth', right: ['Ultrasound', 'CT Scan', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'saans phulna', right: ['2D ECHO', 'X-Ray', 'ECG'] },
  { typed: 'kamar mein dard', right: ['MRI Scan', 'X-Ray'] },
  {
    typed: 'gale mein gaanth',
    right: ['USG Guided FNAC and BIOPSY', 'Ultrasound', 'Thyroid Function Tests'],
  },
  { typed: 'khane ke do ghante baad wali sugar', right: ['Blood Sugar'] },
  { typed: 'garbh mein bachche ki jaanch', right: pregnancy },
  { typed: 'peshab mein khoon', right: ['Urine Analysis', 'Ultrasound', 'Kidney Function Tests'] },
  {
    typed: 'chakkar aana',
    right: ['MRI Scan', 'CT Scan', 'ECG', 'Complete Blood Count (CBC)', 'General Consultation'],
  },
  { typed: 'pairon mein sujan', right: ['Color Doppler', 'Kidney Function Tests', '2D ECHO'] },
  { typed: 'khansi 2 hafte se', right: ['X-Ray'] },
  { typed: 'dengue ka test', right: ['Complete Blood Count (CBC)'] },
  { typed: 'typhoid', right: ['Complete Blood Count (CBC)', 'ESR', 'CRP'] },
  { typed: 'motapa kam karna', right: ['Health Counseling', 'Thyroid Function Tests'] },
  { typed: 'baal jhadna', right: ['Thyroid Function Tests', 'Complete Blood Count (CBC)'] },
  { typed: 'report dikhani hai', right: ['Report Analysis'] },
  {
    typed: 'poore parivar ka checkup',
    right: ['Basic Health Check Up', 'Executive Health Package', 'Senior Citizen Package'],
  },

  { typed: 'माहवारी', right: womb },
  { typed: 'जोड़ों का दर्द', right: joints },
  { typed: 'पीलिया', right: ['Liver Function Tests'] },
  { typed: 'सीने में दर्द', right: [...heart, 'X-Ray'] },
  { typed: 'गर्भावस्था का अल्ट्रासाउंड', right: pregnancy },
  { typed: 'कमर का एमआरआई', right: ['MRI Scan'] },
  { typed: 'पेशाब में जलन', right: ['Urine Analysis'] },
  { typed: 'खून की कमी', right: ['Complete Blood Count (CBC)'] },
  { typed: 'डेंगू', right: ['Complete Blood Count (CBC)'] },
  { typed: 'बच्चेदानी में गांठ', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'थकान और कमज़ोरी', right: ['Complete Blood Count (CBC)', 'Thyroid Function Tests'] },

  { typed: 'ulrasound abdoman', right: ['Ultrasound'] },
  { typed: 'tharoid profile', right: ['Thyroid Function Tests'] },
  { typed: 'eco cardigram', right: ['2D ECHO'] },
  { typed: 'colestrol tryglyceride', right: ['Lipid Profile'] },
  { typed: 'hba1 c', right: ['HbA1c'] },
  { typed: 'kreatinine', right: ['Kidney Function Tests'] },
  { typed: 'biopsi', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'x-rey chest', right: ['X-Ray'] },
  { typed: 'follicle monitering', right: ['TVS and TRUS'] },
]
