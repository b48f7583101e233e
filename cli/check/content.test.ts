import { expect, it } from 'vitest'
import { type Centre, centre } from '../../content/centre.ts'
import { centreInStrings } from '../../content/centre-in.ts'
import { languagesSpoken } from '../../content/languages.ts'
import type { Strings } from '../../content/strings.ts'
import { languages } from '../../domain/language.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { contentGaps } from './content.ts'
import { type Finding, findingText } from './finding.ts'

const today: CalendarDate = '2026-11-23'

const printed = (findings: readonly Finding[]) => findings.map(findingText).join('')

const words = { centre, centreInStrings, strings: languagesSpoken }
const gaps = (over: Partial<Centre>, on: CalendarDate = today) =>
  printed(contentGaps({ ...words, centre: { ...centre, ...over } }, on))

it('lists a claim without a source, and a source without a year', () => {
  const { accuracy } = centre.claims
  const withSource = (source: string) => ({
    claims: { ...centre.claims, accuracy: { ...accuracy, source } },
  })
  expect(gaps(withSource(''))).toContain('claim    accuracy (99.8%) names no source')
  expect(gaps(withSource('our own audit'))).toContain('names no year')
  expect(gaps(withSource('our own audit of 2025'))).not.toContain('claim ')
})

it('asks for the registrations the law wants, and for the scope of NABL', () => {
  const none = gaps({ registrations: [] })
  expect(none).toContain('no PC-PNDT registration')
  expect(none).toContain('no AERB registration')
  const bare = gaps({ registrations: [{ authority: 'NABL', number: 'MC-1' }] })
  expect(bare).toContain('NABL is named without its scope')
  expect(gaps({})).not.toContain('law ')
})

it('reminds a centre in Delhi, and no other, why it shows no Clinical Establishment registration', () => {
  expect(gaps({})).toMatch(/remind {3}Delhi and the Clinical Establishments Act, 2010/)
  const elsewhere = { ...centre.address, city: 'Jaipur', region: 'Rajasthan' }
  expect(gaps({ address: elsewhere })).not.toContain('Clinical Establishments Act')
})

it('warns if the price list is older than half a year', () => {
  expect(gaps({}, '2027-06-01')).toContain('212 days old')
  expect(gaps({})).not.toContain('days old')
})

it('warns if a package costs no less than its tests one by one, once each of them has a price', () => {
  const costing = (from: Readonly<Record<string, number>>) =>
    gaps({ facts: { packages: { Heart: ['ECG', 'X-Ray'] }, prices: { asOf: today, from } } })
  expect(costing({ Heart: 1700, ECG: 300, 'X-Ray': 1400 })).toContain(
    'claim    Heart costs ₹1,700, but its tests cost ₹1,700',
  )
  for (const from of [
    { Heart: 1699, ECG: 300, 'X-Ray': 1400 },
    { Heart: 900, ECG: 300 },
    { ECG: 300, 'X-Ray': 1400 },
  ])
    expect(costing(from)).not.toMatch(/but .* cost/)
  expect(gaps({})).not.toMatch(/but .* cost/)
})

it('warns if a package costs no less than a smaller package with the other tests', () => {
  const packages = { Small: ['ECG', 'ESR'], Large: ['ECG', 'ESR', 'CRP'] } as const
  const costing = (rupees: number) => {
    const from = { ECG: 300, ESR: 200, CRP: 400, Small: 350, Large: rupees }
    return gaps({ facts: { packages, prices: { asOf: today, from } } })
  }
  expect(costing(750)).toContain(
    'claim    Large costs ₹750, but Small and its other tests cost ₹750',
  )
  expect(costing(749)).not.toMatch(/but .* cost/)
})

it('warns that "Gold medalist" may break advertising rules, and asks for the consent of quoted patients', () => {
  expect(gaps({})).toMatch(/remind {3}"Gold medalist"/)
  const quoted = [{ name: 'Asha V.', location: 'Saket', rating: 5, comment: 'Quick.' }]
  const quoting = (entries: Strings['testimonials']['entries']) => {
    const inWords = ({ about, testimonials }: Strings) => ({
      about,
      testimonials: { ...testimonials, entries },
    })
    const strings = { en: inWords(languagesSpoken.en), hi: inWords(languagesSpoken.hi) }
    return printed(contentGaps({ ...words, strings }, today))
  }
  expect(quoting(quoted)).toContain('dated consent of each')
  expect(quoting([])).not.toContain('dated consent of each')
})

it('names a sentence that says "open seven days" if a weekday is closed', () => {
  const closed = { ...centre.hours, weekly: { ...centre.hours.weekly, 0: [] } }
  const saying = ({ about, testimonials }: Strings, title: string) => ({
    about: { ...about, reasons: { ...about.reasons, items: [{ title, text: '' }] } },
    testimonials,
  })
  const strings = {
    en: saying(languagesSpoken.en, 'Open seven days'),
    hi: saying(languagesSpoken.hi, 'सातों दिन खुला'),
  }
  const own = { ...words, strings, centre: { ...centre, hours: closed } }
  const lines = printed(contentGaps(own, today))
  for (const language of languages)
    expect(lines).toContain(`claim    content/${language}/about.ts says "`)
})
