import type { CentreInStrings } from '../centre.ts'

/** SAMPLES, as in content/centre.ts: those of its facts that are words. Change both files together. */
export const centreInHindi: CentreInStrings = {
  name: 'सनराइज़ इमेजिंग एंड डायग्नोस्टिक्स',
  address: {
    street: '14 अरबिंदो मार्ग, मेट्रो स्टेशन के सामने',
    locality: 'ग्रीन पार्क',
    city: 'नई दिल्ली',
    region: 'दिल्ली',
  },
  doctor: { name: 'डॉ. मीरा आनंद' },
  goldMedal: 'गोल्ड मेडलिस्ट',
  dataDesk: 'डेटा डेस्क',
}
