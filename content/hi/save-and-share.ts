import type { Strings } from '../strings.ts'

export const saveAndShare: Strings['saveAndShare'] = {
  addToCalendar: 'कैलेंडर में जोड़ें',
  googleCalendar: 'Google कैलेंडर',
  directions: 'रास्ता देखें',
  sms: 'SMS से भेजें',
  email: 'ईमेल से भेजें',
  important: 'सबसे ज़रूरी',
  change: {
    message: (reference, when) =>
      `नमस्ते, मुझे अपना अपॉइंटमेंट ${reference} (${when}) बदलना या कैंसल करना है।`,
    line: (phone, link) =>
      `बदलना या कैंसल करना हो: ${phone} पर फ़ोन करें, या WhatsApp पर यह मैसेज भेजें: ${link}`,
  },
  event: {
    title: (centre) => `${centre} में अपॉइंटमेंट (पक्का होना बाकी)`,
    agreedTitle: (centre) => `${centre} में अपॉइंटमेंट`,
    unconfirmed: 'समय माँगा है, अभी पक्का नहीं: रिसेप्शन से आपको फ़ोन आएगा।',
    agreed: 'रिसेप्शन से फ़ोन पर तय हुआ।',
    called: 'रिसेप्शन से फ़ोन पर बात हो गई है: जो दिन और समय तय हुआ, वही पक्का है।',
    unreached: 'समय माँगा है, अभी पक्का नहीं: कृपया रिसेप्शन को फ़ोन करें।',
    reference: (reference) => `रेफ़रेंस नंबर: ${reference}`,
    tests: (tests) => `जाँचें: ${tests.join(', ')}`,
    arrive: '15 मिनट पहले आएँ, फ़ोटो आईडी के साथ।',
    arriveAtDoors: (time) => `सेंटर ${time} बजे खुलता है: तभी आएँ, फ़ोटो आईडी के साथ।`,
    phone: (phone) => `फ़ोन: ${phone}`,
    part: (heading, steps) => [heading, ...steps.map((step) => `- ${step}`)].join('\n'),
  },
  mail: {
    subject: (centre) => `${centre} में आपका अपॉइंटमेंट`,
    greeting: (name, centre) => `नमस्ते ${name}, ${centre} में आपका अपॉइंटमेंट यह है।`,
    attached: 'साथ की फ़ाइल से यह समय आपके कैलेंडर में जुड़ जाएगा।',
    notYours: (phone) =>
      `अगर आपको इस अपॉइंटमेंट के बारे में पता नहीं, तो किसी ने गलती से आपका ईमेल दे दिया है। यह मेल हटा दें और हमें बता दें: ${phone}`,
  },
  alarms: {
    midnight: 'रात 12',
    lastMeal: (time) => `${time} बजे तक आखिरी बार खाना खा लें, फिर सिर्फ़ सादा पानी`,
    dryLastMeal: (time) => `${time} बजे तक आखिरी बार खाना खा लें`,
    outlasted: (reminder, earliest) => `${reminder}। ${earliest}`,
    soon: (time, centre, arrival) => `${time} बजे: ${centre} में अपॉइंटमेंट। ${arrival}`,
  },
}
