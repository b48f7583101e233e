import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { slotAt } from '../../test/support/slot-at.ts'
import type { TestName } from '../centre/test-catalogue.ts'
import { inEachLanguage } from '../language.ts'
import { planPreparation } from '../preparation/plan.ts'
import { addDays, type CalendarDate, delhiInstant } from '../time/delhi-time.ts'
import type { Closure, OpeningHours } from '../time/opening-hours.ts'
import { slotObstacle, timeSlots } from '../time/time-slots.ts'
import { bookableDates } from './appointment-request.ts'
import {
  dayObstacle,
  firstSuitableSlot,
  freeSlots,
  nextFreeSlot,
  objectionsTo,
  overrun,
  quickDays,
} from './slot-advice.ts'

const { weekly } = centre.hours
const friday: CalendarDate = '2026-11-20'
const saturday: CalendarDate = '2026-11-21'
const sunday: CalendarDate = '2026-11-22'
const monday: CalendarDate = '2026-11-23'
const shut = (...dates: CalendarDate[]): OpeningHours => ({
  weekly,
  closures: dates.map((date): Closure => ({ date, reason: inEachLanguage(() => 'Holiday') })),
})
const hours = shut()
/** Hours so short on Saturday that no visit of two samples ends before closing. */
const brief: OpeningHours = {
  ...hours,
  weekly: { ...weekly, 6: [{ opens: 8 * 60 + 30, closes: 10 * 60 }] },
}
/** Hours with a break from 1 to 2 PM on Monday, and closed on Sundays. */
const withBreak: OpeningHours = {
  ...hours,
  weekly: {
    ...weekly,
    0: [],
    1: [
      { opens: 8 * 60 + 30, closes: 13 * 60 },
      { opens: 14 * 60, closes: 20 * 60 + 30 },
    ],
  },
}
const at = (date: CalendarDate, hour: number, open = hours) => ({
  nowMs: delhiInstant(date, hour * 60),
  hours: open,
})

const offer = (date: CalendarDate, label: string) => ({ date, slot: slotAt(label) })

describe('nextFreeSlot', () => {
  it('is the next slot of the day while there is one', () => {
    expect(nextFreeSlot(friday, at(friday, 10))).toMatchObject({
      date: friday,
      slot: { label: '10:30 AM' },
    })
  })

  it('starts from today when asked about a day that has passed', () => {
    expect(nextFreeSlot('2026-01-01', at(friday, 10))?.date).toBe(friday)
    expect(nextFreeSlot('0001-01-01', at(friday, 10))?.date).toBe(friday)
  })

  it('is always free, and no earlier slot is free', () => {
    const instants = fc.integer({
      min: delhiInstant('2026-01-01', 0),
      max: delhiInstant('2027-12-31', 0),
    })
    fc.assert(
      fc.property(instants, fc.nat(90), fc.array(fc.nat(20)), (nowMs, ahead, closed) => {
        const { first, last } = bookableDates(nowMs)
        const open = shut(...closed.map((days) => addDays(first, days)))
        const from = addDays(first, ahead)
        const offer = nextFreeSlot(from, { nowMs, hours: open })
        for (
          let date = from;
          date <= last && date <= (offer?.date ?? last);
          date = addDays(date, 1)
        )
          for (const slot of timeSlots) {
            if (slot.label === offer?.slot.label && date === offer.date) return true
            expect(slotObstacle(slot, date, nowMs, open)).toBeDefined()
          }
        return offer === undefined
      }),
    )
  })
})

