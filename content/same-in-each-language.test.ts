import { describe, expect, it } from 'vitest'
import { allTests, testCatalogue } from '../domain/centre/test-catalogue.ts'
import { type Language, languages } from '../domain/language.ts'
import { centre } from './centre.ts'
import { centreIn } from './centre-in.ts'
import { facts, type Said } from './facts.ts'
import { languagesSpoken } from './languages.ts'
import { english, type Strings } from './strings.ts'

/**
 * Arguments for the names, times and numbers in a sentence. They are numbers, so a language that forgets an
 * argument lacks a number.
 */
const placeholders = ['4001', '4002', '4003', '4004', '4005', '4006']

/** Arguments of functions that take other things than texts and numbers, or that have a plural. */
const calls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  '/booking/selectedCount': [[1], [2]],
  '/search/found': [[1], [2]],
  '/booking/prices/rest': [[1], [2]],
  '/reportDays/when': [[0], [1], [3]],
  '/names/test': allTests.map((test) => [test]),
  '/names/category': testCatalogue.map((category) => [category]),
  '/preparation/together': [[1], [2]],
  '/preparation/forTests': [[['4001', '4002']]],
  '/prescriptions/answer': [[['4001', '4002']], [[]]],
  '/facts/includes': [[['4001', '4002']]],
  '/preparation/prescriptionFor': [[['4001', '4002']]],
  '/preparation/fast': [[{ least: 6, most: 6 }], [{ least: 10, most: 12 }]],
  '/saveAndShare/event/tests': [[['4001', '4002']]],
  '/saveAndShare/event/part': [['4001', ['4002', '4003']]],
  '/privacy/points': [365, 730].map((retentionDays) => [
    { contact: '4001', phone: '4002', address: '4003', retentionDays },
  ]),
}

