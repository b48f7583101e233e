import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { hoursText } from './today.ts'

const republicDay = {
  date: '2027-01-26',
  reason: { en: 'Republic Day', hi: 'गणतंत्र दिवस' },
} as const

it('says in English why the centre is closed, else from when to when it is open', () => {
  const hours = { ...centre.hours, closures: [republicDay] }
  expect(hoursText('2027-01-26', hours)).toBe('closed: Republic Day')
  expect(hoursText('2027-01-27', hours)).toBe('open 8:30 AM to 8:30 PM')
  const halves = [
    { opens: 510, closes: 780 },
    { opens: 840, closes: 1440 },
  ]
  const split = { ...hours, weekly: { ...hours.weekly, 0: [], 3: halves } }
  expect(hoursText('2027-01-27', split)).toBe('open 8:30 AM to 1:00 PM, 2:00 PM to 12:00 AM')
  expect(hoursText('2027-01-24', split)).toBe('closed, as on every Sunday')
})
