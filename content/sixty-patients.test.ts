import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { fortyBlind } from '../test/forty-blind.ts'
import { fortyTold } from '../test/forty-told.ts'
import { patientFacts } from '../test/patient-facts.ts'
import { fortyReviewed, twentyInvented } from '../test/sixty-patients.ts'
import { ofFact } from '../test/support/read-patients.ts'
import { whatPatientsRead } from '../test/support/what-patients-read.tsx'
import { thirtyBlind } from '../test/thirty-blind.ts'

const sixty = [...fortyReviewed, ...twentyInvented]
const eighty = [...fortyTold, ...fortyBlind, ...thirtyBlind]

const lastMeal = { en: 'finish your last meal by .*', hi: '.* तक आखिरी बार खाना खा लें।' }
/** Water is named where no fast of the visit limits it (site/open-lines.test.ts). */
const water = { en: '( Plain water is fine\\.)?', hi: '( सादा पानी पी सकते हैं।)?' }
const earliest = {
  en: ' If several fasts apply, the earliest counts\\.',
  hi: ' कई समय लिखे हों, तो सबसे पहला मानें।',
}
const meal = (en: string, hi: string, isOutlasted = false) => ({
  en: new RegExp(
    `^${en}: ${lastMeal.en}([AP]M that day|([AP]M|midnight) the night before)\\.${water.en}${isOutlasted ? earliest.en : ''}$`,
  ),
  hi: new RegExp(`^${hi}: ${lastMeal.hi}${water.hi}${isOutlasted ? earliest.hi : ''}$`),
})

/** The pattern that a whole line must match to be this open fact. */
const openFacts: Readonly<Record<string, { readonly en: RegExp; readonly hi: RegExp }>> = {
  'the last meal, in any case': {
    en: /^Finish your last meal by [^:]*(:\d\d [AP]M that day|(:\d\d [AP]M|midnight) the night before)\.( Plain water is fine\.)?$/,
    hi: /^(एक दिन पहले |उसी दिन )[^:]+(:\d\d)? बजे तक आखिरी बार खाना खा लें।( सादा पानी पी सकते हैं।)?$/,
  },
  'the last meal if CT is with contrast': meal(
    'If the CT is with contrast',
    'अगर सीटी कॉन्ट्रास्ट के साथ है',
  ),
  'the last meal if CT is with contrast, of several the earliest': meal(
    'If the CT is with contrast',
    'अगर सीटी कॉन्ट्रास्ट के साथ है',
    true,
  ),
  'the last meal if the upper or whole abdomen is scanned': meal(
    'If the ultrasound is of the upper or whole abdomen',
    'अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है',
  ),
  'the last meal if the upper or whole abdomen is scanned, of several the earliest': meal(
    'If the ultrasound is of the upper or whole abdomen',
    'अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है',
    true,
  ),
  'the last meal if a fasting sugar is asked for': meal(
    'If a fasting sugar is asked for',
    'अगर खाली पेट वाली शुगर लिखी है',
  ),
  'the last meal if the biopsy is deep': meal(
    'If the needle goes deep \\(liver, kidney, lung\\)',
    'अगर सुई अंदर तक जानी है \\(लिवर, किडनी, फेफड़ा\\)',
  ),
  'the last meal before a procedure': meal(
    'For a procedure \\(angiography, stent, drain\\), unless we told you otherwise',
    'अगर प्रोसीजर है \\(एंजियोग्राफ़ी, स्टेंट, नली\\) और हमने कुछ और नहीं बताया',
  ),
  'one last meal for a fasting sugar and for the abdomen': meal(
    'If a fasting sugar is asked for, or if the ultrasound is of the upper or whole abdomen',
    'अगर खाली पेट वाली शुगर लिखी है, या अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है',
  ),
  'one last meal for the abdomen and for a deep biopsy': meal(
    'If the ultrasound is of the upper or whole abdomen, or if the needle goes deep \\(liver, kidney, lung\\)',
    'अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है, या अगर सुई अंदर तक जानी है \\(लिवर, किडनी, फेफड़ा\\)',
  ),
  'a light meal before the stress ECHO': {
    en: /^Finish a light meal 2 to 3 hours before the stress ECHO, then only water\.$/,
    hi: /^स्ट्रेस ईको से 2 से 3 घंटे पहले हल्का खाना खा लें, फिर सिर्फ़ पानी।$/,
  },
  'the thyroid tablet after the sample': {
    en: /^Leave your thyroid tablet until the sample is taken\./,
    hi: /^थायरॉइड की गोली सैंपल देने के बाद ही लें।/,
  },
  'eat as usual, open': { en: /^Eat as usual\.$/, hi: /^खाना रोज़ की तरह खाएँ।$/ },
  'no fast': { en: /^No fasting needed\.$/, hi: /^खाली पेट रहना ज़रूरी नहीं।$/ },
  'no preparation': { en: /^No preparation needed\.$/, hi: /^कोई तैयारी नहीं चाहिए।$/ },
  'most X-rays need no preparation': {
    en: /^Most X-rays \(chest, arms, legs\) need no preparation\.$/,
    hi: /^ज़्यादातर एक्स-रे \(छाती, हाथ, पैर\) के लिए कोई तैयारी नहीं।$/,
  },
  'most MRI scans need no fast, unless under sedation': {
    en: /^Most MRI scans \(head, spine, joints\) without sedation need no fasting\.$/,
    hi: /^ज़्यादातर एमआरआई \(सिर, रीढ़, जोड़\) बिना बेहोशी के होते हैं, और उनमें खाली पेट रहना ज़रूरी नहीं।$/,
  },
  'most Dopplers need no preparation': {
    en: /^Most Dopplers \(pregnancy, neck, arms, legs\) need no preparation\.$/,
    hi: /^ज़्यादातर डॉप्लर \(प्रेग्नेंसी, गर्दन, हाथ, पैर\) के लिए कोई तैयारी नहीं।$/,
  },
  'implants, metal or pregnancy, and the MRI': {
    en: /^MRI: pacemaker or implant \(no entry before our radiologist clears it, bring its card\), metal, pregnancy, sedation$/,
    hi: /^एमआरआई: पेसमेकर या इंप्लांट \(रेडियोलॉजिस्ट की हाँ से पहले अंदर न जाएँ, कार्ड लाएँ\), मेटल, प्रेग्नेंसी, बेहोशी/,
  },
  'kidneys and contrast': {
    en: /^Contrast: kidney disease, metformin \(Glycomet\), allergy$/,
    hi: /^कॉन्ट्रास्ट: किडनी की बीमारी, मेटफ़ॉर्मिन \(ग्लाइकोमेट\), एलर्जी$/,
  },
  'barium, IVP or HSG: call first': {
    en: /^Barium, IVP or HSG: kidney disease, metformin, allergy$/,
    hi: /^बेरियम, IVP या HSG: किडनी की बीमारी, मेटफ़ॉर्मिन, एलर्जी$/,
  },
  'a pregnancy and X-rays': {
    en: /^Pregnant, or may be: you, or anyone who stays in the room\. A late period counts\.$/,
    hi: /^प्रेग्नेंसी है या हो सकती है, आपको या कमरे में साथ वाले को। पीरियड देर से हों, तो भी बताएँ।$/,
  },
  'blood thinners, by name': {
    en: /^(For TRUS: b|B)lood thinners \(Ecosprin, clopidogrel, warfarin, Acitrom, rivaroxaban\): ask .*, stop none on your own, bring the last INR$/,
    hi: /^(टीआरयूएस के लिए: )?खून पतला करने की दवा \(इकोस्प्रिन, क्लोपिडोग्रेल, वारफ़रिन, एसिट्रोम, रिवरोक्साबैन\): .*अपने आप बंद न करें, पिछली INR रिपोर्ट लाएँ$/,
  },
  'insulin before a fast': {
    en: /^Insulin or sugar tablets\? Ask your doctor before you fast\. For a child, ask us how long\.$/,
    hi: /^इंसुलिन या शुगर की दवा\? खाली पेट रहने से पहले डॉक्टर से पूछें। बच्चे को कितनी देर, हमसे पूछें।$/,
  },
  "a child's fast": {
    en: /For a child, ask us how long\.$/,
    hi: /बच्चे को कितनी देर, हमसे पूछें।$/,
  },
  'a full bladder for pelvis, KUB or early pregnancy': {
    en: /^If the ultrasound is of the whole or lower abdomen, the pelvis, KUB or an early pregnancy: come with a full bladder\.$/,
    hi: /^अगर पूरे पेट, पेट के निचले हिस्से \(पेल्विस\), KUB या शुरू की प्रेग्नेंसी का अल्ट्रासाउंड है: पेशाब रोककर आएँ।$/,
  },
  'a full bladder, in any case, open': {
    en: /^Come with a full bladder\.$/,
    hi: /^पेशाब रोककर आएँ।$/,
  },
  'a prescription for the stress ECHO': {
    en: /^Prescription needed: .*Stress ECHO/,
    hi: /^पर्ची ज़रूरी: .*स्ट्रेस ईको/,
  },
  'the original prescription if she is pregnant': {
    en: /If you are pregnant, bring the original prescription for the scan\.$/,
    hi: /प्रेग्नेंसी हो, तो स्कैन की असली पर्ची लाएँ।$/,
  },
  'heart medicines, insulin and the stress ECHO': {
    en: /^Heart medicines, insulin or sugar tablets\? Ask your doctor before you fast or do the stress ECHO\.$/,
    hi: /^दिल की दवा, इंसुलिन या शुगर की दवा\? खाली पेट रहने या ईको से पहले डॉक्टर से पूछें।$/,
  },
}

