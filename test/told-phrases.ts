import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { AskedFact } from '../domain/search/test-index.ts'

/** How the search must answer a phrase. The answer covers each part of the phrase, or names it as not found. */
export interface ToldPhrase {
  readonly typed: string
  /** One test of each group is found, and the first test found is in a group. Left out if none is found. */
  readonly tests?: readonly (readonly TestName[])[]
  /** These facts of the centre are in the answer, and no others. */
  readonly facts?: readonly AskedFact[]
  /** These typed words are named as not done here, and no others. */
  readonly notDone?: readonly string[]
  /** These typed words are named as not found, and no others. */
  readonly unknown?: readonly string[]
}

const sugar: readonly TestName[] = ['Blood Sugar', 'Diabetes Panel', 'Diabetes Screening', 'HbA1c']
const ultrasound: readonly TestName[] = ['Ultrasound']
const bloodTest: readonly TestName[] = ['Complete Blood Count (CBC)']
const thyroid: readonly TestName[] = ['Thyroid Function Tests']
const heart: readonly TestName[] = [
  'ECG',
  '2D ECHO',
  'Stress ECHO',
  'Cardiac Health Package',
  'Lipid Profile',
]
const fullBody: readonly TestName[] = [
  'Basic Health Check Up',
  'Executive Health Package',
  'Senior Citizen Package',
]

/**
 * 120 phrases with their answers, written before the rule that names each part, and without trying
 * any of them. The first 22 come from a review of 2.0.0.
 */
