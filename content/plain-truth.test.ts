import { describe, expect, it } from 'vitest'
import { inEachLanguage, languages } from '../domain/language.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import type { PreparationStep } from '../domain/preparation/steps.ts'
import { centre } from './centre.ts'
import { languagesSpoken } from './languages.ts'

/** A package has a fast of its own, which forbids meat too, and the centre knows which part it scans. */
const settledByPackage: readonly PreparationStep[] = [
  ...(['eat-as-usual', 'no-meat', 'second-sample', 'glucose-tolerance'] as const),
  'which-part',
]

/** What the privacy notice must say about what the product does (DPDP Act, section 5). */
const mustSay: Readonly<Record<string, Readonly<Record<'en' | 'hi', readonly RegExp[]>>>> = {
  'that reception writes on WhatsApp about the appointment': {
    en: [/write to .*WhatsApp about (it|this appointment)/i],
    hi: [/WhatsApp पर लिख/],
  },
  'that the owner hears of a request nobody has called about': {
    en: [/owner, if nobody has called in time/],
    hi: [/मालिक/],
  },
  'that those who run the server and its backups can see the data': {
    en: [/runs our server/],
    hi: [/सर्वर/],
  },
  'what the address of the confirmation holds, and what to do on a shared phone': {
    en: [
      /address holds your name, phone number, email, tests, date and time/,
      /shared phone/,
      /history/,
    ],
    hi: [/पते में .*नाम, फ़ोन नंबर, ईमेल, जाँचें, तारीख और समय/, /हिस्ट्री/],
  },
  'that going back may show again what was sent': {
    en: [/go back/],
    hi: [/वापस जा/],
  },
  'how to get the notice in another Indian language': {
    en: [/another Indian language/],
    hi: [/दूसरी भारतीय भाषा/],
  },
}

const noticeIn = inEachLanguage((language) =>
  languagesSpoken[language].privacy
    .points({ contact: '', phone: '', address: '', retentionDays: 365 })
    .map(({ text }) => text)
    .join('\n'),
)

describe.each(languages)('in %s', (language) => {
  const strings = languagesSpoken[language]

  it.each(Object.entries(mustSay))('the privacy notice says %s', (_what, patterns) => {
    for (const pattern of patterns[language]) expect(noticeIn[language]).toMatch(pattern)
  })

  it('neither the draft’s text nor the privacy notice says that nobody else sees the details', () => {
    expect(JSON.stringify([strings.booking.draft, noticeIn[language]])).not.toMatch(
      /nobody else sees|और कोई नहीं देखता/i,
    )
  })

  it('the consent names both purposes: to call, and to write', () => {
    expect(strings.booking.consent).toMatch(
      { en: /call you back and to write to you/, hi: /फ़ोन करें और .*लिखें/ }[language],
    )
  })

  it('the confirmation page says that whoever gets its link sees the details', () => {
    expect(strings.confirmation.address).toMatch(
      { en: /gets the link/, hi: /लिंक जिसे मिले/ }[language],
    )
  })

  it('only a person named by the patient may collect a report, and no value promises a second scan', () => {
    const collect = centre.facts.answers?.collect?.[language] ?? ''
    expect(collect).toMatch({ en: /somebody you name to us/, hi: /जिनका नाम आप हमें बता/ }[language])
    expect(collect).not.toMatch(/anybody|कोई भी/)
    expect(JSON.stringify(strings.about.values)).not.toMatch(/take it again|स्कैन .*दोबारा किया/)
  })

  it('the site says which papers the law asks for before a scan in pregnancy', () => {
    expect(centre.facts.answers?.pregnancyPapers?.[language]).toMatch(
      {
        en: /The law asks for Form F and for your declaration\.$/,
        hi: /फ़ॉर्म F और .*घोषणा .*कानूनन ज़रूरी हैं।$/,
      }[language],
    )
  })
})

it('no package has a test that needs a prescription, because the site says that packages need none', () => {
  const { packages = {}, needsPrescription = [] } = centre.facts
  const asked = Object.values(packages).flat()
  expect(asked.filter((test) => needsPrescription.some((each) => each === test))).toEqual([])
})

it('each package tells of the tablets, vitamins and dangers that its tests tell of alone', () => {
  const { packages = {} } = centre.facts
  const stepsOf = (test: string) => {
    const { before, tell } = planPreparation([test], centre.facts)
    return [...before, ...tell].map(({ step }) => step)
  }
  const untold = Object.entries(packages).flatMap(([name, tests]) =>
    tests.flatMap((test) =>
      stepsOf(test)
        .filter((step) => !stepsOf(name).includes(step) && !settledByPackage.includes(step))
        .map((step) => `${name}, ${test}: ${step}`),
    ),
  )
  expect(untold).toEqual([])
})

it('the site calls NABL an accreditation, and names no Act that may not apply in Delhi', () => {
  expect(centre.registrations.map(({ authority }) => authority)).not.toContain(
    'Clinical Establishment',
  )
  expect(languagesSpoken.en.facts.plate.heading).toBe('Registrations and accreditation')
  expect(languagesSpoken.hi.facts.plate.heading).toBe('रजिस्ट्रेशन और मान्यता')
})
