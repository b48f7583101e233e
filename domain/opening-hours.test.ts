import { describe, expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { delhiInstant } from './delhi-time.ts'
import { inEachLanguage } from './language.ts'
import { hoursOn, isOpenAt, nextTurnAfter, openMsBetween, openSpansFrom } from './opening-hours.ts'

const republicDay = {
  date: '2027-01-26',
  reason: inEachLanguage(() => 'Republic Day'),
} as const
const hours = { ...centre.hours, closures: [republicDay] }
const at = (date: `${number}-${number}-${number}`, hour: number, minute = 0) =>
  delhiInstant(date, hour * 60 + minute)

describe('opening hours', () => {
  it('are 8:30 AM to 8:30 PM from Monday to Saturday, to 5 PM on Sunday', () => {
    expect(hoursOn('2026-11-21', hours)).toEqual({ opens: 510, closes: 1230 })
    expect(hoursOn('2026-11-22', hours)).toEqual({ opens: 510, closes: 1020 })
  })

  it('open on the minute and close on the minute', () => {
    expect(isOpenAt(at('2026-11-20', 8, 29), hours)).toBe(false)
    expect(isOpenAt(at('2026-11-20', 8, 30), hours)).toBe(true)
    expect(isOpenAt(at('2026-11-20', 20, 29), hours)).toBe(true)
    expect(isOpenAt(at('2026-11-20', 20, 30), hours)).toBe(false)
  })

  it('do not include a closure, which has its reason', () => {
    expect(hoursOn('2027-01-26', hours)).toEqual(republicDay)
    expect(isOpenAt(at('2027-01-26', 12), hours)).toBe(false)
    const [next] = openSpansFrom(at('2027-01-25', 21), hours)
    expect(next?.opensAt).toBe(at('2027-01-27', 8, 30))
  })

  it('start with the span that is open now', () => {
    const [now] = openSpansFrom(at('2026-11-20', 10), hours)
    expect(now).toEqual({ opensAt: at('2026-11-20', 8, 30), closesAt: at('2026-11-20', 20, 30) })
  })

  it.each([
    ['before opening', [7, 0], ['2026-11-20', 8, 30]],
    ['while open', [8, 30], ['2026-11-20', 20, 30]],
    ['after closing', [20, 30], ['2026-11-21', 0, 0]],
  ] as const)('turn next, seen %s', (_case, [hour, minute], [date, turnHour, turnMinute]) => {
    expect(nextTurnAfter(at('2026-11-20', hour, minute), hours)).toBe(
      at(date, turnHour, turnMinute),
    )
  })
})

describe('openMsBetween', () => {
  const openMinutes = (from: number, to: number) => openMsBetween(from, to, hours) / 60_000

  it('counts only the time the centre is open', () => {
    expect(openMinutes(at('2026-11-20', 10), at('2026-11-20', 11))).toBe(60)
    expect(openMinutes(at('2026-11-21', 20), at('2026-11-22', 9))).toBe(60)
    expect(openMinutes(at('2026-11-20', 21), at('2026-11-21', 8))).toBe(0)
    expect(openMinutes(at('2027-01-25', 20), at('2027-01-27', 9))).toBe(60)
  })

  it('counts nothing between an instant and itself', () => {
    expect(openMinutes(at('2026-11-20', 10), at('2026-11-20', 10))).toBe(0)
    expect(openMinutes(at('2026-11-20', 8, 30), at('2026-11-20', 8, 30))).toBe(0)
  })
})
