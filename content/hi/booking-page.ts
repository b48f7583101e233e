import type { Strings } from '../strings.ts'

/** What the booking page says around its form. */
export const bookingPage: Strings['bookingPage'] = {
  title: 'अपॉइंटमेंट बुक करें',
  description:
    'नई दिल्ली में अल्ट्रासाउंड, सीटी, एमआरआई, एक्स-रे, दिल और लैब की जाँच के लिए अपॉइंटमेंट माँगें। लॉगिन की ज़रूरत नहीं।',
  intro:
    'बताएँ कि कौन-सी जाँच करानी है और कब। न लॉगिन चाहिए, न अभी कोई पैसा: रिसेप्शन से फ़ोन आएगा और समय पक्का होगा।',
}
