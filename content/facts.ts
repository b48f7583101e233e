import type { Language } from '../domain/language.ts'
import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { Topic } from '../domain/search/test-index.ts'
import {
  type Minutes,
  minutes,
  type NeedsPrescription,
  needsPrescription,
  packages,
  type Prices,
  prices,
} from './prices.ts'

/** One or two sentences in each language. A missing language does not compile. */
export type Said = Readonly<Record<Language, string>>

/**
 * Answers to what patients ask before they come. Each fact is optional, and the site shows only the facts
 * that are filled in. These facts are SAMPLE DATA, as in content/centre.ts. The pages mark each one as a
 * sample until it is replaced.
 */
export interface CentreFacts {
  readonly prices?: Prices
  /** The tests that Home shows with their price. A test without a price is left out. */
  readonly testsOnHome?: readonly TestName[]
  readonly minutes?: Minutes
  readonly needsPrescription?: NeedsPrescription
  /** After how many days the report of a test is ready; 0 is the same day. */
  readonly reportDays?: Readonly<Record<string, number>>
  readonly answers?: Readonly<Partial<Record<Topic, Said>>>
  readonly packages?: Readonly<Record<string, readonly TestName[]>>
  readonly doctorHours?: Said
  readonly map?: LocalityMap
  /** Whether About shows what a report looks like. */
  readonly hasSampleReport?: boolean
}

/** A sketch of the streets around the centre, 100 wide and 60 high, with north at the top. */
export interface LocalityMap {
  readonly streets: readonly {
    readonly name?: Said
    readonly points: readonly (readonly [x: number, y: number])[]
  }[]
  readonly places: readonly {
    readonly kind: 'centre' | 'metro' | 'parking' | 'ramp'
    readonly at: readonly [x: number, y: number]
    readonly name: Said
  }[]
  /** The corners of each park. Streets are drawn over its edges. */
  readonly parks?: readonly (readonly (readonly [x: number, y: number])[])[]
  /** How many metres the sketch is wide, for its scale. */
  readonly metresWide?: number
  /** On foot from the metro to the centre. */
  readonly walkMinutes?: number
}

/** The `reportDays` of `CentreFacts`. Exported apart, so that the desk's script carries no other fact. */
export const reportDays: NonNullable<CentreFacts['reportDays']> = {
  Ultrasound: 0,
  'Color Doppler': 0,
  'Level II Scans': 0,
  '3D/4D Ultrasound': 0,
  'TVS and TRUS': 0,
  'USG Guided FNAC and BIOPSY': 3,
  'CT Scan': 0,
  'MRI Scan': 1,
  'X-Ray': 0,
  ECG: 0,
  '2D ECHO': 0,
  'Stress ECHO': 0,
  'Complete Blood Count (CBC)': 0,
  'Lipid Profile': 0,
  'Liver Function Tests': 0,
  'Kidney Function Tests': 0,
  'Thyroid Function Tests': 0,
  'Diabetes Panel': 0,
  'Tumor Markers': 1,
  'Urine Analysis': 0,
  'Blood Sugar': 0,
  HbA1c: 0,
  ESR: 0,
  CRP: 0,
} satisfies Partial<Record<TestName, number>>

export const doctorHours: CentreFacts['doctorHours'] = {
  en: 'At the centre Monday to Saturday, 10 AM to 2 PM and 5 PM to 7 PM.',
  hi: 'सेंटर पर सोमवार से शनिवार, सुबह 10 से दोपहर 2 बजे और शाम 5 से 7 बजे तक।',
}

