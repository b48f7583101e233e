import type { TestName } from '../domain/test-catalogue.ts'
import type { PatientPhrase } from './patient-phrases.ts'

type Right = readonly [TestName, ...TestName[]]

const heart: Right = ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package']
const pregnancy: Right = ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound', 'TVS and TRUS']

/**
 * Forty more, written before the words of the search were read. A doctor's abbreviations are 14 of
 * them, 6 are English, 12 are Hindi in Latin letters, and 8 are in Devanagari. A quarter is misspelt.
 */
export const writtenFirstPhrases: readonly PatientPhrase[] = [
  { typed: 'USG KUB', right: ['Ultrasound'] },
  { typed: 'NCCT head', right: ['CT Scan'] },
  { typed: 'HRCT thorax', right: ['CT Scan'] },
  { typed: 'MRCP', right: ['MRI Scan'] },
  { typed: 'RFT', right: ['Kidney Function Tests'] },
  { typed: 'FBS PPBS', right: ['Blood Sugar'] },
  { typed: 'S. TSH', right: ['Thyroid Function Tests'] },
  { typed: 'TLC DLC', right: ['Complete Blood Count (CBC)'] },
  { typed: 'SGOT SGPT bilirubin', right: ['Liver Function Tests'] },
  { typed: 'CA 125', right: ['Tumor Markers'] },
  { typed: 'hs-CRP', right: ['CRP'] },
  { typed: 'b/l lower limb venous doppler', right: ['Color Doppler'] },
  { typed: 'CXR PA view', right: ['X-Ray'] },
  { typed: 'urine R/M', right: ['Urine Analysis'] },

  { typed: 'baby heartbeat 7 weeks', right: pregnancy },
  { typed: 'check up for my mother 70 years', right: ['Senior Citizen Package'] },
  { typed: 'frozen shoulder', right: ['MRI Scan', 'X-Ray'] },
  { typed: 'city scan of head', right: ['CT Scan'] },
  { typed: 'ultra sound full abdoman', right: ['Ultrasound'] },
  { typed: 'thyroed test', right: ['Thyroid Function Tests'] },

  { typed: 'pet me gas banti hai', right: ['Ultrasound', 'General Consultation'] },
  { typed: 'khansi aur balgam', right: ['X-Ray', 'CT Scan'] },
  { typed: 'haath pair sunn hona', right: ['MRI Scan', 'Blood Sugar', 'HbA1c'] },
  { typed: 'pichle teen mahine ki sugar', right: ['HbA1c'] },
  { typed: 'ghabrahat aur tez dhadkan', right: heart },
  { typed: 'gathiya', right: ['X-Ray', 'ESR', 'CRP', 'Kidney Function Tests'] },
  { typed: 'sar me chot lagi hai', right: ['CT Scan', 'MRI Scan'] },
  {
    typed: 'pesab ruk ruk ke aata hai',
    right: ['Urine Analysis', 'Ultrasound', 'TVS and TRUS'],
  },
  { typed: 'khoon me charbi', right: ['Lipid Profile'] },
  { typed: 'altrasaund pet ka', right: ['Ultrasound'] },
  { typed: 'creatnine aur urea', right: ['Kidney Function Tests'] },
  { typed: 'colour dopler taang ka', right: ['Color Doppler'] },

  { typed: 'सीटी स्कैन सिर', right: ['CT Scan'] },
  { typed: 'सांस फूलती है', right: ['2D ECHO', 'X-Ray', 'ECG', 'Stress ECHO'] },
  { typed: 'तीन महीने वाली शुगर', right: ['HbA1c'] },
  { typed: 'पित्त की थैली में पथरी', right: ['Ultrasound'] },
  { typed: 'बुज़ुर्गों की जांच', right: ['Senior Citizen Package'] },
  { typed: 'रिपोर्ट समझनी है', right: ['Report Analysis'] },
  { typed: 'घुटने का एमआरआई', right: ['MRI Scan'] },
  { typed: 'खून में इन्फेक्शन', right: ['CRP', 'ESR', 'Complete Blood Count (CBC)'] },
]
