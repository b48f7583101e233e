import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../domain/language.ts'
import { preparationFlags } from '../domain/preparation/flags.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import type { Condition } from '../domain/preparation/steps.ts'
import { objectionsTo } from '../domain/request/slot-advice.ts'
import { delhiInstant } from '../domain/time/delhi-time.ts'
import { centre } from '../test/content/centre.ts'
import { patientFacts } from '../test/patient-facts.ts'
import { patients } from '../test/patients.ts'
import { ofFact } from '../test/support/read-patients.ts'
import { slotAt } from '../test/support/slot-at.ts'
import { visitDate, whatPatientsRead } from '../test/support/what-patients-read.tsx'
import { languagesSpoken } from './languages.ts'
import { english } from './strings.ts'

/** Now is the Friday before the visit. */
const nowMs = delhiInstant('2026-11-20', 10 * 60)

const conditions: Readonly<Record<string, Condition | 'earliest'>> = {
  'the upper or whole abdomen is scanned': 'abdomen-scan',
  'CT is with contrast': 'ct-contrast',
  'the biopsy is deep': 'deep-needle',
  'it is a procedure': 'procedure',
  'a fasting sugar is asked for': 'fasting-sugar',
  'no earlier fast applies': 'earliest',
}

const deskFacts: Readonly<Record<string, RegExp>> = {
  fasting: /fasting/,
  'fasting in any case': /fasting(,|$)/,
  'fasting if the upper or whole abdomen is scanned': /fasting if upper\/whole abdomen/,
  'fasting if an MRI is of the abdomen': /fasting if MRI of abdomen/,
  'fasting if CT is with contrast': /fasting if CT with contrast/,
  'fasting if the biopsy is deep': /fasting if deep needle/,
  'fasting if the procedure needs it': /fasting if the procedure needs it/,
  'fasting if a fasting sugar is asked for': /fasting if fasting sugar/,
  'fasting if it is a barium study or IVP': /fasting if barium\/IVP/,
  'full bladder if the pelvis or lower abdomen is scanned': /full bladder if lower\/whole abdomen/,
  'original prescription': /original Rx/,
  'no metal, ask about implants': /no metal, ask about implants/,
  'ask about pregnancy': /ask about pregnancy/,
  'water limited if it is a barium study or IVP': /water limited if barium\/IVP/,
  'contrast possible': /contrast possible/,
  'contrast possible in any case': /contrast possible(,|$)/,
  'contrast possible if it is an IVP or HSG': /contrast possible if IVP\/HSG/,
  'ask about blood thinners': /ask about blood thinners/,
  'ask about heart medicines': /ask about heart medicines/,
}

const lastMeal = { en: 'finish your last meal by .*', hi: '.* तक आखिरी बार खाना खा लें।' }
/** Water is named where no fast of the visit limits it (site/open-lines.test.ts). */
const water = { en: '( Plain water is fine\\.)?', hi: '( सादा पानी पी सकते हैं।)?' }
const earliest = {
  en: ' If several fasts apply, the earliest counts\\.',
  hi: ' आप पर कई समय लागू हों, तो सबसे पहला मानें।',
}
const meal = (en: string, hi: string, hasEarlierFast = false) => ({
  en: new RegExp(
    `^${en}: ${lastMeal.en}([AP]M that day|([AP]M|midnight) the night before)\\.${water.en}${hasEarlierFast ? earliest.en : ''}$`,
  ),
  hi: new RegExp(`^${hi}: ${lastMeal.hi}${water.hi}${hasEarlierFast ? earliest.hi : ''}$`),
})

const ofCt = ['If the CT is with contrast', 'अगर सीटी कॉन्ट्रास्ट के साथ है'] as const
const ofAbdomen = [
  'If the ultrasound is of the upper or whole abdomen',
  'अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है',
] as const