describe('a visit that ends after closing', () => {
  const over = (date: CalendarDate, time: string, tests: readonly TestName[], open = hours) => {
    const minutes = { 'MRI Scan': 45, 'CT Scan': 20 }
    return overrun(offer(date, time), planPreparation(tests), { hours: open, minutes })
  }

  it('is found by the length of its tests, one after another', () => {
    expect(over(monday, '7:30 PM', ['MRI Scan'])).toBeUndefined()
    expect(over(monday, '8:00 PM', ['MRI Scan'])).toEqual({ when: [] })
    expect(over(monday, '7:30 PM', ['MRI Scan', 'CT Scan'])).toEqual({ when: [] })
    expect(over(monday, '8:00 PM', ['Lipid Profile', 'CT Scan'])).toBeUndefined()
  })

  it.each([
    [['Blood Sugar', 'ECG'], '8:00 PM', ['fasting-and-after-meal-sugar', 'gtt']],
    [['Blood Sugar', 'Lipid Profile'], '8:00 PM', ['after-meal-sugar', 'gtt']],
    [['Blood Sugar', 'Diabetes Panel'], '8:00 PM', ['after-meal-sugar', 'gtt']],
    [['Diabetes Screening'], '8:00 PM', ['after-meal-sugar']],
    [['Diabetes Screening', 'MRI Scan'], '8:00 PM', []],
    // A glucose tolerance test takes up to 3 hours, two samples take 2½.
    [['Blood Sugar'], '6:00 PM', ['gtt']],
    [['Diabetes Panel'], '6:00 PM', ['gtt']],
  ] as const)('of %j at %s is found under the conditions %j', (tests, time, when) => {
    expect(over(monday, time, tests)).toEqual({ when })
  })

  it('is found for every patient if a test of the centre’s own has a second sample', () => {
    const before = [{ step: 'second-sample' as const, when: undefined, tests: ['Insulin'] }]
    const slot = { label: '6:30 PM', minutes: 18.5 * 60, part: 'evening' } as const
    const plan = { ...planPreparation(['ECG']), before }
    expect(overrun({ date: monday, slot }, plan, { hours })).toEqual({ when: [] })
  })

  it('with two samples begins after 2:30 PM if the centre closes at 5 PM, after 6 PM if at 8:30 PM', () => {
    const fits = (date: CalendarDate, time: string, open = hours) =>
      over(date, time, ['Diabetes Screening'], open) === undefined
    expect(fits(sunday, '2:30 PM') && fits(monday, '6:00 PM')).toBe(true)
    expect(fits(sunday, '3:00 PM') || fits(monday, '6:30 PM')).toBe(false)
    // A visit in time ends before the break, or begins after the break.
    expect(fits(monday, '10:30 AM', withBreak) && fits(monday, '2:00 PM', withBreak)).toBe(true)
    expect(fits(monday, '11:00 AM', withBreak)).toBe(false)
  })
})

describe('quickDays', () => {
  it('are today, tomorrow and the next open day', () => {
    expect(quickDays(at(friday, 10))).toEqual([
      { name: 'today', date: friday, obstacle: undefined },
      { name: 'tomorrow', date: saturday, obstacle: undefined },
      { name: 'next-open-day', date: sunday, obstacle: undefined },
    ])
  })

  it('say why today or tomorrow is not possible, and skip closed days', () => {
    expect(quickDays(at(friday, 20.25, shut(saturday, sunday)))).toEqual([
      { name: 'today', date: friday, obstacle: 'past' },
      { name: 'tomorrow', date: saturday, obstacle: 'closed-day' },
      { name: 'next-open-day', date: monday, obstacle: undefined },
    ])
  })

  it('are only today and tomorrow if the centre is closed afterwards', () => {
    const all = Array.from({ length: 92 }, (_, days) => addDays(sunday, days))
    expect(quickDays(at(friday, 10, shut(...all)))).toEqual([
      { name: 'today', date: friday, obstacle: undefined },
      { name: 'tomorrow', date: saturday, obstacle: undefined },
    ])
  })
})

describe('dayObstacle', () => {
  it('is "past" from the last slot on, and undefined before opening', () => {
    expect(dayObstacle(friday, at(friday, 19.9))).toBeUndefined()
    expect(dayObstacle(friday, at(friday, 20))).toBe('past')
    expect(dayObstacle(sunday, at(sunday, 16.5))).toBe('past')
    expect(freeSlots(friday, at(friday, 0))).toHaveLength(24)
  })

  it('is "closed-day" on a weekday without hours; a break takes away only its own slots', () => {
    expect(dayObstacle(sunday, at(friday, 10, withBreak))).toBe('closed-day')
    expect(nextFreeSlot(sunday, at(friday, 10, withBreak))?.date).toBe(monday)
    expect(freeSlots(monday, at(friday, 0, withBreak))).toHaveLength(22)
  })
})

