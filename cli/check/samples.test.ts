import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { centreInStrings } from '../../content/centre-in.ts'
import { facts } from '../../content/facts.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { type OwnWords, sampleGaps } from './samples.ts'

const quoted = (name: string, comment: string) => [{ name, location: 'Rohini', rating: 5, comment }]
const noClaim = { value: '1', source: '' }
const noClaims = {
  patients: noClaim,
  years: noClaim,
  testCategories: noClaim,
  accuracy: noClaim,
  goldMedal: noClaim,
}
const about = (language: 'en' | 'hi', text: string) => {
  const { about: words } = languagesSpoken[language]
  const items = [{ title: 'X', text }]
  return {
    ...words,
    facilities: { ...words.facilities, items },
    director: { ...words.director, text: (doctor: string) => `${doctor} ${text}` },
  }
}
const pages = (language: 'en' | 'hi', text: string, name: string) => ({
  about: about(language, text),
  testimonials: { ...languagesSpoken[language].testimonials, entries: quoted(name, text) },
})

/** A real centre: nothing in it is a sample. */
const own: OwnWords = {
  centre: {
    ...centre,
    name: 'Lotus Diagnostics',
    phones: [{ label: '+91 11 2345 6789', e164: '+911123456789' }],
    whatsapp: '919811012345',
    email: 'care@lotus.org.in',
    address: {
      street: '7 Ring Road',
      locality: 'Rohini',
      city: 'New Delhi',
      region: 'Delhi',
      postalCode: '110085',
      country: 'IN',
    },
    mapUrl: 'https://maps.lotus.org.in/',
    location: { latitude: 28.7, longitude: 77.1 },
    doctor: { name: 'Dr. Asha Rao', qualifications: 'MD', registrationNumber: 'DMC/R/12345' },
    registrations: [{ authority: 'AERB', number: 'DL/1' }],
    claims: noClaims,
    dataContact: { name: 'Data desk', email: 'data@lotus.org.in' },
    facts: { prices: { asOf: '2026-11-01', from: { ECG: 300, CRP: 999 } } },
    preparationSigned: { by: 'Dr. Asha Rao', on: '2026-11-20' },
  },
  centreInStrings: {
    hi: {
      ...centreInStrings.hi,
      name: 'लोटस डायग्नोस्टिक्स',
      address: { street: '7 रिंग रोड', locality: 'रोहिणी', city: 'नई दिल्ली', region: 'दिल्ली' },
      doctor: { name: 'डॉ. आशा राव' },
      claims: noClaims,
    },
  },
  strings: {
    en: pages('en', 'Two quiet rooms.', 'Ravi K.'),
    hi: pages('hi', 'दो शांत कमरे।', 'रवि के.'),
  },
}

const inCentre = (over: Partial<OwnWords['centre']>) => ({
  ...own,
  centre: { ...own.centre, ...over },
})
const inHindi = (over: Partial<OwnWords['centreInStrings']['hi']>) => ({
  ...own,
  centreInStrings: { hi: { ...own.centreInStrings.hi, ...over } },
})
const inFacts = (over: OwnWords['centre']['facts']) => inCentre({ facts: over })
const inStrings = (language: 'en' | 'hi', over: Partial<OwnWords['strings']['en']>) => ({
  ...own,
  strings: { ...own.strings, [language]: { ...own.strings[language], ...over } },
})
const { address } = own.centre
const said = (en: string, hi: string) => ({ answers: { metro: { en, hi } } })

const factsOfCentre = [
  ...(['name', 'phones', 'whatsapp', 'email', 'address', 'mapUrl', 'location', 'doctor'] as const),
  ...(['registrations', 'claims', 'dataContact'] as const),
]
const factsInHindi = ['name', 'address', 'doctor', 'claims'] as const

/** Each row leaves one sample in a centre that replaced all others. */
const left: readonly (readonly [string, OwnWords, string])[] = [
  ...factsOfCentre.map(
    (field) =>
      [
        `the ${field}`,
        { ...own, centre: { ...own.centre, [field]: centre[field] } },
        `content/centre.ts: ${field}`,
      ] as const,
  ),
  ...factsInHindi.map(
    (field) =>
      [
        `the ${field} in Hindi`,
        inHindi({ [field]: centreInStrings.hi[field] }),
        `content/hi/centre.ts: ${field}`,
      ] as const,
  ),
  [
    'a phone with a new label whose dialled number is still a sample',
    inCentre({ phones: [{ label: '+91 11 2345 6789', e164: '+919876543210' }] }),
    'content/centre.ts: phones',
  ],
  [
    'a mail address of the reserved domain .example',
    inCentre({ email: 'care@lotus.example' }),
    'content/centre.ts: email',
  ],
  [
    'the scope beside a new number',
    inCentre({
      registrations: [
        { authority: 'NABL', number: 'MC-1', scope: 'blood counts, sugar, lipids and thyroid' },
      ],
    }),
    'content/centre.ts: registrations',
  ],
  [
    'the prices',
    inFacts({ ...(facts.prices && { prices: facts.prices }) }),
    'content/prices.ts: most',
  ],
  [
    'an answer in the facts',
    inFacts(said('Green Park metro station, gate 2, is 100 metres away.', 'पास में है।')),
    'content/facts.ts: answers',
  ],
  [
    'the name in Hindi, without its dot',
    inHindi({ name: 'सनराइज इमेजिंग' }),
    'content/hi/centre.ts: name',
  ],
  [
    'the city in Hindi, although the centre is in another city',
    inCentre({ address: { ...address, city: 'Gurugram' } }),
    'content/hi/centre.ts: address',
  ],
  [
    'the contact for data in English, although Hindi names another',
    inHindi({ dataDesk: 'आंकड़ा डेस्क' }),
    'content/centre.ts: dataContact',
  ],
  [
    'the minutes',
    inFacts({ ...(facts.minutes && { minutes: facts.minutes }) }),
    'content/prices.ts: most of the minutes',
  ],
  [
    'a testimonial',
    inStrings('en', {
      testimonials: { ...languagesSpoken.en.testimonials, entries: quoted('Kavita S.', 'Quick.') },
    }),
    'content/en/testimonials.ts: entries',
  ],
  [
    'the profile of the director in Hindi',
    inStrings('hi', { about: about('hi', 'सीटी और एमआरआई की रिपोर्ट बनाती हैं।') }),
    'content/hi/about.ts: director',
  ],
]

const gapSentences = (words: OwnWords) => sampleGaps(words).map(({ says }) => says)

describe('a sample that was left behind', () => {
  it.each(left)('is named: %s', (_which, words, field) => {
    expect(gapSentences(words)).toContainEqual(expect.stringContaining(field))
  })

  it('is named in each language', () => {
    const withThird = { ...own.centreInStrings, bn: centreInStrings.hi }
    expect(gapSentences({ ...own, centreInStrings: withThird })).toContainEqual(
      expect.stringContaining('content/bn/centre.ts: name'),
    )
  })

  it('is not found in a centre that has replaced every sample', () => {
    expect(gapSentences(own)).toEqual([])
  })

  it('may be the preparation table, until somebody has signed it', () => {
    const { preparationSigned: _, ...unsigned } = own.centre
    expect(gapSentences({ ...own, centre: unsigned })).toEqual([
      expect.stringMatching(/^docs\/preparation\.md: unsigned/),
    ])
  })
})
