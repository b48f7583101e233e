import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { inEachLanguage } from '../language.ts'
import { addDays, type CalendarDate, delhiDate, delhiInstant } from './delhi-time.ts'
import { day, minute } from './milliseconds.ts'
import {
  closureOn,
  hoursOn,
  isOpenAt,
  lastClosingBefore,
  nextTurnAfter,
  type OpeningHours,
  openMsBetween,
  openSpansFrom,
} from './opening-hours.ts'

const republicDay = {
  date: '2027-01-26',
  reason: inEachLanguage(() => 'Republic Day'),
} as const
const hours = { ...centre.hours, closures: [republicDay] }
const at = (date: `${number}-${number}-${number}`, hour: number, minute = 0) =>
  delhiInstant(date, hour * 60 + minute)

describe('opening hours', () => {
  it('are 8:30 AM to 8:30 PM from Monday to Saturday, to 5 PM on Sunday', () => {
    expect(hoursOn('2026-11-21', hours)).toEqual([{ opens: 510, closes: 1230 }])
    expect(hoursOn('2026-11-22', hours)).toEqual([{ opens: 510, closes: 1020 }])
  })

  it('begin and end exactly on the minute', () => {
    expect(isOpenAt(at('2026-11-20', 8, 29), hours)).toBe(false)
    expect(isOpenAt(at('2026-11-20', 8, 30), hours)).toBe(true)
    expect(isOpenAt(at('2026-11-20', 20, 29), hours)).toBe(true)
    expect(isOpenAt(at('2026-11-20', 20, 30), hours)).toBe(false)
  })

  it('do not include a day of closure, and the closure gives its reason', () => {
    expect(hoursOn('2027-01-26', hours)).toEqual([])
    expect(closureOn('2027-01-26', hours)).toEqual(republicDay)
    expect(isOpenAt(at('2027-01-26', 12), hours)).toBe(false)
    const [next] = openSpansFrom(at('2027-01-25', 21), hours)
    expect(next?.opensAt).toBe(at('2027-01-27', 8, 30))
  })

  it('leave out the part of a day for which the centre is closed', () => {
    const part = { from: 12 * 60, to: 16 * 60 }
    const closures = [{ ...republicDay, date: '2026-11-20' as const, part }]
    expect(hoursOn('2026-11-20', { ...hours, closures })).toEqual([
      { opens: 8 * 60 + 30, closes: 12 * 60 },
      { opens: 16 * 60, closes: 20 * 60 + 30 },
    ])
    expect(hoursOn('2026-11-21', { ...hours, closures })).toEqual(hours.weekly[6])
    const whole = [{ ...republicDay, date: '2026-11-20' as const, part: { from: 0, to: 24 * 60 } }]
    expect(hoursOn('2026-11-20', { ...hours, closures: whole })).toEqual([])
  })

  it('list the span that is open now first', () => {
    const [now] = openSpansFrom(at('2026-11-20', 10), hours)
    expect(now).toEqual({ opensAt: at('2026-11-20', 8, 30), closesAt: at('2026-11-20', 20, 30) })
  })

  it.each([
    ['before opening', [7, 0], ['2026-11-20', 8, 30]],
    ['while open', [8, 30], ['2026-11-20', 20, 30]],
    ['after closing', [20, 30], ['2026-11-21', 0, 0]],
  ] as const)(
    'give the next opening, closing or midnight, whichever comes first, if it is now %s',
    (_case, [hour, minute], [date, turnHour, turnMinute]) => {
      expect(nextTurnAfter(at('2026-11-20', hour, minute), hours)).toBe(
        at(date, turnHour, turnMinute),
      )
    },
  )
})

const noon = at('2026-11-20', 12)

/** A weekday with no, one or two openings, of which one may end at midnight. */
const anyDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 4, maxLength: 4 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15))
  .chain(([first = 0, second = 0, third = 0, fourth = 0]) => {
    const [early, late] = [
      { opens: first, closes: second },
      { opens: third, closes: fourth },
    ]
    return fc.constantFrom([], [early], [late], [early, late])
  })
