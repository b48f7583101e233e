import type { Strings } from '../strings.ts'

export const topics: Strings['facts']['answers']['topics'] = {
  metro: 'मेट्रो से',
  parking: 'पार्किंग',
  access: 'वीलचेयर और लिफ़्ट',
  siteAccess: 'इस साइट पर कुछ इस्तेमाल न हो पाए',
  payment: 'पैसे कैसे दें',
  insurance: 'बीमा और CGHS',
  reports: 'रिपोर्ट कैसे मिलेगी',
  collect: 'रिपोर्ट कौन ले सकता है',
  homeCollection: 'घर से सैंपल',
  women: 'महिला डॉक्टर या अटेंडेंट',
  children: 'बच्चे',
  pregnancyPapers: 'प्रेग्नेंसी के स्कैन के पेपर',
  notDone: 'जो हमारे यहाँ नहीं होता',
}

/** The headings around what a centre fills in (content/facts.ts). */
export const facts: Strings['facts'] = {
  sampleNote: 'नमूना: यह सेंटर असल में नहीं है।',
  visit: {
    heading: 'यहाँ कैसे आएँ',
    map: (place) => `${place} के आसपास की सड़कों का नक्शा`,
    more: 'पेमेंट, रिपोर्ट, घर से सैंपल और दूसरी बातें',
  },
  answers: {
    heading: 'आने से पहले जान लें',
    topics,
  },
  prices: {
    asOf: (date) => `लिखा दाम कम से कम है, ${date} से लागू। सही दाम रिसेप्शन फ़ोन पर बताएगा।`,
  },
  expect: 'क्या होगा',
  includes: (tests) => `इसमें: ${tests.join(', ')}।`,
  plate: {
    heading: 'रजिस्ट्रेशन और मान्यता',
    number: (authority, number) => `${authority} ${number}`,
    scope: (scope) => `(${scope})`,
    check: 'देखें',
    checkAt: (authority) => `${authority} का नंबर खुद देखें`,
  },
  doctorHours: 'समय',
  report: {
    heading: 'रिपोर्ट कैसी होती है',
    intro: 'ताकि आप अपनी रिपोर्ट पढ़ सकें। नाम और नतीजे बनावटी हैं।',
    stamp: 'नमूना',
    caption: 'कम्प्लीट ब्लड काउंट (CBC), एक हिस्सा',
    columns: { test: 'जाँच', result: 'नतीजा', range: 'नॉर्मल रेंज' },
    patient: 'नाम, उम्र, रेफ़रेंस नंबर, सैंपल की तारीख और समय',
    signed: (doctor) => `दस्तखत: ${doctor}`,
    notes: [
      'देख लें कि रिपोर्ट आपकी ही है: नाम, उम्र, रेफ़रेंस नंबर।',
      'जो नतीजा नॉर्मल रेंज से बाहर है, उस पर निशान है। सिर्फ़ इससे बीमारी तय नहीं होती: अपने डॉक्टर को दिखाएँ।',
      'नॉर्मल रेंज उम्र, मर्द-औरत और जाँच के तरीके से बदलती है: नतीजा उसी रिपोर्ट की रेंज से मिलाएँ।',
      'ज़िम्मेदार डॉक्टर, अपने रजिस्ट्रेशन नंबर के साथ।',
    ],
  },
}