describe('firstSuitableSlot', () => {
  it.each([
    ['the first before which reception has time to call', 'ECG', 10, friday, '11:30 AM'],
    ['later that day if a fast of 4 hours fits', 'CT Scan', 10, friday, '2:00 PM'],
    ['the next morning after a fast overnight', 'Lipid Profile', 10, saturday, '8:30 AM'],
    ['the next morning if it is too late to fast', 'Lipid Profile', 1, saturday, '8:30 AM'],
  ] as const)('is %s', (_when, test, hour, date, label) => {
    const plan = planPreparation([test])
    expect(firstSuitableSlot(friday, plan, at(friday, hour))).toEqual(offer(date, label))
  })

  it('is on another day if the centre closes too early on the wanted day', () => {
    const plan = planPreparation(['Diabetes Panel'])
    const found = firstSuitableSlot(friday, plan, at(friday, 10, brief))
    expect(found).toEqual(offer(sunday, '8:30 AM'))
  })

  it('is 10:30 AM at the latest if the patient has to fast overnight, or else the next morning', () => {
    const lipids = planPreparation(['Lipid Profile'])
    const found = [0.5, 1].map((hour) => firstSuitableSlot(saturday, lipids, at(saturday, hour)))
    expect(found).toEqual([offer(saturday, '10:30 AM'), offer(sunday, '8:30 AM')])
  })

  it('is undefined if no slot suits on any bookable day', () => {
    const all = Array.from({ length: 91 }, (_, days) => addDays(friday, days))
    const closed = at(friday, 10, shut(...all))
    expect(firstSuitableSlot(friday, planPreparation([]), closed)).toBeUndefined()
  })
})

describe('what speaks against a slot', () => {
  const doctor = { ...weekly, 0: [], 5: [{ opens: 10 * 60, closes: 14 * 60 }] }
  const now = at(friday, 8, { ...hours, doctor })

  it.each([
    ['nothing, if the slot is hours away', friday, '12:00 PM', 'ECG', []],
    ['too little time for reception to call', friday, '9:00 AM', 'ECG', ['late']],
    ['a fast that should have begun', friday, '2:00 PM', 'Lipid Profile', ['fast-over']],
    ['a fast into the afternoon', saturday, '2:00 PM', 'Lipid Profile', ['afternoon']],
    ['nothing, if a fast overnight ends before noon', monday, '11:30 AM', 'Lipid Profile', []],
    ['nothing, after a fast of some hours', monday, '3:00 PM', 'CT Scan', []],
    ['a visit past closing', sunday, '4:30 PM', 'Diabetes Panel', ['visit-too-long', 'afternoon']],
    ['a consultation without the doctor', friday, '3:00 PM', 'Second Opinion', ['doctor-away']],
    ['nothing, while the doctor is here', friday, '12:00 PM', 'Second Opinion', []],
  ] as const)('is %s', (_what, date, time, test, expected) => {
    const objections = objectionsTo(offer(date, time), planPreparation([test]), now)
    expect(objections).toEqual(expected)
  })

  it('is a closed room, but only at the closed times and for the test that needs the room', () => {
    const starts = { after: 11 * 60 + 30, before: 14 * 60 }
    const engineer = inEachLanguage(() => 'the engineer is here')
    const closed = { first: saturday, last: sunday, test: 'MRI Scan', reason: engineer } as const
    const now = at(friday, 8, { ...hours, roomClosures: [{ ...closed, starts }] })
    const against = (date: CalendarDate, time: string, test: TestName) =>
      objectionsTo(offer(date, time), planPreparation([test]), now)
    expect(against(saturday, '12:00 PM', 'MRI Scan')).toEqual(['room-closed'])
    expect(against(sunday, '1:30 PM', 'MRI Scan')).toEqual(['room-closed'])
    expect(against(saturday, '11:30 AM', 'MRI Scan')).toEqual([])
    expect(against(saturday, '2:00 PM', 'MRI Scan')).toEqual([])
    expect(against(monday, '1:00 PM', 'MRI Scan')).toEqual([])
    expect(against(saturday, '1:00 PM', 'ECG')).toEqual([])
    const allDay = at(friday, 8, { ...hours, roomClosures: [closed] })
    const found = firstSuitableSlot(saturday, planPreparation(['MRI Scan']), allDay)
    expect(found).toEqual(offer(monday, '8:30 AM'))
  })

  it('keeps a consultation from being offered while the doctor is away', () => {
    const plan = planPreparation(['General Consultation'])
    const found = [sunday, friday].map((date) => firstSuitableSlot(date, plan, now))
    expect(found).toEqual([offer(monday, '8:30 AM'), offer(friday, '10:00 AM')])
  })
})