const anyWeek = fc.record({
  0: anyDay,
  1: anyDay,
  2: anyDay,
  3: anyDay,
  4: anyDay,
  5: anyDay,
  6: anyDay,
})
const closed = (days: readonly number[]) =>
  days.map((ahead) => ({ ...republicDay, date: addDays(delhiDate(noon), ahead) }))
const anyHours: fc.Arbitrary<OpeningHours> = fc
  .tuple(anyWeek, fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 6 }))
  .map(([weekly, days]) => ({ weekly, closures: closed(days) }))
const anyInstant = fc.integer({ min: -3 * 96, max: 3 * 96 }).map((at) => noon + at * 15 * minute)

describe('any week, with breaks and closed weekdays', () => {
  it('is open between two instants for as many minutes as `isOpenAt` says', () => {
    const anyMinutes = fc.integer({ min: 0, max: 3 * 24 * 60 })
    fc.assert(
      fc.property(anyHours, anyInstant, anyMinutes, (of, fromMs, minutes) => {
        const asked = Array.from({ length: minutes }, (_, at) => fromMs + at * minute)
        const found = asked.filter((atMs) => isOpenAt(atMs, of)).length
        expect(openMsBetween(fromMs, fromMs + minutes * minute, of)).toBe(found * minute)
      }),
    )
  })

  it('neither opens nor closes before the time that `nextTurnAfter` returns', () => {
    fc.assert(
      fc.property(anyHours, anyInstant, (of, fromMs) => {
        const turnMs = nextTurnAfter(fromMs, of)
        expect(turnMs).toBeGreaterThan(fromMs)
        expect(turnMs).toBeLessThanOrEqual(fromMs + day)
        for (let atMs = fromMs; atMs < turnMs; atMs += minute)
          expect(isOpenAt(atMs, of)).toBe(isOpenAt(fromMs, of))
      }),
    )
  })

  it('has no closing between its last closing and now, and was open just before its last closing', () => {
    fc.assert(
      fc.property(anyHours, anyInstant, (of, atMs) => {
        const closedMs = lastClosingBefore(atMs, of)
        fc.pre(Object.values(of.weekly).some((hours) => hours.length > 0))
        expect(closedMs).toBeLessThanOrEqual(atMs)
        expect(isOpenAt(closedMs - 1, of)).toBe(true)
        const [span] = openSpansFrom(closedMs, of)
        expect(openMsBetween(closedMs, atMs, of)).toBe(
          span !== undefined && span.opensAt < atMs ? atMs - span.opensAt : 0,
        )
      }),
    )
  })
})

describe('a centre that does not open for long', () => {
  const onMondays = [{ opens: 540, closes: 600 }]
  const weekly = { 0: [], 1: onMondays, 2: [], 3: [], 4: [], 5: [], 6: [] }
  const mondays = (count: number): CalendarDate[] =>
    Array.from({ length: count }, (_, week) => addDays('2026-11-23', week * 7))

  it('opens again after ten years in which each of its days was closed', () => {
    const closures = mondays(520).map((date) => ({ ...republicDay, date }))
    const [next] = openSpansFrom(noon, { weekly, closures })
    expect(next?.opensAt).toBe(delhiInstant(addDays('2026-11-23', 520 * 7), 540))
    expect(lastClosingBefore(next?.opensAt ?? 0, { weekly, closures })).toBe(at('2026-11-16', 10))
  })

  it('never opens if no weekday has hours, and no search hangs', () => {
    const never = { weekly: { ...weekly, 1: [] }, closures: closed([1, 2, 3]) }
    expect([...openSpansFrom(noon, never)]).toEqual([])
    expect(openMsBetween(noon, noon + day, never)).toBe(0)
    expect(lastClosingBefore(noon, never)).toBe(noon)
    expect(nextTurnAfter(noon, never)).toBe(at('2026-11-21', 0))
  })
})