/** The pattern that a whole line must match to be this open fact. */
const openFacts: Readonly<Record<string, { readonly en: RegExp; readonly hi: RegExp }>> = {
  'the last meal, in any case': {
    en: /^Finish your last meal by [^:]*(:\d\d [AP]M that day|(:\d\d [AP]M|midnight) the night before)\.( Plain water is fine\.)?$/,
    hi: /^(एक दिन पहले |उसी दिन )[^:]+(:\d\d)? बजे तक आखिरी बार खाना खा लें।( सादा पानी पी सकते हैं।)?$/,
  },
  'the last meal if CT is with contrast': meal(...ofCt),
  'the last meal if CT is with contrast, of several the earliest': meal(...ofCt, true),
  'the last meal if the upper or whole abdomen is scanned': meal(...ofAbdomen),
  'the last meal if the upper or whole abdomen is scanned, of several the earliest': meal(
    ...ofAbdomen,
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
    hi: /^बिना बेहोशी के ज़्यादातर एमआरआई \(सिर, रीढ़, जोड़\) में खाली पेट रहना ज़रूरी नहीं।$/,
  },
  'most Dopplers need no preparation': {
    en: /^Most Dopplers \(pregnancy, neck, arms, legs\) need no preparation\.$/,
    hi: /^ज़्यादातर डॉप्लर \(प्रेग्नेंसी, गर्दन, हाथ, पैर\) के लिए कोई तैयारी नहीं।$/,
  },
  'implants, metal or pregnancy, and the MRI': {
    en: /^MRI: pacemaker or implant \(no entry before our radiologist clears it, bring its card\), metal, pregnancy, sedation$/,
    hi: /^एमआरआई: पेसमेकर या इंप्लांट \(हमारे रेडियोलॉजिस्ट की हाँ से पहले अंदर न जाएँ, कार्ड लाएँ\), मेटल, प्रेग्नेंसी, बेहोशी/,
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
    en: /^(For TRUS: b|B)lood thinners \(Ecosprin, clopidogrel, warfarin, Acitrom, rivaroxaban, heparin\): ask .*, stop none on your own, bring the last INR$/,
    hi: /^(टीआरयूएस के लिए: )?खून पतला करने की दवा \(इकोस्प्रिन, क्लोपिडोग्रेल, वारफ़रिन, एसिट्रोम, रिवरोक्साबैन, हेपारिन\): .*अपने आप बंद न करें, पिछली INR रिपोर्ट लाएँ$/,
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
    hi: /स्ट्रेस ईको.*: पर्ची ज़रूरी।$/,
  },
  'the original prescription if she is pregnant': {
    en: /If you are pregnant, bring the original prescription for the scan\.$/,
    hi: /प्रेग्नेंसी हो, तो स्कैन की असली पर्ची लाएँ।$/,
  },
  'heart medicines, insulin and the stress ECHO': {
    en: /^Heart medicines, insulin or sugar tablets\? Ask your doctor before you fast or do the stress ECHO\.$/,
    hi: /^दिल की दवा, इंसुलिन या शुगर की दवा\? खाली पेट रहने या स्ट्रेस ईको से पहले डॉक्टर से पूछें।$/,
  },
}

it.each([
  ['facts', patientFacts, patients.flatMap(({ reads, never }) => [...reads, ...never])],
  ['open facts', openFacts, patients.flatMap(({ open, first }) => [...open, ...first])],
  ['facts', deskFacts, patients.flatMap(({ desk, notAtTheDesk }) => [...desk, ...notAtTheDesk])],
  ['conditions', conditions, patients.flatMap(({ alarms }) => alarms.flatMap((a) => a.onlyIf))],
])('knows exactly the %s that the patients name', (_, known, named) => {
  expect(Object.keys(known).toSorted()).toEqual([...new Set(named)].toSorted())
})

