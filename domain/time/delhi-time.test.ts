import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  clockLabel,
  daysBetween,
  delhiDate,
  delhiInstant,
  delhiIso,
  delhiMinutes,
  delhiTime,
  parseDate,
  weekdayOf,
} from './delhi-time.ts'

const instants = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) })

describe('delhi time', () => {
  it('agrees with the time zone database at any instant', () => {
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const minutes = delhiMinutes(instant)
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        expect(`${delhiDate(instant)} ${clock}`).toBe(parts.format(instant))
      }),
    )
  })

  it('converts to day and minutes and back', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const back = delhiInstant(delhiDate(instant), delhiMinutes(instant))
        expect(back).toBe(instant - (instant % 60_000))
        expect(Date.parse(delhiIso(back))).toBe(back)
      }),
    )
  })

  it('writes an instant with the offset of Delhi', () => {
    expect(delhiIso(Date.UTC(2026, 10, 23, 5, 0))).toBe('2026-11-23T10:30:00+05:30')
    expect(delhiTime(Date.UTC(2026, 10, 23, 5, 0))).toBe('10:30 AM')
  })

  it('finds the weekday, whatever the time zone of the machine', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2028-02-29')).toBe(2)
  })

  it('throws for a day after the year 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow('beyond the year 9999')
  })

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
  })

  it.each([
    ...['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', ' 2026-01-01', '2026-01-01x', ''],
    // The first ten characters of a date in the year 12026.
    '+012026-01',
    // The years 0000 and 9999, because the day before or after could not be written with four digits.
    ...['0000-01-01', '0000-12-31', '9999-01-01', '9999-12-31'],
  ])('does not take %j for a day', (text) => expect(parseDate(text)).toBeUndefined())

  it('reads a real day', () => expect(parseDate('2028-02-29')).toBe('2028-02-29'))

  it.each([
    [0, '12:00 AM'],
    [510, '8:30 AM'],
    [720, '12:00 PM'],
    [1200, '8:00 PM'],
    [1440, '12:00 AM'],
  ])('writes minute %i as %s', (minutes, label) => expect(clockLabel(minutes)).toBe(label))
})
