import { describe, expect, it } from 'vitest'
import { type Centre, centre } from '../../content/centre.ts'
import { centreIn } from '../../content/centre-in.ts'
import { languages } from '../../domain/language.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { weekOf } from '../../test/support/a-week.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'
import { structuredData } from '../head/structured-data.ts'

const weekday = [
  { opens: 9 * 60, closes: 13 * 60 + 30 },
  { opens: 15 * 60, closes: 19 * 60 },
]
const nextTuesday: CalendarDate = '2026-12-01'

/** A centre with a break, a closed Sunday, a holiday and other prices. */
const another: Centre = {
  ...centre,
  phones: [{ label: '+91 11 4000 7788', e164: '+911140007788' }],
  whatsapp: '919910022335',
  hours: {
    weekly: weekOf(weekday),
    closures: [{ date: nextTuesday, reason: { en: 'Election day', hi: 'चुनाव का दिन' } }],
  },
  facts: { ...centre.facts, prices: { asOf: '2026-11-20', from: { 'MRI Scan': 7250 } } },
}

const said = {
  en: {
    name: "Lotus's Scans & Labs",
    hours: [
      'Monday to Saturday: 9:00 AM to 1:30 PM, 3:00 PM to 7:00 PM',
      'Sunday: closed',
      'Tuesday, 1 December 2026: closed, Election day',
    ],
    prices: ['as of 20\u00a0November\u00a02026', '₹7,250'],
  },
  hi: {
    name: "लोटस 'स्कैन' & लैब",
    hours: [
      'सोमवार से शनिवार: सुबह 9:00 से दोपहर 1:30 बजे तक, दोपहर 3:00 से शाम 7:00 बजे तक',
      'रविवार: बंद',
      'मंगलवार, 1 दिसंबर 2026: बंद, चुनाव का दिन',
    ],
    prices: ['20\u00a0नवंबर\u00a02026', '₹7,250'],
  },
}

/** Words that only a centre open on Sundays could use. */
const openDaily = {
  en: /Sunday|seven days|every ?day/i,
  hi: /रविवार|सातों दिन|रोज़ खुला|हर दिन/,
}

/** The next closing time, in the status at the top of the home page. */
const closesNext = { en: '1:30 PM', hi: 'दोपहर 1:30' }

describe.each(languages)('another centre, in %s', (language) => {
  const { name, hours, prices } = said[language]
  const context = pageContext({ centre: { ...centreIn(language, another), name } }, language)
  const pages = drawPages(context)

  it.each(Object.entries(pages))(
    'shows its name, contacts and hours on the page %s',
    (_page, html) => {
      for (const line of [name, '+91 11 4000 7788', ...hours]) expect(textOf(html)).toContain(line)
      expect(attributes(html, 'href')).toEqual(
        expect.arrayContaining(['tel:+911140007788', 'https://wa.me/919910022335']),
      )
      for (const other of centre.phones) expect(html).not.toContain(other.e164)
    },
  )

  it('states no other opening hours', () => {
    const { home, about, services, notFound } = pages
    for (const html of [home, about, services, notFound]) {
      const whole = html.replaceAll(/<\/?span[^>]*>/g, '')
      const others = hours.reduce((rest, line) => rest.replaceAll(line, ''), whole)
      expect(others).not.toMatch(openDaily[language])
      expect(others.match(/\d:\d\d\s(?:AM|PM)|(?:सुबह|दोपहर|शाम|रात) \d+:\d\d/g) ?? []).toEqual(
        html === home ? [unbroken(closesNext[language])] : [],
      )
    }
  })

  it('states its own prices, and no others', () => {
    for (const line of prices) expect(pages.services).toContain(line)
    expect(mainOf(pages.services).match(/₹/g)).toHaveLength(1)
  })

  it('gives search engines the same facts', () => {
    const [clinic] = JSON.parse(structuredData(context, 'home'))['@graph']
    expect(clinic).toMatchObject({ name, telephone: ['+911140007788'], priceRange: '₹7250–₹7250' })
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    expect(clinic.openingHoursSpecification).toMatchObject([
      { dayOfWeek: days, opens: '09:00', closes: '13:30' },
      { dayOfWeek: days, opens: '15:00', closes: '19:00' },
    ])
    expect(clinic.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: nextTuesday, validThrough: nextTuesday },
    ])
  })
})
