import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { weekOf, weekWithBreak } from '../../test/support/a-week.ts'
import { inEachLanguage } from '../language.ts'
import {
  callBackWithinMs,
  callBeforeSlotMs,
  callBy,
  isOver,
  isSoon,
  isUrgent,
  urgentBelowMs,
  type WantedSlot,
} from './call-back.ts'
import { addDays, delhiInstant, delhiIso } from './delhi-time.ts'
import { minute } from './milliseconds.ts'
import { isOpenAt, type OpeningHours, openMsBetween } from './opening-hours.ts'
import { slotObstacle, timeSlots } from './time-slots.ts'

const holiday = { date: '2026-11-23', reason: inEachLanguage(() => 'Holiday') } as const
const withHoliday: OpeningHours = { ...centre.hours, closures: [holiday] }

/** An instant of November 2026 in Delhi, such as `20T10:00`. The 20th is a Friday. */
const instantOf = (when: string) => Date.parse(`2026-11-${when}+05:30`)
const dueAt = (received: string, hours: OpeningHours, wanted?: WantedSlot) =>
  delhiIso(callBy(instantOf(received), hours, wanted))
    .slice(0, 16)
    .replace('2026-11-', '')

describe('callBy without a slot', () => {
  it.each([
    ['two hours after a request that comes while open', '20T10:00', '20T12:00'],
    ['at closing if exactly two hours are left', '20T18:30', '20T20:30'],
    ['the next morning, after the rest of the two hours', '20T20:00', '21T10:00'],
    ['two hours after opening for a request at night', '21T02:00', '21T10:30'],
    ['on Monday, after the rest, if Sunday closes at 5 PM', '22T16:00', '23T09:30'],
  ])('is due %s', (_case, received, due) => expect(dueAt(received, centre.hours)).toBe(due))
})

const withBreak: OpeningHours = { weekly: weekWithBreak, closures: [holiday] }

describe('callBy with a break and a closed Sunday', () => {
  it.each([
    ['after the break and the rest of the two hours', '20T12:00', undefined, '20T15:00'],
    ['two hours after the break for a request in the break', '20T13:20', undefined, '20T16:00'],
    ['on Tuesday, after Sunday and a holiday', '21T19:30', undefined, '24T09:30'],
    ['before the break if the slot is at the end of the break', '20T11:30', '2:00 PM', '20T13:00'],
    ['before the break that an hour before the slot is in', '20T11:30', '2:30 PM', '20T13:00'],
    ['an hour before the slot, at the end of the break', '20T12:30', '3:00 PM', '20T14:00'],
    ['at the slot if the request comes in the break before it', '20T13:10', '2:00 PM', '20T14:00'],
  ])('is due %s', (_case, received, time, due) => {
    const wanted = time === undefined ? undefined : { date: '2026-11-20', time }
    expect(dueAt(received, withBreak, wanted)).toBe(due)
  })

  it('ends its search if the centre never opens, and is then due after two hours', () => {
    const never = weekOf([])
    const wanted = { date: '2026-11-21', time: '9:00 AM' }
    expect(dueAt('20T10:00', { ...withBreak, weekly: never })).toBe('20T12:00')
    expect(dueAt('20T10:00', { ...withBreak, weekly: never }, wanted)).toBe('20T12:00')
  })
})

describe('callBy with a slot', () => {
  const judged = (received: string, slot: string) => {
    const wanted = { date: `2026-11-${slot.slice(0, 2)}`, time: slot.slice(3) }
    const isUrgentNow = isUrgent(instantOf(received), withHoliday, wanted)
    return [dueAt(received, withHoliday, wanted), isUrgentNow]
  }

  it.each([
    ['in two hours if the slot is days away', '21T10:00', '24 11:00 AM', '21T12:00'],
    ['an hour before the slot', '21T10:00', '21 12:00 PM', '21T11:00'],
    ['the evening before an early slot', '21T19:39', '22 8:30 AM', '21T20:30'],
    ['at opening if that is an hour before the slot', '21T19:00', '22 9:30 AM', '22T08:30'],
    ['an hour before the slot, in exactly half an hour', '21T10:00', '21 11:30 AM', '21T10:30'],
    ['before a closed day if the slot is right after it', '22T15:30', '24 8:30 AM', '22T17:00'],
  ])('is due %s', (_case, received, slot, due) =>
    expect(judged(received, slot)).toEqual([due, false]),
  )

  it.each([
    ['an hour before the slot, even if that is soon', '21T09:20', '21 10:30 AM', '21T09:30'],
    ['in half an hour if an hour before the slot is past', '21T09:40', '21 10:30 AM', '21T10:10'],
    ['in half an hour if the slot is exactly an hour away', '21T10:00', '21 11:00 AM', '21T10:30'],
    ['at the slot if that is in less than half an hour', '21T19:44', '21 8:00 PM', '21T20:00'],
    ['at the slot, asked for at night, if it is the first', '21T23:00', '22 8:30 AM', '22T08:30'],
    ['half an hour after opening, asked for at night', '21T23:00', '22 9:00 AM', '22T09:00'],
    ['at opening, an hour before a slot asked for at night', '21T23:00', '22 9:30 AM', '22T08:30'],
    ['at the slot after a closed day, asked for too late', '22T18:00', '24 8:30 AM', '24T08:30'],
  ])('is urgent, and due %s', (_case, received, slot, due) =>
    expect(judged(received, slot)).toEqual([due, true]),
  )

  it.each([
    ['2026-11-20', '9:00 AM'],
    ['2026-11-20', '10:00 AM'],
    ['2026-11-20', 'noon'],
    ['2026-11-31', '9:00 AM'],
  ])('ignores a slot that is past or does not exist: %s, %s', (date, time) => {
    const received = '20T10:00'
    expect(dueAt(received, centre.hours, { date, time })).toBe('20T12:00')
    expect(isUrgent(instantOf(received), centre.hours, { date, time })).toBe(false)
  })
})

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-02-30', false],
  ['yesterday', false],
])('at any time of 20 November in Delhi, isOver for a slot on %s is %s', (date, expected) => {
  for (const time of ['00:00', '23:59'])
    expect(isOver(instantOf(`20T${time}`), { date, time: '9:00 AM' })).toBe(expected)
})

