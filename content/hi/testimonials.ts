import type { Strings } from '../strings.ts'

/** SAMPLES: the invented people of the English file. Replace both together. */
const entries: Strings['testimonials']['entries'] = [
  {
    name: 'कविता एस.',
    location: 'ग्रीन पार्क',
    rating: 5,
    comment:
      'फ़ोन पर ठीक-ठीक बता दिया कि तैयारी कैसे करनी है, समय पर अंदर बुलाया, और रात के खाने से पहले रिपोर्ट मेरे हाथ में थी।',
  },
  {
    name: 'इमरान ए.',
    location: 'साकेत',
    rating: 5,
    comment: 'डॉक्टर ने स्क्रीन घुमाकर मेरे पापा को दिखाया कि वे क्या देख रही हैं।',
  },
  {
    name: 'जोसेफ़ टी.',
    location: 'लाजपत नगर',
    rating: 4,
    comment: 'एक ही सुबह में खून की जाँच और ईसीजी। नौ बजे भीड़, दस के बाद शांति।',
  },
]

export const testimonials: Strings['testimonials'] = {
  entries,
  rating: (rating) => `रेटिंग: 5 में से ${rating}`,
  sampleNote: 'ये नमूने हैं, इनकी जगह असली मरीज़ों की बातें आएँगी।',
}
