import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { inEachLanguage } from '../../domain/language.ts'
import { pageContext } from '../../test/support/draw-pages.tsx'
import { structuredData } from './structured-data.ts'

function graphOf(page: 'home' | 'about', context = pageContext()) {
  return JSON.parse(structuredData(context, page))['@graph']
}

describe('structuredData', () => {
  it('describes the centre as a clinic and a laboratory, with real values', () => {
    const [clinic] = graphOf('home')
    expect(clinic).toMatchObject({
      '@type': ['MedicalClinic', 'DiagnosticLab'],
      name: centre.name,
      telephone: ['+911155500142', '+919876543210'],
      address: { postalCode: '110016', addressCountry: 'IN' },
      geo: { latitude: 28.5585, longitude: 77.2065 },
    })
    expect(clinic.availableTest).toHaveLength(allTests.length)
  })

  it('gives the weekly hours, and each closure of a whole day from today on as a day without hours', () => {
    const reason = inEachLanguage(() => 'Republic Day')
    const closures = [
      { date: '2026-01-26', reason },
      { date: '2026-11-23', reason },
      { date: '2027-01-26', reason },
      { date: '2027-01-27', reason, part: { from: 540, to: 600 } },
    ] as const
    // Search engines do not know 24:00.
    const weekly = { ...centre.hours.weekly, 0: [{ opens: 510, closes: 1440 }] }
    const shut = { ...centre, hours: { weekly, closures } }
    const [clinic] = graphOf('home', pageContext({ centre: shut }))
    expect(clinic.openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: expect.arrayContaining(['Monday', 'Saturday']),
        opens: '08:30',
        closes: '20:30',
      },
      { dayOfWeek: ['Sunday'], opens: '08:30', closes: '23:59' },
    ])
    const shutAllDay = { opens: '00:00', closes: '00:00' }
    expect(clinic.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-23', validThrough: '2026-11-23', ...shutAllDay },
      { validFrom: '2027-01-26', validThrough: '2027-01-26', ...shutAllDay },
    ])
    expect(graphOf('about')[0]).toHaveProperty('openingHoursSpecification')
    expect(graphOf('home')[0]).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  it('names the doctor with her registration number', () => {
    const [, doctor] = graphOf('about')
    expect(doctor).toMatchObject({ name: centre.doctor.name, identifier: { value: 'DMC/R/00000' } })
  })

  it('states prices on the home page, if they are filled in', () => {
    const [clinic] = graphOf('home')
    expect(clinic).toMatchObject({ priceRange: '₹80–₹6000', currenciesAccepted: 'INR' })
    const [bare] = graphOf('home', pageContext({ centre: { ...centre, facts: {} } }))
    expect(bare).not.toHaveProperty('priceRange')
  })

  it('contains no ratings', () => {
    expect(structuredData(pageContext(), 'home')).not.toMatch(/rating|review/i)
  })

  it('escapes text that would end its script element', () => {
    const bad = { ...centre, name: '</script><b>' }
    expect(structuredData(pageContext({ centre: bad }), 'home')).not.toContain('<')
  })
})