it.each([
  ['isSoon', isSoon],
  ['isUrgent', isUrgent],
])('%s looks only at the next days, even if a link asks for the year 9998', (_, rule) => {
  let reads = 0
  const counted: OpeningHours = {
    ...centre.hours,
    get closures() {
      reads++
      return centre.hours.closures
    },
  }
  const wanted = { date: '9998-11-30', time: '11:00 AM' }
  expect(rule(instantOf('20T10:00'), counted, wanted)).toBe(false)
  expect(reads).toBeLessThan(100)
})

const firstDay = '2026-11-19'
const received = fc
  .integer({ min: 0, max: 8 * 24 * 60 })
  .map((minutes) => delhiInstant(firstDay, minutes))
const anySlot = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(...timeSlots))
  .map(([days, slot]) => ({ date: addDays(firstDay, days), slot, time: slot.label }))

/** Checks a property at any minute of a week with a holiday, with and without breaks, for any open slot. */
function holds(
  of: (receivedAt: number, hours: OpeningHours, wanted: WantedSlot, slotMs: number) => void,
): void {
  const anyHours = fc.constantFrom(withHoliday, withBreak)
  fc.assert(
    fc.property(received, anyHours, anySlot, (receivedAt, hours, { date, slot, time }) => {
      fc.pre(slotObstacle(slot, date, receivedAt, hours) === undefined)
      of(receivedAt, hours, { date, time }, delhiInstant(date, slot.minutes))
    }),
    { numRuns: 2000 },
  )
}

it.each([
  ['a visit in four hours', '20T10:00', '2:00 PM', true],
  ['a visit in more than four hours', '20T09:59', '2:00 PM', false],
  ['a visit in the first half-hour of a day, asked about at night', '20T02:00', '8:30 AM', true],
  ['a visit that has begun', '20T14:01', '2:00 PM', false],
] as const)(
  'isSoon, which asks a patient to call as well, for %s (now %s, visit %s) is %s',
  (_case, now, time, should) => {
    expect(isSoon(instantOf(now), centre.hours, { date: '2026-11-20', time })).toBe(should)
  },
)

describe('callBy, at any time for any slot', () => {
  it('is after receipt, and never later than the slot or two opening hours', () => {
    holds((receivedAt, hours, wanted, slotMs) => {
      const due = callBy(receivedAt, hours, wanted)
      expect(due).toBeGreaterThan(receivedAt)
      expect(due).toBeLessThanOrEqual(slotMs)
      expect(openMsBetween(receivedAt, due, hours)).toBeLessThanOrEqual(callBackWithinMs)
    })
  })

  it('leaves an hour before the slot and 30 minutes of opening time after receipt, unless urgent', () => {
    holds((receivedAt, hours, wanted, slotMs) => {
      const due = callBy(receivedAt, hours, wanted)
      if (isUrgent(receivedAt, hours, wanted)) return
      expect(slotMs - due).toBeGreaterThanOrEqual(callBeforeSlotMs)
      expect(openMsBetween(receivedAt, due, hours)).toBeGreaterThanOrEqual(urgentBelowMs)
    })
  })

  it('is at most 30 minutes of opening time away if urgent', () => {
    holds((receivedAt, hours, wanted) => {
      if (!isUrgent(receivedAt, hours, wanted)) return
      const due = callBy(receivedAt, hours, wanted)
      expect(openMsBetween(receivedAt, due, hours)).toBeLessThanOrEqual(urgentBelowMs)
    })
  })

  it('is two opening hours away without a slot', () => {
    fc.assert(
      fc.property(received, fc.constantFrom(withHoliday, withBreak), (receivedAt, hours) => {
        const due = callBy(receivedAt, hours)
        let openMs = 0
        for (let at = receivedAt; at < due; at += minute) {
          if (isOpenAt(at, hours)) openMs += minute
        }
        expect(openMs).toBe(callBackWithinMs)
      }),
      { numRuns: 300 },
    )
  })
})