describe.each(patients)('$who, $time', ({ tests, time, ...patient }) => {
  const { reads, never, alarms, open, first } = patient

  describe.each(languages)('in %s', (language) => {
    const read = whatPatientsRead({ tests, time }, language)
    const { form, ticket, prescription, plan } = read

    it('reads each expected fact in the whole plan, and the whole plan in the calendar entry', () => {
      const pattern = (fact: string) => expect.stringMatching(ofFact(patientFacts, fact)[language])
      for (const fact of reads) expect([...form, ...plan], fact).toContainEqual(pattern(fact))
      for (const fact of never)
        expect([...form, prescription, ...plan], fact).not.toContainEqual(pattern(fact))
      for (const line of plan) expect(read.preparation).toContain(line)
    })

    it('gets an alarm at the time of each last meal, and the alarm names all conditions of the fast', () => {
      const { lastMeals } = read
      expect(lastMeals.map(({ atMs }) => atMs)).toEqual(
        alarms.map(({ by }) => delhiInstant(visitDate, minutesOf(by))),
      )
      for (const [place, { onlyIf }] of alarms.entries())
        expect(named(lastMeals[place]?.reminder ?? '', language)).toEqual(
          onlyIf.map((condition) => ofFact(conditions, condition)).toSorted(),
        )
    })

    if (open.length > 0)
      it('sees exactly the expected open lines in form and ticket', () => {
        expect(form.length, form.join('\n')).toBe(open.length)
        for (const [place, fact] of open.entries())
          expect(form[place]).toMatch(ofFact(openFacts, fact)[language])
        expect(ticket).toEqual(form)
      })

    it('finds each open line in the calendar, in shared texts and in messages of reception', () => {
      for (const line of form)
        for (const text of [read.calendar, read.shared, ...read.messages])
          expect(text).toContain(line)
    })

    if (first.length > 0)
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
  })

  it(`is ${patient.isMorningOffered ? '' : 'not '}offered a morning instead`, () => {
    const at = { nowMs, hours: centre.hours }
    const wanted = { date: visitDate, slot: slotAt(time) } as const
    const objections = objectionsTo(wanted, planPreparation(tests), at)
    expect(objections.includes('afternoon')).toBe(patient.isMorningOffered)
  })

  it('is announced to reception with the facts to ask about', () => {
    const flags = preparationFlags(tests).map(english.notices.flag)
    const pattern = (fact: string) => expect.stringMatching(ofFact(deskFacts, fact))
    for (const fact of patient.desk) expect(flags, fact).toContainEqual(pattern(fact))
    for (const fact of patient.notAtTheDesk) expect(flags, fact).not.toContainEqual(pattern(fact))
  })
})

it.each([
  ['Ultrasound', 'Urine Analysis'],
  ['Ultrasound', 'MRI Scan'],
  ['Executive Health Package', 'Blood Sugar'],
] as const)(
  'tells nobody with %s and %s to hold a full bladder for a scan that may need none',
  (...tests) => {
    for (const language of languages) {
      const { plan } = whatPatientsRead({ tests, time: '9:00 AM' }, language)
      const [wrong] = plan.filter((line) => heldInAnyCase[language].test(line))
      expect(wrong).toBeUndefined()
    }
  },
)

const heldInAnyCase: Readonly<Record<Language, RegExp>> = {
  en: /^Keep the bladder full|that your bladder is full/,
  hi: /^स्कैन के लिए पेशाब रोककर|कि पेशाब रोका हुआ/,
}

/** The conditions that a reminder names. */
function named(reminder: string, language: Language): string[] {
  const { preparation } = languagesSpoken[language]
  const said = reminder.toLowerCase()
  const found = Object.entries(preparation.conditions)
    .filter(([, words]) => said.includes(words.toLowerCase()))
    .map(([condition]) => condition)
  const hasEarlierFast = reminder.endsWith(preparation.outlasted)
  return [...found, ...(hasEarlierFast ? ['earliest'] : [])].toSorted()
}

/** Minutes from the midnight before the visit. From 8 PM on, a time means the day before. */
function minutesOf(clock: string): number {
  if (clock === 'midnight') return 0
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? []
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0)
  return minutes >= 20 * 60 ? minutes - 24 * 60 : minutes
}

it.each([
  ['en', /\beat\b|\bmeal\b/i, /only after every test that needs an empty stomach/],
  ['hi', /खाएँ|खाना/, /तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/],
] as const)(
  'no %s sentence about clashing tests says to eat before a test that needs an empty stomach',
  (language, eats, after) => {
    const texts = Object.values(languagesSpoken[language].preparation.clashes)
    const eating = texts.filter((text) => eats.test(text))
    expect(eating).toHaveLength(4)
    for (const text of eating) expect(text).toMatch(after)
  },
)
