import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { publishedFindings } from './published.ts'

const atMs = Date.parse('2026-11-25T12:00:00+05:30')
const { hours, phones, test, ownTest } = aPublication

const told = (...publications: readonly (typeof aPublication)[keyof typeof aPublication][]) =>
  publishedFindings(publications.map((publication, id) => ({ id, atMs, publication }))).map(
    ({ level, says }) => `${level} ${says}`,
  )

it('lists each difference between what is published and the content', () => {
  expect(told(phones, test, ownTest)).toEqual([
    'note since 2026-11-25 the phones are 011 5550 0199 (+911155500199); content/ says +91 11 5550 0142 (+911155500142), +91 98765 43210 (+919876543210)',
    'note since 2026-11-25 WhatsApp is 919811100199; content/ says 919876543210',
    'note since 2026-11-25 the price of MRI Scan is 7777 rupees; content/ says 6000 rupees',
    'note since 2026-11-25 the length of MRI Scan is 50 minutes; content/ says 45 minutes',
    "note since 2026-11-25 Holter Monitor is a test of the centre's own, offered; content/ says no such test",
  ])
  expect(told(hours)).toHaveLength(7)
  expect(told(hours)[5]).toBe(
    'note since 2026-11-25 Friday is 9:00 AM – 1:00 PM, 2:30 PM – 6:00 PM; content/ says 8:30 AM – 8:30 PM',
  )
})

it('does not report a published fact that equals the content', () => {
  const { prices, minutes } = centre.facts
  const [price, long] = [prices?.from['MRI Scan'] ?? null, minutes?.['MRI Scan'] ?? null]
  expect(told({ ...test, price, minutes: long })).toEqual([])
  expect(told({ ...hours, weekly: centre.hours.weekly })).toEqual([])
})
