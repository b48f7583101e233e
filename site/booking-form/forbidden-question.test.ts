import { describe, expect, it } from 'vitest'
import {
  freshPhrases,
  heldOutPhrases,
  patientPhrases,
  unseenPhrases,
} from '../../test/patient-phrases.ts'
import { asksForbidden } from './forbidden-question.ts'

describe('asksForbidden', () => {
  it.each([
    ...['gender scan', 'baby gender', 'sex test', 'sex determination', 'boy or girl scan'],
    ...['baby girl ultrasound', 'scan baby boy', 'बेबी गर्ल अल्ट्रासाउंड'],
    ...['ling pata karna hai', 'लिंग', 'लिंग निर्धारण', 'बेबी का जेंडर', 'scan for sex', 'बच्चे का सेक्स'],
    ...['beta ya beti', 'beti ya beta', 'बेटी या बेटा', 'beti hai ya beta ultrasound', 'boy/girl?'],
    ...['girl or boy', 'son or daughter', 'daughter ya son', 'putra ya putri', 'लड़की है या लड़का'],
    ...['mera beta hoga ya beti', 'baby male or female', 'bacha female hai ya male'],
    ...['bacha ladka hai kya', 'pet me ladka hai kya', 'पेट में लड़का है क्या', 'pet mein ladki'],
    ...[
      'ladka hoga ya nahi scan',
      'लड़का होगा या नहीं',
      'ladki hogi',
      'beti hogi kya',
      'ladka paida hoga',
    ],
    ...[
      'ladka hai ki nahi',
      'ladki hai ya nahi',
      'kya ladka hai',
      'क्या बच्चा लड़का है',
      'boy hai kya',
    ],
    ...[
      'is it a boy',
      'Is it a girl?',
      'is my baby a boy',
      'will it be a girl',
      'am I having a boy',
    ],
    ...['ladki hone ke lakshan', 'ladka hai pata karna', 'boy or not', 'pregnancy boy symptoms'],
    ...[
      'बेबी मेल या फीमेल',
      'pet me bacha ladki',
      'ladka ya nhi',
      'is this baby girl',
      'pragnancy ladka',
    ],
    ...['ladka hai?', 'बच्चा लड़की है?', 'ladka hai kia', 'will I have a boy', 'क्या लड़की होगी'],
    ...['male female baby', 'balak ya balika', 'बालक या बालिका', 'munda ya kudi', 'chhora chhori'],
    ...[
      'nar ya mada baby',
      "it's a boy",
      'ladka paida karne ki dawa',
      'beta chahiye',
      'putra prapti',
    ],
    ...[
      'beta ya bachi',
      'beta hoga ya bachi',
      'bacha hai ya bachi',
      'bacchi ya bachcha',
      'kaka ya kaki',
    ],
    ...['बेटा या बच्ची', 'बच्चा होगा या बच्ची', 'munna ya munni', 'bhai hoga ya behen', 'lalla/lalli'],
    ...[
      'ladka/bachi',
      'gudda ya gudiya',
      'puttar ya kudi',
      'bachi hogi ya beta',
      'bitiya ya babua',
    ],
    ...[
      'beti garbh me hai kya',
      'pregnant hu ladki hogi',
      'ladki pregnancy lakshan',
      'beti pregnant hai ya beta',
    ],
    ...[
      'pregnant beti hogi kya',
      'meri wife pregnant hai beta hai',
      'beti ki pregnancy ke lakshan',
    ],
    ...['laddu ya barfi', 'लड्डू या बर्फी', 'लड़का चाहिए'],
    ...['garbh me ladka', 'गर्भ में लड़की', 'pregnant with girl', 'fetus boy', 'boy anomaly scan'],
  ])('recognises "%s" as a question that the Act forbids to answer', (typed) => {
    expect(asksForbidden(typed)).toBe(true)
  })

  it.each([
    ...['beta hcg', 'girl blood test', 'pregnancy scan', '4d baby scan', 'boy xray hand'],
    ...[
      'balika ka checkup',
      'ladki paida hui hai kaan test',
      'ladki ka test chahiye',
      'barfi',
      'blood sugar after laddu',
      'kidney',
      'ladka 16 saal xray',
    ],
    ...['essex', 'linga', 'ladies checkup', 'ladki ka checkup', 'sexual health', 'हेल्थ काउंसलिंग'],
    ...[
      'मेरी लड़की का पेट का अल्ट्रासाउंड',
      'girl 7 years ultrasound abdomen',
      'meri ladki ka ultrasound',
    ],
    ...['लड़की', 'लड़का', 'लड़के का एक्स-रे', 'mera beta ultrasound', 'बेटे की सोनोग्राफी', 'my son mri'],
    ...['7 saal ki ladki hai pet ka ultrasound', 'ladki ke pet me dard', 'लड़की के पेट में दर्द'],
    ...[
      'ladki ke pet me pathri hai kya',
      'kya meri ladki ka ultrasound ho jayega',
      'ladki ki sonography hogi',
    ],
    ...[
      'beti pregnant hai',
      'beti pregnant hai ultrasound',
      'बेटी प्रेग्नेंट है',
      'daughter pregnant 5 months scan',
    ],
    ...[
      'pregnant daughter ultrasound',
      'beti garbhvati hai',
      'बेटी गर्भवती है',
      'beti ki pregnancy ka scan',
    ],
    ...[
      'daughters pregnancy scan',
      'bitiya pregnant h',
      'ladki pregnant hai scan karana hai',
      'beti pet se hai',
    ],
    ...[
      'bachi ka xray',
      'bacha aur bachi ka checkup',
      'bachi ko bukhar',
      'bhai behen ka blood test',
      'kaki ka mri',
    ],
    ...[
      'bachi ki sonography',
      'munni ka ultrasound',
      'bachcha ya bada xray',
      'baccha aur behen ka test',
    ],
    ...['meri beti pregnant hai', 'मेरी बेटी की प्रेग्नेंसी का स्कैन', 'my daughter is pregnant'],
    ...[
      'mera beta aur meri beti ka blood test',
      'beta hcg pregnancy test',
      'ling me dard',
      'लिंग में दर्द',
    ],
    ...['male or female doctor', 'female doctor for pregnancy scan', 'baby girl 2 years x-ray'],
    ...['newborn baby girl hip ultrasound', 'baby boy 3 months ultrasound'],
    ...[
      'pregnancy ka ultrasound hoga',
      'bachche ka x-ray hoga kya',
      'is it painful',
      'ladakh',
      'person',
    ],
  ])('allows a search for "%s"', (typed) => {
    expect(asksForbidden(typed)).toBe(false)
  })

  it('reads only the beginning of a pasted text, within a second', () => {
    const before = performance.now()
    expect(asksForbidden(`boy or girl ${'baby sex '.repeat(100_000)}`)).toBe(true)
    expect(asksForbidden('baby '.repeat(100_000))).toBe(false)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('allows a search for every collected phrase of patients', () => {
    const lists = [patientPhrases, heldOutPhrases, freshPhrases, unseenPhrases]
    const typed = lists.flat().map((phrase) => phrase.typed)
    expect(typed.filter(asksForbidden)).toEqual([])
  })
})
