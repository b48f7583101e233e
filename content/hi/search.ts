import type { Strings } from '../strings.ts'
import { topics } from './facts.ts'
import { prescriptions } from './prescriptions.ts'

export const search: Strings['search'] = {
  foundName: 'मिली हुई जाँचें',
  found: (count) => (count === 1 ? '1 जाँच मिली।' : `${count} जाँचें मिलीं।`),
  notDone: (typed) => `${typed}: हमारे यहाँ नहीं होता।`,
  noSubstitute: 'नीचे की कोई जाँच उसकी जगह नहीं ले सकती: चुनने से पहले अपने डॉक्टर से पूछें।',
  unknown: (typed) => `${typed}: हमारी लिस्ट में नहीं मिला।`,
  ask: 'हमसे पूछें कि यह हमारे यहाँ होता है या नहीं। कौन-सी जाँच करानी है, यह आपके डॉक्टर बताएँगे।',
  notTheRightOne: 'जो जाँच चाहिए, वह यह नहीं है? हमसे पूछें।',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: (typed) => `नमस्ते, क्या यह आपके यहाँ होता है: ${typed}`,
  priceQuestion: (typed) => `नमस्ते, इसका दाम कितना है: ${typed}`,
  urgent: 'अगर यह तकलीफ़ अभी हो रही है, तो पहले 112 पर फ़ोन करें। अपॉइंटमेंट का इंतज़ार न करें।',
  notUrgent: 'अगर अभी ऐसा नहीं हो रहा, तो सिर्फ़ जाँच का नाम लिखें।',
  facts: {
    price: 'दाम',
    minutes: 'कितना समय लगता है',
    hours: 'सेंटर कब खुला है',
    doctorHours: 'डॉक्टर का समय',
    contact: 'फ़ोन',
    prescription: prescriptions.heading,
    ...topics,
  },
  price: 'हर जाँच के साथ लिखा है। जहाँ न लिखा हो, हमसे पूछें।',
  minutes: 'जाँच में लगने वाले मिनट उसके साथ लिखे हैं, जहाँ हमें पता हैं।',
  sameDay: 'ज़्यादातर रिपोर्टें उसी दिन मिल जाती हैं।',
  askUs: 'कृपया हमसे पूछें।',
}
