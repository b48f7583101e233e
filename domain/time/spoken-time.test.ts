import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendar } from '../../content/en/calendar.ts'
import { calendar as hindi } from '../../content/hi/calendar.ts'
import { clockLabel } from './delhi-time.ts'
import { clockTime, longDate, plainDate, shortDate, spokenTime, unbroken } from './spoken-time.ts'

describe('a date', () => {
  it('is written out in full, from the first month to the last', () => {
    expect(longDate('2026-11-23', calendar)).toBe('Monday, 23 November 2026')
    expect(longDate('2027-01-03', calendar)).toBe('Sunday, 3 January 2027')
    expect(longDate('2027-12-31', calendar)).toBe('Friday, 31 December 2027')
  })

  it('has no year in its short form', () => {
    expect(shortDate('2026-11-23', calendar)).toBe('Monday, 23 November')
  })

  it('has no weekday on a price list', () => {
    expect(plainDate('2026-11-01', calendar)).toBe('1\u00a0November\u00a02026')
  })
})

it('keeps a figure and what follows it on one line', () => {
  expect(unbroken('11:00 AM today')).toBe('11:00\u00a0AM today')
  expect(unbroken('call +91 11 5550 0142')).toBe('call +91\u00a011\u00a05550\u00a00142')
})

describe('an instant', () => {
  const spoken = (instant: string, now: string) =>
    spokenTime(Date.parse(`${instant}+05:30`), Date.parse(`${now}+05:30`), calendar)

  it.each([
    ['today', '2026-11-24T00:10', '10:30 AM today'],
    ['tomorrow, even if only hours away', '2026-11-23T23:50', '10:30 AM tomorrow, Tuesday'],
    [
      'by its date if it is two days away',
      '2026-11-22T10:30',
      '10:30 AM on Tuesday, 24 November 2026',
    ],
    ['by its date once it is past', '2026-11-25T10:30', '10:30 AM on Tuesday, 24 November 2026'],
  ])('is worded %s', (_case, now, said) => {
    expect(spoken('2026-11-24T10:30', now)).toBe(said)
  })
})

describe('a time on the clock', () => {
  it('is written in English like the label of a slot, at any minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
        expect(clockTime(minutes, calendar)).toBe(clockLabel(minutes))
      }),
    )
  })

  it.each([
    [0, 'रात 12:00'],
    [3 * 60 + 59, 'रात 3:59'],
    [4 * 60, 'सुबह 4:00'],
    [8 * 60 + 30, 'सुबह 8:30'],
    [12 * 60, 'दोपहर 12:00'],
    [16 * 60, 'शाम 4:00'],
    [20 * 60, 'रात 8:00'],
    [-30, 'रात 11:30'],
  ])('minute %i is %s in Hindi', (minutes, said) => {
    expect(clockTime(minutes, hindi)).toBe(said)
  })
})