/** Every text with its place, including the texts that functions return. */
function textsIn(value: unknown, place = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const asked = calls[place] ?? [placeholders.slice(0, value.length)]
    return asked.flatMap((given, index) =>
      textsIn(Reflect.apply(value, undefined, given), `${place}(${index})`),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${place}/${key}`))
}

/** Words for numbers, and numerals, with the digits that replace them before numbers are compared. */
const spelled: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/Level II/g, 'Level 2'],
    [/2½/g, '2.5'],
    [/midnight/g, '12'],
    [/\btwo\b/gi, '2'],
    [/\beight\b/gi, '8'],
    [/\bten\b/gi, '10'],
  ],
  hi: [
    [/ढाई|2½/g, '2.5'],
    [/दो (?=घंटे|मिनट|जाँचें)/g, '2 '],
    [/आठ बजे/g, '8'],
    [/दस के बाद/g, '10'],
  ],
}

function numbersIn(text: string, language: Language): string[] {
  const plain = spelled[language].reduce(
    (left, [strings, digits]) => left.replaceAll(strings, digits),
    text,
  )
  return (plain.match(/\d+(?:[.:,]\d+)*/g) ?? []).toSorted()
}

/** Names of things. If one language names a thing in a text, the other must name it too. */
const named: readonly (readonly [en: RegExp, hi: RegExp])[] = [
  [/\bMRI\b/, /एमआरआई/],
  [/(?<!PET-)\bCT\b/, /सीटी/],
  // Hindi says "X-ray films", because "films" alone would mean the cinema.
  [/\bX-ray|\bfilms\b/i, /एक्स-रे/],
  [/ultrasound|USG/i, /अल्ट्रासाउंड/],
  [/Doppler/, /डॉप्लर/],
  [/\bTVS\b/, /टीवीएस/],
  [/\bTRUS\b/, /टीआरयूएस/],
  [/\bECG\b/, /ईसीजी/],
  [/\bECHO\b/, /ईको/],
  [/biops/i, /बायोप्सी/],
  [/barium/i, /बेरियम/],
  [/contrast/i, /कॉन्ट्रास्ट/],
  [/creatinine/i, /क्रिएटिनिन/],
  [/metformin/i, /मेटफ़ॉर्मिन/],
  [/insulin\b/i, /इंसुलिन/],
  [/biotin/i, /बायोटिन/],
  [/thyroid/i, /थायरॉइड/],
  [/pacemaker/i, /पेसमेकर/],
  [/beta-blocker/i, /बीटा-ब्लॉकर/],
  [/blood thinner/i, /खून पतला/],
  [/enema/i, /एनिमा/],
  [/asthma/i, /दमा/],
  [/allergy/i, /एलर्जी/],
  [/pregnan/i, /प्रेग्नेंसी|गर्भ|प्रसव/],
  [/kidney/i, /किडनी/],
  [/\bliver\b/i, /लिवर/],
  [/\bwater\b/i, /पानी/],
  [/\blitre/i, /लीटर/],
  [/photo ID/i, /फ़ोटो आईडी/],
  [/prescription/i, /पर्ची/],
  [/WhatsApp/, /WhatsApp/],
  [/\bOTP\b/, /OTP/],
  [/\bUPI\b/, /UPI/],
  [/\bmidnight\b/, /रात 12/],
  [/\bnight before\b/, /एक दिन पहले/],
  [/\bnext day\b/i, /अगले दिन/],
  [/\bdate\b/i, /तारीख/],
  [/\bagree that\b|\bconsent\b/, /सहमति/],
  [/\bnot (?:booked|confirmed) yet\b/, /अभी (?:बुक|पक्का) नहीं/],
  [/\bclosed now\b/i, /अभी बंद/],
  [/\bafter closing\b/, /बंद होने के बाद/],
  [/\bbefore opening\b/, /खुलने से पहले/],
  [/\bearlier time\b/, /पहले का समय/],
  [/\blater time\b/, /आगे का समय/],
  [/\banother time\b/i, /दूसरा समय/],
]

/** Words in Latin letters: abbreviations as they stand on a prescription, names, addresses. */
const latinWords = (text: string): string[] => text.match(/[A-Za-z][A-Za-z0-9]+/g) ?? []

/** Places that are not compared: they hold no sentence, or the notice of the PC-PNDT Act, whose words the law gives. */
const notTold = /^\/(lang|legal\/pcpndt\/\w+|head\/locale)$|\/category$/
/** The words that a centre fills in: its claims, and the entries that hold both languages. */
function saidIn(language: Language) {
  const { answers, doctorHours, map } = facts
  const names = [...(map?.streets ?? []), ...(map?.places ?? [])].map(({ name }) => name)
  const said: [string, Said | undefined][] = [
    ...Object.entries(answers ?? {}),
    ['doctorHours', doctorHours],
    ...names.map((name, place): [string, Said | undefined] => [`map ${place}`, name]),
  ]
  return {
    ...Object.fromEntries(said.map(([place, each]) => [place, each?.[language]])),
    claims: centreIn(language, centre).claims,
    closures: centre.hours.closures.map(({ reason }) => reason[language]),
  }
}

/** Notices are left out, because reception works in English. */
const { notices: _, ...forPatients } = english
const inEnglish = textsIn({ ...forPatients, centre: saidIn('en') }).filter(
  ([place]) => !notTold.test(place),
)
const others = languages.filter(
  (language): language is Exclude<Strings['lang'], 'en'> => language !== 'en',
)

describe.each(others)('what patients read in %s', (language) => {
  const translated = new Map(textsIn({ ...languagesSpoken[language], centre: saidIn(language) }))
  const inBoth = inEnglish.map(([place, text]) => ({
    place,
    en: text,
    other: translated.get(place) ?? '',
  }))

  it('has a text in each place where English has one, and nowhere else', () => {
    expect(inEnglish.length).toBeGreaterThan(400)
    const places = [...translated.keys()].filter((place) => !notTold.test(place))
    expect(places.toSorted()).toEqual(inEnglish.map(([place]) => place).toSorted())
    expect(places).toEqual(
      expect.arrayContaining(
        Object.keys(calls).map((place) => expect.stringContaining(`${place}(`)),
      ),
    )
  })

  it('has the same numbers and times, and every placeholder', () => {
    const wrong = inBoth.filter(
      ({ en, other }) => numbersIn(en, 'en').join() !== numbersIn(other, language).join(),
    )
    expect(wrong).toEqual([])
  })

  it('names the same tests, parts of the body, medicines and papers', () => {
    const wrong = inBoth.flatMap(({ place, en, other }) =>
      named
        .filter(([inEn, inOther]) => inEn.test(en) !== inOther.test(other))
        .map(([name]) => `${name} ${place}: ${en} | ${other}`),
    )
    expect(wrong).toEqual([])
  })

  it('names the days and months as Unicode does', () => {
    const { weekdays, months } = languagesSpoken[language].calendar
    const inUnicode = (options: Intl.DateTimeFormatOptions, day: number, month = 0) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
        Date.UTC(2026, month, day),
      )
    // 4 January 2026 is a Sunday.
    expect(weekdays).toEqual(weekdays.map((_, day) => inUnicode({ weekday: 'long' }, 4 + day)))
    expect(months).toEqual(months.map((_, month) => inUnicode({ month: 'long' }, 1, month)))
  })

  it('has no danda right after a Latin letter or digit, where it reads as "l" or "1"', () => {
    // A value at this place ends in a word of the language itself.
    const endsInOwnWord = /^\/(reportDays\/of|saveAndShare\/alarms\/outlasted)\(/
    const texts = [...translated].filter(([place]) => !endsInOwnWord.test(place))
    expect(texts.filter(([, text]) => /[\dA-Za-z]।/.test(text))).toEqual([])
  })

  it('has no word in Latin letters that the English lacks', () => {
    const wrong = inBoth
      .filter(({ place }) => !place.startsWith('/names/'))
      .flatMap(({ place, en, other }) => {
        const known = new Set(latinWords(en).map((word) => word.toLowerCase()))
        const odd = latinWords(other).filter((word) => !known.has(word.toLowerCase()))
        return odd.length === 0 ? [] : [`${odd} ${place}`]
      })
    expect(wrong).toEqual([])
  })
})
