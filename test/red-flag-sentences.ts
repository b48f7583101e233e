import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { RedFlagName } from '../domain/desk/red-flags.ts'

/**
 * What patients write, the tests they ask for, and the red flags that reception must see. The rows were
 * written before the rule. "I do not have a pacemaker" raises the flag too, because reception asks anyway.
 */
export const redFlagSentences: readonly (readonly [
  text: string,
  tests: readonly TestName[],
  flags: readonly RedFlagName[],
])[] = [
  ['I have a pacemaker fitted in 2019, is it a problem?', ['MRI Scan'], ['pacemaker']],
  ['My father has a pace maker', ['MRI Scan', 'X-Ray'], ['pacemaker']],
  ['Pace-maker laga hai', ['MRI Scan'], ['pacemaker']],
  ['मेरे पिताजी को पेसमेकर लगा है', ['MRI Scan'], ['pacemaker']],
  ['पेस मेकर है', ['MRI Scan'], ['pacemaker']],
  ['pesmekar hai', ['MRI Scan'], ['pacemaker']],
  ['I do not have a pacemaker', ['MRI Scan'], ['pacemaker']],
  ['I have a pacemaker', ['X-Ray', 'Blood Sugar'], []],
  ['I have a pacemaker', [], []],
  ['cochlear implant in left ear', ['MRI Scan'], ['implant']],
  ['steel rod in my leg since an accident', ['MRI Scan'], ['implant']],
  ['पैर में रॉड लगी है', ['MRI Scan'], ['implant']],
  ['I had two stents last year', ['MRI Scan'], ['implant']],
  ['aneurysm clip and insulin pump', ['MRI Scan'], ['implant']],
  ['takes glyciphage', ['CT Scan'], ['metformin']],
  ['ckd stage 3', ['CT Scan'], ['kidney']],
  ['I take metformin 500', ['CT Scan'], ['metformin']],
  ['Tab Glycomet GP1 daily', ['MRI Scan'], ['metformin']],
  ['Glycomet-GP 1 and Janumet', ['Interventional Radiology'], ['metformin']],
  ['मैं मेटफॉर्मिन लेता हूँ', ['CT Scan'], ['metformin']],
  ['मेटफार्मिन', ['CT Scan'], ['metformin']],
  ['I take metformin 500', ['Ultrasound', 'Blood Sugar'], []],
  ['on dialysis, please tell if CT is ok', ['CT Scan'], ['kidney']],
  ['I have kidney disease', ['CT Scan'], ['kidney']],
  ['creatinine is 2.4', ['CT Scan'], ['kidney']],
  ['डायलिसिस पर हैं', ['CT Scan'], ['kidney']],
  ['kidney stone pain', ['CT Scan'], []],
  ['allergic to contrast dye', ['CT Scan'], ['allergy']],
  ['I have an allergy to medicines', ['MRI Scan'], ['allergy']],
  ['मुझे एलर्जी है', ['CT Scan'], ['allergy']],
  ['I am 10 weeks pregnant', ['X-Ray'], ['pregnant']],
  ['pregnancy 3 month, chest xray', ['X-Ray'], ['pregnant']],
  ['pregnent', ['CT Scan'], ['pregnant']],
  ['wife is expecting', ['MRI Scan'], ['pregnant']],
  ['मैं गर्भवती हूँ', ['CT Scan'], ['pregnant']],
  ['प्रेग्नेंट हूँ', ['X-Ray'], ['pregnant']],
  ['प्रेगनेंसी है', ['X-Ray'], ['pregnant']],
  ['main garbhvati hoon', ['X-Ray'], ['pregnant']],
  ['pregnancy scan please', ['Ultrasound', 'Level II Scans'], []],
  ['takes Ecosprin 75 and Clopidogrel', ['USG Guided FNAC and BIOPSY'], ['blood-thinner']],
  ['khoon patla karne ki dawa', ['USG Guided FNAC and BIOPSY'], ['blood-thinner']],
  ['खून पतला करने की दवा', ['Interventional Radiology'], ['blood-thinner']],
  ['on warfarin', ['Complete Blood Count (CBC)'], []],
  [
    'Pregnant, and I take METFORMIN; my mother has a pacemaker.',
    ['MRI Scan', 'X-Ray'],
    ['pacemaker', 'metformin', 'pregnant'],
  ],
  // Longer words, of which a phrase of the rule is only a part.
  ['Come by the broadway road, second clipping shop', ['MRI Scan'], []],
  ['Please tell me the price. Knee pain.', ['MRI Scan', 'CT Scan', 'X-Ray'], []],
  ['', ['MRI Scan'], []],
]

/** The words that the desk underlines in what a patient wrote. */
export const underlined: readonly (readonly [
  text: string,
  tests: readonly TestName[],
  words: readonly string[],
])[] = [
  ['I have a Pacemaker, is it a problem?', ['MRI Scan'], ['Pacemaker']],
  ['पिताजी को पेसमेकर लगा है।', ['MRI Scan'], ['पेसमेकर']],
  ['Pace maker; metformin and pace maker', ['MRI Scan'], ['Pace maker', 'metformin', 'pace maker']],
  ['Pacemaker', ['X-Ray'], []],
]