export const toldPhrases: readonly ToldPhrase[] = [
  // Phrases that 2.0.0 answered wrongly or only in part.
  { typed: 'sugar aur pet ka ultrasound', tests: [sugar, ultrasound] },
  { typed: 'शुगर और पेट का अल्ट्रासाउंड', tests: [sugar, ultrasound] },
  { typed: 'pet ka ultrasound aur thyroid', tests: [ultrasound, thyroid] },
  { typed: 'abdomen ultrasound sugar', tests: [ultrasound, sugar] },
  { typed: 'sugar thyroid pet ultrasound', tests: [sugar, thyroid, ultrasound] },
  { typed: 'level 2 scan and blood tests', tests: [['Level II Scans'], bloodTest] },
  { typed: 'chest xray blood test', tests: [['X-Ray'], bloodTest] },
  { typed: 'ecg blood test', tests: [['ECG'], bloodTest] },
  { typed: 'sugar, ultrasound', tests: [sugar, ultrasound] },
  { typed: 'blood sugar pet ka ultrasound', tests: [sugar, ultrasound] },
  { typed: 'sugar x-ray', tests: [sugar, ['X-Ray']] },
  { typed: 'mammogram', notDone: ['mammogram'] },
  { typed: 'bone density', notDone: ['bone density'] },
  { typed: 'endoscopy', notDone: ['endoscopy'] },
  { typed: 'pet scan', notDone: ['pet scan'] },
  { typed: 'home collection', facts: ['homeCollection'] },
  { typed: 'home sample', facts: ['homeCollection'] },
  { typed: 'report kab milegi', facts: ['reports'] },
  { typed: 'lady doctor', facts: ['women'] },
  { typed: 'lady doctor ultrasound', tests: [ultrasound], facts: ['women'] },
  { typed: 'ultrasound kitne ka hai', tests: [ultrasound], facts: ['price'] },
  { typed: 'phone number', facts: ['contact'] },
  // Two tests and more in one phrase.
  { typed: 'ecg and echo', tests: [['ECG'], ['2D ECHO', 'Stress ECHO']] },
  { typed: 'cbc esr crp', tests: [bloodTest, ['ESR'], ['CRP']] },
  { typed: 'thyroid aur sugar khali pet', tests: [thyroid, sugar] },
  {
    typed: 'lft kft lipid',
    tests: [['Liver Function Tests'], ['Kidney Function Tests'], ['Lipid Profile']],
  },
  { typed: 'mri brain with ct chest', tests: [['MRI Scan'], ['CT Scan']] },
  { typed: 'xray ghutna aur uric acid', tests: [['X-Ray'], ['Kidney Function Tests']] },
  { typed: 'urine culture + pelvis ultrasound', tests: [['Urine Analysis'], ultrasound] },
  { typed: 'hba1c cholesterol', tests: [['HbA1c'], ['Lipid Profile']] },
  { typed: 'tvs and thyroid', tests: [['TVS and TRUS'], thyroid] },
  { typed: 'doppler leg and sugar', tests: [['Color Doppler'], sugar] },
  { typed: 'psa with prostate ultrasound', tests: [['Tumor Markers'], ultrasound] },
  { typed: 'थायराइड और खून की जाँच', tests: [thyroid, bloodTest] },
  { typed: 'छाती का एक्स-रे और ईसीजी', tests: [['X-Ray'], ['ECG']] },
  { typed: 'लिवर किडनी की जाँच', tests: [['Liver Function Tests'], ['Kidney Function Tests']] },
  { typed: 'सीटी स्कैन और एमआरआई', tests: [['CT Scan'], ['MRI Scan']] },
  { typed: 'biopsy aur cbc', tests: [['USG Guided FNAC and BIOPSY'], bloodTest] },
  { typed: 'anomaly scan hemoglobin', tests: [['Level II Scans'], bloodTest] },
  {
    typed: 'echo tsh vitamin d',
    tests: [['2D ECHO', 'Stress ECHO'], thyroid],
    notDone: ['vitamin'],
  },
  { typed: 'diabetes and heart checkup', tests: [sugar, heart] },
  { typed: 'crp dengue', tests: [['CRP']], notDone: ['dengue'] },
  // A test and a fact.
  { typed: 'mri price', tests: [['MRI Scan']], facts: ['price'] },
  { typed: 'thyroid home collection', tests: [thyroid], facts: ['homeCollection'] },
  { typed: 'ghar se sugar ka sample', tests: [sugar], facts: ['homeCollection'] },
  { typed: 'cbc report time', tests: [bloodTest], facts: ['reports'] },
  { typed: 'mri report kab milegi', tests: [['MRI Scan']], facts: ['reports'] },
  { typed: 'x-ray without prescription', tests: [['X-Ray']], facts: ['prescription'] },
  { typed: 'ct scan sunday', tests: [['CT Scan']], facts: ['hours'] },
  { typed: 'ultrasound with female doctor', tests: [ultrasound], facts: ['women'] },
  { typed: 'mri cghs', tests: [['MRI Scan']], facts: ['insurance'] },
  { typed: 'full body checkup price', tests: [fullBody], facts: ['price'] },
  { typed: 'बच्चे का एक्स-रे', tests: [['X-Ray']] },
  { typed: 'लिपिड प्रोफाइल का दाम', tests: [['Lipid Profile']], facts: ['price'] },
  { typed: 'घर से खून का सैंपल', tests: [bloodTest], facts: ['homeCollection'] },
  { typed: 'एमआरआई की रिपोर्ट कब मिलेगी', tests: [['MRI Scan']], facts: ['reports'] },
  { typed: 'wheelchair mri', tests: [['MRI Scan']], facts: ['access'] },
  // A fact alone.
  { typed: 'parking', facts: ['parking'] },
  { typed: 'nearest metro', facts: ['metro'] },
  { typed: 'upi payment', facts: ['payment'] },
  { typed: 'card se paise', facts: ['payment'] },
  { typed: 'cashless insurance', facts: ['insurance'] },
  { typed: 'sunday open hai kya', facts: ['hours'] },
  { typed: 'kitne baje khulta hai', facts: ['hours'] },
  { typed: 'opening time', facts: ['hours'] },
  { typed: 'doctor timing', facts: ['doctorHours'] },
  { typed: 'doctor kab baithte hain', facts: ['doctorHours'] },
  { typed: 'doctor ki parchi zaruri hai', facts: ['prescription'] },
  { typed: 'report whatsapp par', facts: ['reports'] },
  { typed: 'ghar aakar sample', facts: ['homeCollection'] },
  { typed: 'महिला डॉक्टर', facts: ['women'] },
  { typed: 'रिपोर्ट कब मिलेगी', facts: ['reports'] },
  { typed: 'घर से सैंपल', facts: ['homeCollection'] },
  { typed: 'बीमा चलता है', facts: ['insurance'] },
  { typed: 'रविवार को खुला है', facts: ['hours'] },
  { typed: 'rate list', facts: ['price'] },
  // One test, in whatever words.
  { typed: 'my knee hurts', tests: [['X-Ray', 'MRI Scan']] },
  { typed: 'blood sugar before food', tests: [sugar] },
  { typed: 'pet me pathri', tests: [['Ultrasound', 'CT Scan']] },
  { typed: 'kamar dard', tests: [['MRI Scan', 'X-Ray']] },
  { typed: 'sardi khansi bukhar', tests: [['X-Ray', 'Complete Blood Count (CBC)', 'CRP']] },
  { typed: 'haddi toot gayi', tests: [['X-Ray']] },
  { typed: 'bachche ki dhadkan scan', tests: [ultrasound] },
  { typed: 'white discharge', tests: [['Urine Analysis', 'TVS and TRUS', 'General Consultation']] },
  { typed: 'शरीर में सूजन', tests: [['ESR', 'CRP', 'Kidney Function Tests']] },
  { typed: 'गर्भ की जाँच', tests: [['Ultrasound', 'Level II Scans', 'Urine Analysis']] },
  { typed: 'दाँत का एक्स-रे', tests: [['X-Ray']] },
  { typed: 'खून की कमी', tests: [bloodTest] },
  // Misspelt.
  { typed: 'altrasaund', tests: [ultrasound] },
  { typed: 'thairoid', tests: [thyroid] },
  { typed: 'colestrol and suger', tests: [['Lipid Profile'], sugar] },
  { typed: 'eksray chati', tests: [['X-Ray']] },
  { typed: 'hemoglobbin', tests: [bloodTest] },
  { typed: 'dopler scan', tests: [['Color Doppler']] },
  { typed: 'biopcy', tests: [['USG Guided FNAC and BIOPSY']] },
  { typed: 'diabetis pakage', tests: [sugar] },
  { typed: 'mamografy', notDone: ['mamografy'] },
  { typed: 'home colection', facts: ['homeCollection'] },
  // Negations: nothing that was typed is hidden, and nothing is ticked.
  { typed: 'mri nahi sirf ct', tests: [['CT Scan'], ['MRI Scan']] },
  { typed: 'sugar kam nahi ho rahi', tests: [sugar] },
  { typed: 'not pregnant x-ray', tests: [['X-Ray']] },
  { typed: 'ct without contrast', tests: [['CT Scan']] },
  { typed: 'report nahi mili', facts: ['reports'] },
  // Numbers.
  { typed: 'ca 125', tests: [['Tumor Markers']] },
  { typed: '5 month pregnancy scan', tests: [['Level II Scans']] },
  { typed: '2 year old cough', tests: [['X-Ray']] },
  { typed: '65 saal ki maa checkup', tests: [fullBody] },
  { typed: 't3 t4 tsh aur b12', tests: [thyroid], notDone: ['b12'] },
  // Packages.
  { typed: 'ladies health package', tests: [["Women's Health Package"]] },
  { typed: 'senior citizen package and ecg', tests: [['Senior Citizen Package'], ['ECG']] },
  { typed: 'dil ka package', tests: [['Cardiac Health Package']] },
  { typed: 'बुज़ुर्गों का हेल्थ पैकेज', tests: [['Senior Citizen Package']] },
  // Not done here, and words that nobody knows.
  { typed: 'bone density and vitamin d', notDone: ['bone density', 'vitamin'] },
  { typed: 'tmt aur ecg', tests: [['ECG']], notDone: ['tmt'] },
  { typed: 'मैमोग्राफी और सोनोग्राफी', tests: [ultrasound], notDone: ['मैमोग्राफी'] },
  { typed: 'sugar xyzzy', tests: [sugar], unknown: ['xyzzy'] },
  { typed: 'dentist', unknown: ['dentist'] },
  { typed: 'colonoscopy home collection', facts: ['homeCollection'], notDone: ['colonoscopy'] },
  { typed: 'ब्लड ग्रुप और सीबीसी', tests: [bloodTest], notDone: ['ब्लड ग्रुप'] },
  { typed: 'mri piles', tests: [['MRI Scan']], unknown: ['piles'] },
]