it('knows exactly the open facts that the patients name', () => {
  const named = new Set([...sixty, ...eighty].flatMap(({ open, first }) => [...open, ...first]))
  expect(Object.keys(openFacts).toSorted()).toEqual([...named].toSorted())
})

describe.each(sixty)('$who', (patient) => {
  describe.each(languages)('in %s', (language) => {
    const read = whatPatientsRead(patient, language)

    it('sees exactly the expected open lines in form and ticket', () => {
      expect(read.form.length, read.form.join('\n')).toBe(patient.open.length)
      for (const [place, fact] of patient.open.entries())
        expect(read.form[place]).toMatch(ofFact(openFacts, fact)[language])
      expect(read.ticket).toEqual(read.form)
    })

    it('finds each open line in the calendar, in shared texts and in messages of reception', () => {
      for (const line of read.form)
        for (const text of [read.calendar, read.shared, ...read.messages])
          expect(text).toContain(line)
    })
  })
})

describe.each(eighty)('$who', ({ first, never, ...booked }) => {
  describe.each(languages)('in %s', (language) => {
    const { form, ticket, prescription } = whatPatientsRead(booked, language)

    it('sees the lines that come first, in their order, in form and ticket', () => {
      for (const page of [form, ticket]) {
        const lines = [...page, prescription]
        const places = first.map((fact) =>
          lines.findIndex((line) => ofFact(openFacts, fact)[language].test(line)),
        )
        expect(places, lines.join('\n')).not.toContain(-1)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }
    })

    it('sees no wrong line outside of the fold', () => {
      for (const fact of never)
        for (const line of [...form, prescription])
          expect(line, fact).not.toMatch((openFacts[fact] ?? ofFact(patientFacts, fact))[language])
    })
  })
})
