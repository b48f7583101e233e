import type { PatientPhrase } from './patient-phrases.ts'

/**
 * Forty more, written before the words of the search were read: 14 English, 16 Hindi in Latin
 * letters, 10 in Devanagari, a third of them misspelt. Seven were in the earlier lists and were
 * replaced afterwards, namely those of the calf, the ear, "kidny", the ligament, hormones, पैर and
 * ग्लूकोज.
 */
export const unseenPhrases: readonly PatientPhrase[] = [
  { typed: 'knee xray standing', right: ['X-Ray'] },
  { typed: 'slip disc mri', right: ['MRI Scan'] },
  { typed: 'calf vein doppler', right: ['Color Doppler'] },
  { typed: 'ear infection ct temporal bone', right: ['CT Scan'] },
  { typed: 'colestrol test', right: ['Lipid Profile'] },
  { typed: '3 month sugar average', right: ['HbA1c'] },
  { typed: 'kidny profile', right: ['Kidney Function Tests'] },
  { typed: 'follicle study', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'ligment tear knee', right: ['MRI Scan'] },
  { typed: 'hormone test thyroid', right: ['Thyroid Function Tests'] },
  {
    typed: 'full body chekup for parents',
    right: ['Senior Citizen Package', 'Executive Health Package', 'Basic Health Check Up'],
  },
  { typed: 'prostrate ultrasound', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'thyriod tsh', right: ['Thyroid Function Tests'] },
  {
    typed: 'explain my reports',
    right: ['Report Analysis', 'General Consultation', 'Second Opinion'],
  },

  { typed: 'pathri ka test', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'ghutne ka xray', right: ['X-Ray'] },
  { typed: 'kamar ka mri', right: ['MRI Scan'] },
  { typed: 'khoon ki kami', right: ['Complete Blood Count (CBC)'] },
  { typed: 'peshab me jalan', right: ['Urine Analysis'] },
  {
    typed: 'dil ki dhadkan tez',
    right: ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package'],
  },
  { typed: 'bachedani ki rasoli', right: ['Ultrasound', 'TVS and TRUS', 'MRI Scan'] },
  { typed: 'sar dard chakkar', right: ['MRI Scan', 'CT Scan'] },
  { typed: 'pittey ki thaili', right: ['Ultrasound'] },
  { typed: 'khali pet suger', right: ['Blood Sugar'] },
  { typed: 'jigar ki sujan', right: ['Liver Function Tests', 'Ultrasound'] },
  { typed: 'sonografi 5 mahina', right: ['Level II Scans', 'Ultrasound', '3D/4D Ultrasound'] },
  {
    typed: 'gale me ganth',
    right: ['Ultrasound', 'USG Guided FNAC and BIOPSY', 'Thyroid Function Tests'],
  },
  { typed: 'pairon me sujan aur dard', right: ['Color Doppler', 'Kidney Function Tests', 'X-Ray'] },
  { typed: 'cancer ka blood test', right: ['Tumor Markers'] },
  { typed: 'papa ka poora checkup 65 saal', right: ['Senior Citizen Package'] },

  { typed: 'छाती का एक्सरे', right: ['X-Ray'] },
  { typed: 'गुर्दे की पथरी', right: ['Ultrasound', 'CT Scan'] },
  {
    typed: 'खून की पूरी जांच',
    right: ['Complete Blood Count (CBC)', 'Basic Health Check Up', 'Executive Health Package'],
  },
  { typed: 'सूगर टेस्ट', right: ['Blood Sugar', 'HbA1c', 'Diabetes Panel', 'Diabetes Screening'] },
  { typed: 'पैर की नस में खून जमना', right: ['Color Doppler'] },
  { typed: 'हड्डी टूटी है', right: ['X-Ray'] },
  { typed: 'दिल का अल्ट्रासाउंड', right: ['2D ECHO'] },
  {
    typed: 'प्रेगनेंसी का तीसरा महीना सोनोग्राफी',
    right: ['Level II Scans', 'Ultrasound', 'TVS and TRUS'],
  },
  { typed: 'ग्लूकोज टेस्ट खाली पेट', right: ['Blood Sugar'] },
  { typed: 'महिलाओं की जांच पैकेज', right: ["Women's Health Package"] },
]
