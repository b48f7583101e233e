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
})
