import { describe, expect, it } from 'vitest'
import { calendar } from '../../content/en/calendar.ts'
import { fridayTenAm as nowMs } from '../../test/support/friday-ten-am.ts'
import { timeSlots } from './time-slots.ts'
import { readTypedTime } from './typed-time.ts'

const read = (typed: string) => readTypedTime(typed, { nowMs, ...calendar })

describe('a typed time', () => {
  it.each([
    ['6', { time: '6:00 PM' }],
    ['6pm', { time: '6:00 PM' }],
    ['6 P', { time: '6:00 PM' }],
    ['10:30 am', { time: '10:30 AM' }],
    ['1030', { time: '10:30 AM' }],
    ['930', { time: '9:30 AM' }],
    ['8.30', { time: '8:30 AM' }],
    ['8', { time: '8:00 PM' }],
    ['12', { time: '12:00 PM' }],
    ['1830', { time: '6:30 PM' }],
    ['thu10', { date: '2026-11-26', time: '10:00 AM' }],
    [' Thu 10 ', { date: '2026-11-26', time: '10:00 AM' }],
    ['fri', { date: '2026-11-20' }],
    ['fri 4', { date: '2026-11-20', time: '4:00 PM' }],
    // It is 10 AM, so this Friday's time has passed.
    ['fri 930', { date: '2026-11-27', time: '9:30 AM' }],
    ['today 4', { date: '2026-11-20', time: '4:00 PM' }],
    ['tom', { date: '2026-11-21' }],
    ['tu', { date: '2026-11-24' }],
    ['half past 5', { time: '5:30 PM' }],
    ['half past 5 pm', { time: '5:30 PM' }],
    ['thu half past 10', { date: '2026-11-26', time: '10:30 AM' }],
    ['4 dec 10', { date: '2026-12-04', time: '10:00 AM' }],
    ['4dec', { date: '2026-12-04' }],
    ['4 December 10:30 am', { date: '2026-12-04', time: '10:30 AM' }],
    ['20 nov 930', { date: '2026-11-20', time: '9:30 AM' }],
    ['2 jan', { date: '2027-01-02' }],
    ['१०', { time: '10:00 AM' }],
    ['thu १०:३०', { date: '2026-11-26', time: '10:30 AM' }],
    ['', {}],
  ])('%j is read as %j', (typed, meant) => {
    expect(read(typed)).toEqual(meant)
  })

  it.each([
    'x',
    'xyz',
    '10:10',
    '6am',
    '0',
    '21',
    '25',
    '99',
    'thu thu',
    '10 thu',
    '123456',
    'half past',
    '31 feb',
    '32 dec',
    '4 may',
  ])('%j is no time', (typed) => {
    expect(read(typed)).toBeUndefined()
  })

  it('may be the label of any slot, with or without AM or PM', () => {
    for (const { label } of timeSlots) {
      expect(read(label)).toEqual({ time: label })
      expect(read(label.replace(/ [AP]M$/, ''))).toEqual({ time: label })
    }
  })
})
