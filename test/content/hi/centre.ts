import type { CentreInStrings } from '../../../content/centre.ts'

export const centreInHindi: CentreInStrings = {
  name: 'सनराइज़ इमेजिंग एंड डायग्नोस्टिक्स',
  address: {
    street: '14 अरबिंदो मार्ग, मेट्रो स्टेशन के सामने',
    locality: 'ग्रीन पार्क',
    city: 'नई दिल्ली',
    region: 'दिल्ली',
  },
  doctor: { name: 'डॉ. मीरा आनंद' },
  claims: {
    patients: { value: '1000+', source: 'नमूना: मरीज़ों का रजिस्टर, 2015 से 2025' },
    years: { value: '10+', source: 'नमूना: 2015 में रजिस्ट्रेशन' },
    testCategories: {
      value: '20+',
      source: 'नमूना: 2026 की दाम सूची में जाँचों की किस्में',
    },
    accuracy: { value: '99.8%', source: 'नमूना: 500 रिपोर्टों की दोबारा जाँच, 2025' },
    goldMedal: { value: 'गोल्ड मेडलिस्ट', source: 'नमूना: 2009 में मिला' },
  },
  scopes: { NABL: 'क्लिनिकल बायोकेमिस्ट्री, हीमेटोलॉजी' },
  dataDesk: 'डेटा डेस्क',
}
