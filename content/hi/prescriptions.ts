import type { Strings } from '../strings.ts'

export const prescriptions: Strings['prescriptions'] = {
  heading: 'डॉक्टर की पर्ची',
  answer: (tests) =>
    [
      ...(tests.length > 0 ? [`${tests.join(', ')} के लिए ज़रूरी है।`] : []),
      'प्रेग्नेंसी के स्कैन के लिए असली पर्ची कानूनन ज़रूरी है। बाकी जाँचों के लिए ज़रूरी नहीं।',
    ].join(' '),
  photo: {
    link: 'पर्ची की फ़ोटो भेजें',
    message: (reference) => `नमस्ते, मेरी बुकिंग ${reference} की पर्ची यह है।`,
  },
}
