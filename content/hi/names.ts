import type { CategoryId, TestName } from '../../domain/centre/test-catalogue.ts'
import type { Strings } from '../strings.ts'

const tests: Readonly<Record<TestName, string>> = {
  Ultrasound: 'अल्ट्रासाउंड',
  'Color Doppler': 'कलर डॉप्लर',
  'Level II Scans': 'लेवल 2 स्कैन',
  '3D/4D Ultrasound': '3D/4D अल्ट्रासाउंड',
  'TVS and TRUS': 'टीवीएस और टीआरयूएस',
  'USG Guided FNAC and BIOPSY': 'अल्ट्रासाउंड गाइडेड FNAC और बायोप्सी',
  'CT Scan': 'सीटी स्कैन',
  'MRI Scan': 'एमआरआई स्कैन',
  'X-Ray': 'एक्स-रे',
  'Interventional Radiology': 'इंटरवेंशनल रेडियोलॉजी',
  ECG: 'ईसीजी',
  '2D ECHO': '2D ईको',
  'Stress ECHO': 'स्ट्रेस ईको',
  'Complete Blood Count (CBC)': 'कम्प्लीट ब्लड काउंट (CBC)',
  'Lipid Profile': 'लिपिड प्रोफ़ाइल',
  'Liver Function Tests': 'लिवर फ़ंक्शन टेस्ट (LFT)',
  'Kidney Function Tests': 'किडनी फ़ंक्शन टेस्ट (KFT)',
  'Thyroid Function Tests': 'थायरॉइड फ़ंक्शन टेस्ट (TFT)',
  'Diabetes Panel': 'डायबिटीज़ पैनल',
  'Tumor Markers': 'ट्यूमर मार्कर',
  'Urine Analysis': 'पेशाब की जाँच',
  'Blood Sugar': 'ब्लड शुगर',
  HbA1c: 'HbA1c',
  ESR: 'ESR',
  CRP: 'CRP',
  'Basic Health Check Up': 'बेसिक हेल्थ चेकअप',
  'Executive Health Package': 'एग्ज़ीक्यूटिव हेल्थ पैकेज',
  'Diabetes Screening': 'डायबिटीज़ स्क्रीनिंग',
  'Cardiac Health Package': 'दिल का हेल्थ पैकेज',
  "Women's Health Package": 'महिला हेल्थ पैकेज',
  'Senior Citizen Package': 'सीनियर सिटीज़न पैकेज',
  'General Consultation': 'जनरल कंसल्टेशन',
  'Report Analysis': 'रिपोर्ट पर सलाह',
  'Second Opinion': 'सेकंड ओपिनियन',
  'Health Counseling': 'सेहत की सलाह',
}

const categories: Readonly<Record<CategoryId, string>> = {
  ultrasound: 'अल्ट्रासाउंड और इमेजिंग',
  radiology: 'रेडियोलॉजी की जाँच',
  cardiac: 'दिल की जाँच',
  laboratory: 'लैब की जाँच',
  packages: 'हेल्थ पैकेज',
  consultation: 'डॉक्टर से सलाह',
}

/** The names of tests and categories, as Delhi labs say them. */
export const names: Strings['names'] = {
  test: (test) => tests[test],
  former: (test) => `${test} (अब यहाँ नहीं होती)`,
  category: ({ id }) => categories[id],
}
