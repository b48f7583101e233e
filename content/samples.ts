import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { Prices } from './prices.ts'

/**
 * Words of the invented centre, in both languages. A text that contains any of them is a sample, wherever
 * it stands. If such a sentence is true of your centre, say it in other words.
 */
const sampleWords = [
  // Name, address and doctor.
  ['Sunrise Imaging', 'सनराइज़', '14 Aurobindo Marg', '14 अरबिंदो मार्ग'],
  ['Meera Anand', 'मीरा आनंद', 'DMC/R/00000', '28.5585', '77.2065'],
  // What people ask before they come.
  ['metro station, gate 2, is 100 metres', 'स्टेशन का गेट 2 यहाँ से 100 मीटर'],
  ['6 cars in our own yard', 'अपने अहाते में 6 गाड़ियाँ'],
  ['a wheelchair at the gate if you ask', 'गेट पर वीलचेयर मिलेगी'],
  ['after the test: cash, UPI', 'जाँच के बाद: नकद'],
  ['No cashless insurance and no CGHS', 'कैशलेस बीमा और CGHS नहीं'],
  ['Films come on paper or CD', 'फ़िल्म पेपर या CD पर'],
  ['somebody you name to us, with their photo', 'जिनका नाम आप हमें बता दें'],
  ['at home within 5 km', 'घर से, 5 किमी तक'],
  ['A woman doctor or attendant is there', 'महिला डॉक्टर या महिला अटेंडेंट'],
  ['Children up to 12 are taken first', '12 साल तक के बच्चों की बारी'],
  ['bone density (DEXA), TMT, endoscopy', 'मज़बूती (DEXA), TMT, एंडोस्कोपी'],
  ['10 AM to 2 PM and 5 PM to 7 PM', 'सुबह 10 से दोपहर 2 बजे और शाम 5 से 7 बजे'],
  ['Metro, gate 2', 'मेट्रो, गेट 2'],
  ['blood counts, sugar, lipids and thyroid', 'ब्लड काउंट, शुगर, लिपिड और थायरॉइड'],
  // Comments of patients.
  ['Kavita S.', 'कविता एस.', 'I had the report before dinner', 'रात के खाने से पहले रिपोर्ट'],
  ['Imran A.', 'इमरान ए.', 'showed my father what she', 'मेरे पापा को दिखाया'],
  ['Joseph T.', 'जोसेफ़ टी.', 'calm after ten', 'दस के बाद शांति'],
  // Facilities.
  ['For Color Doppler, 3D/4D and guided', 'कलर डॉप्लर, 3D/4D और गाइडेड'],
  ['a locker for what must stay outside', 'जो सामान बाहर रखना है उसके लिए लॉकर'],
  ['Ready to read on screen within minutes', 'कुछ ही मिनट में स्क्रीन पर देखने'],
  ['stress ECHO side by side', 'स्ट्रेस ईको, सब पास-पास'],
  ['taken and examined in the same building', 'यहीं लिए जाते हैं और यहीं जाँचे'],
  ['drinking water and a step-free way in', 'सड़क से अंदर तक बिना सीढ़ी'],
  // How the director treats patients.
  ['reads CT and MRI, does the ultrasound', 'सीटी और एमआरआई की रिपोर्ट बनाती हैं'],
]
  .flat()
  .map(plain)

const sampleNumbers = ['1155500142', '9876543210']

/** Example addresses (RFC 2606), and texts that begin with the word "sample". */
const saidToBe =
  /[@/.](?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?![\w.-])|^\s*(?:sample|नमूना)(?![\p{L}\p{M}])/iu

function isSampleText(said: string): boolean {
  const text = plain(said)
  const digits = said.replaceAll(/[\u0966-\u096f]/g, latinDigit).replaceAll(/\D/g, '')
  return (
    saidToBe.test(said) ||
    sampleWords.some((words) => text.includes(words)) ||
    sampleNumbers.some((number) => digits.endsWith(number))
  )
}

function latinDigit(digit: string): string {
  return String(digit.charCodeAt(0) - 0x966)
}

/** A text in the form that is compared: without capitals, dots under letters and double spaces. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/[\u093c\u200b-\u200d]/g, '')
  return letters.replaceAll('\u0901', '\u0902').replaceAll(/\s+/g, ' ').toLowerCase()
}

export function hasSample(part: unknown): boolean {
  return samplesIn(part).length > 0
}

/** The sample texts in a part of the content, including the texts that functions return. */
export function samplesIn(part: unknown): string[] {
  if (typeof part === 'string' || typeof part === 'number')
    return [String(part)].filter(isSampleText)
  if (typeof part === 'function') return samplesIn(Reflect.apply(part, undefined, ['']))
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(samplesIn)
}

/** Some prices of the invented centre. Another centre may share a few, so only a majority counts. */
const samplePrices: Numbers = {
  Ultrasound: 1200,
  'CT Scan': 3000,
  'MRI Scan': 6000,
  'X-Ray': 400,
  ECG: 300,
  'Complete Blood Count (CBC)': 300,
  'Lipid Profile': 600,
  'Thyroid Function Tests': 600,
  'Blood Sugar': 80,
  CRP: 450,
  'Basic Health Check Up': 1500,
  'General Consultation': 500,
}

const sampleMinutes: Numbers = {
  Ultrasound: 20,
  'CT Scan': 20,
  'MRI Scan': 45,
  'X-Ray': 10,
  ECG: 10,
}

type Numbers = Readonly<Partial<Record<TestName, number>>>

export function hasSamplePrices({ from }: Prices): boolean {
  return isMostly(from, samplePrices)
}

export function hasSampleMinutes(minutes: Numbers): boolean {
  return isMostly(minutes, sampleMinutes)
}

function isMostly(stated: Numbers, samples: Numbers): boolean {
  const given = new Map(Object.entries(stated))
  const known = Object.entries(samples).filter(([test]) => given.has(test))
  return known.filter(([test, number]) => given.get(test) === number).length > known.length / 2
}
