import { expect, it } from 'vitest'
import { type Centre, centre } from '../../content/centre.ts'
import { contentGaps } from './content.ts'
import { type Finding, findingText } from './finding.ts'

const today = '2026-11-23'

const textOf = (findings: readonly Finding[]) => findings.map(findingText).join('')

const gaps = (over: Partial<Centre>) =>
  textOf(contentGaps({ ...centre, samples: [], ...over }, today))

it('lists the samples that are still in place', () => {
  const lines = textOf(contentGaps(centre, today))
  for (const sample of centre.samples)
    expect(lines).toContain(`sample   content/centre.ts: ${sample}`)
})

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

it('says of Delhi why no Clinical Establishment registration is shown, and of no other place', () => {
  expect(gaps({})).toMatch(/remind {3}Delhi and the Clinical Establishments Act, 2010/)
  const elsewhere = { ...centre.address, city: 'Jaipur', region: 'Rajasthan' }
  expect(gaps({ address: elsewhere })).not.toContain('Clinical Establishments Act')
})

it('says when the price list is older than half a year', () => {
  expect(textOf(contentGaps(centre, '2027-06-01'))).toContain('212 days old')
  expect(gaps({})).not.toContain('days old')
})

it('reminds of the gold medal and of the consent of patients who are quoted', () => {
  expect(gaps({})).toMatch(/remind {3}"Gold medalist"/)
  expect(gaps({})).toContain('dated consent of each patient')
  expect(gaps({ samples: ['testimonials'] })).not.toContain('dated consent')
})