export const answers: NonNullable<CentreFacts['answers']> = {
  metro: {
    en: 'Green Park metro station, gate 2, is 100 metres away.',
    hi: 'ग्रीन पार्क मेट्रो स्टेशन का गेट 2 यहाँ से 100 मीटर पर है।',
  },
  parking: {
    en: '6 cars in our own yard; paid parking beside the station.',
    hi: 'हमारे अपने अहाते में 6 गाड़ियाँ; स्टेशन के पास पैसे देकर पार्किंग।',
  },
  access: {
    en: 'A ramp at the entrance and a lift; a wheelchair at the gate if you ask for it on the call.',
    hi: 'अंदर आने के लिए रैंप और लिफ़्ट; फ़ोन पर कह दें, तो गेट पर वीलचेयर मिलेगी।',
  },
  siteAccess: {
    en: 'Tell reception by phone, on WhatsApp or by mail, as is easiest for you: we book for you, and fix the page.',
    hi: 'फ़ोन, WhatsApp या ईमेल पर, जैसे आपको आसान हो, रिसेप्शन को बताएँ: बुकिंग हम कर देंगे, और पेज ठीक करेंगे।',
  },
  payment: {
    en: 'At the centre, after the test: cash, UPI, debit or credit card. Every payment has a receipt.',
    hi: 'सेंटर पर, जाँच के बाद: नकद, UPI, डेबिट या क्रेडिट कार्ड। हर पेमेंट की रसीद मिलती है।',
  },
  insurance: {
    en: 'No cashless insurance and no CGHS panel. Our bill is made so that you can claim it.',
    hi: 'कैशलेस बीमा और CGHS नहीं है। बिल ऐसा मिलता है कि आप बाद में क्लेम कर सकें।',
  },
  reports: {
    en: 'Printed at the desk, or as a PDF by WhatsApp or mail to the address you gave. Films come on paper or CD.',
    hi: 'रिसेप्शन पर छपी हुई, या PDF में, आपके दिए हुए WhatsApp या ईमेल पर। एक्स-रे/स्कैन की फ़िल्म पेपर या CD पर।',
  },
  collect: {
    en: 'You, or somebody you name to us, with their photo ID and your reference. The reference alone is not enough.',
    hi: 'आप, या वे, जिनका नाम आप हमें बता दें: साथ में उनकी फ़ोटो आईडी और आपका रेफ़रेंस नंबर। सिर्फ़ रेफ़रेंस नंबर काफ़ी नहीं।',
  },
  homeCollection: {
    en: 'Blood and urine samples at home within 5 km, every morning from 7 AM. Reception tells you the charge on the call.',
    hi: 'खून और पेशाब के सैंपल घर से, 5 किमी तक, रोज़ सुबह 7 बजे से। इसका दाम रिसेप्शन फ़ोन पर बताएगा।',
  },
  women: {
    en: 'A woman doctor or attendant is there for every scan, and for any other test if you ask.',
    hi: 'हर स्कैन में महिला डॉक्टर या महिला अटेंडेंट होती हैं, और दूसरी जाँचों में, अगर आप कहें।',
  },
  children: {
    en: 'A parent stays with the child. Children up to 12 are taken first.',
    hi: 'माँ या पिता बच्चे के साथ रहते हैं। 12 साल तक के बच्चों की बारी पहले आती है।',
  },
  pregnancyPapers: {
    en: 'The original prescription and a photo ID; at the desk we fill in Form F, and you sign your declaration in it. The law asks for Form F and for your declaration.',
    hi: 'डॉक्टर की असली पर्ची और फ़ोटो आईडी; रिसेप्शन पर हम फ़ॉर्म F (Form F) भरते हैं, और आप उसमें अपनी घोषणा पर दस्तखत करते हैं। फ़ॉर्म F और आपकी घोषणा कानूनन ज़रूरी हैं।',
  },
  notDone: {
    en: 'Mammography, PET-CT, bone density (DEXA), TMT, endoscopy.',
    hi: 'मैमोग्राफ़ी, PET-CT, हड्डी की मज़बूती (DEXA), TMT, एंडोस्कोपी।',
  },
}

export const facts: CentreFacts = {
  prices,
  testsOnHome: [
    'X-Ray',
    'Ultrasound',
    'CT Scan',
    'MRI Scan',
    'ECG',
    'Complete Blood Count (CBC)',
  ],
  minutes,
  needsPrescription,
  reportDays,
  packages,
  answers,
  doctorHours,
  map: {
    streets: [
      {
        name: { en: 'Aurobindo Marg', hi: 'अरबिंदो मार्ग' },
        points: [
          [62, 0],
          [58, 30],
          [50, 60],
        ],
      },
      {
        points: [
          [0, 22],
          [59, 22],
          [100, 16],
        ],
      },
      {
        points: [
          [0, 46],
          [55, 44],
        ],
      },
      {
        points: [
          [13, 0],
          [10, 60],
        ],
      },
      {
        points: [
          [88, 0],
          [85, 60],
        ],
      },
      {
        points: [
          [52, 52],
          [100, 47],
        ],
      },
    ],
    places: [
      { kind: 'metro', at: [72, 31], name: { en: 'Metro, gate 2', hi: 'मेट्रो, गेट 2' } },
      { kind: 'centre', at: [38, 33], name: { en: 'We are here', hi: 'हम यहाँ हैं' } },
      { kind: 'parking', at: [19, 33], name: { en: 'Parking', hi: 'पार्किंग' } },
    ],
    parks: [
      [
        [40, 60],
        [54, 52],
        [100, 42],
        [100, 60],
      ],
    ],
    metresWide: 290,
    walkMinutes: 2,
  },
  hasSampleReport: true,
}
