import { describe, expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'
import { english } from '../content/strings.ts'
import { inEachLanguage, languages } from '../domain/language.ts'
import { addDays } from '../domain/time/delhi-time.ts'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import { unbroken } from '../domain/time/spoken-time.ts'
import { weekWithBreak } from '../test/support/a-week.ts'
import { closureLines, openingLines, openingStatus } from './opening-lines.ts'

const { hours } = centre

it('writes one line for each run of days', () => {
  expect(openingLines(hours, english)).toEqual([
    'Monday to Saturday: 8:30 AM to 8:30 PM',
    'Sunday: 8:30 AM to 5:00 PM',
  ])
})

it('writes a day with other hours on a line of its own', () => {
  const short = [{ opens: 540, closes: 780 }]
  const lines = openingLines({ ...hours, weekly: { ...hours.weekly, 3: short } }, english)
  expect(lines).toEqual([
    'Monday to Tuesday: 8:30 AM to 8:30 PM',
    'Wednesday: 9:00 AM to 1:00 PM',
    'Thursday to Saturday: 8:30 AM to 8:30 PM',
    'Sunday: 8:30 AM to 5:00 PM',
  ])
})

const split = { ...hours, weekly: weekWithBreak }

it('writes separate lines for days that share only their morning hours', () => {
  const weekly = { ...weekWithBreak, 3: weekWithBreak[3].slice(0, 1) }
  expect(openingLines({ ...split, weekly }, english)).toHaveLength(4)
})

describe('openingStatus', () => {
  it.each([
    ['2026-11-23T08:29:59+05:30', 'Closed now, opens today at 8:30 AM', hours],
    ['2026-11-23T08:30:00+05:30', 'Open now, until 8:30 PM', hours],
    ['2026-11-23T20:30:00+05:30', 'Closed now, opens tomorrow at 8:30 AM', hours],
    ['2026-11-22T16:59:59+05:30', 'Open now, until 5:00 PM', hours],
    ['2026-11-23T12:59:59+05:30', 'Open now, until 1:00 PM', split],
    ['2026-11-23T13:00:00+05:30', 'Closed now, opens today at 2:00 PM', split],
    ['2026-11-21T20:30:00+05:30', 'Closed now, opens Monday at 8:30 AM', split],
  ])('at %s says "%s"', (instant, said, of) => {
    expect(openingStatus(Date.parse(instant), of, english)).toBe(unbroken(said))
  })

  it('names the day of the next opening when the centre is closed tomorrow', () => {
    const closures = [{ date: '2026-11-24', reason: inEachLanguage(() => 'Holiday') }] as const
    const night = Date.parse('2026-11-23T21:00:00+05:30')
    expect(openingStatus(night, { ...hours, closures }, english)).toBe(
      unbroken('Closed now, opens Wednesday at 8:30 AM'),
    )
  })
})

it.each(languages)(
  'breaks no line between a number and its unit at any hour of the week, in %s',
  (lang) => {
    const halfHourMs = 30 * 60_000
    const sundayMs = Date.parse('2026-11-22T00:00:00+05:30')
    for (let nowMs = sundayMs; nowMs < sundayMs + 7 * 48 * halfHourMs; nowMs += halfHourMs)
      expect(openingStatus(nowMs, hours, languagesSpoken[lang])).not.toMatch(/\d /)
  },
)

describe('openingStatus in a closed week', () => {
  const sunday = Date.parse('2026-11-22T19:30:00+05:30')
  const closedFor = (days: number): OpeningHours => ({
    ...hours,
    closures: Array.from({ length: days }, (_, ahead) => ({
      date: addDays('2026-11-23', ahead),
      reason: inEachLanguage(() => 'Repairs'),
    })),
  })

  it.each([
    [5, 'Closed now, opens Saturday at 8:30 AM'],
    [6, 'Closed now, opens Sunday, 29 November at 8:30 AM'],
    [8, 'Closed now, opens Tuesday, 1 December at 8:30 AM'],
  ])('after a closure of %i days says "%s"', (days, said) => {
    expect(openingStatus(sunday, closedFor(days), english)).toBe(unbroken(said))
  })

  it('names the date in Hindi too', () => {
    expect(openingStatus(sunday, closedFor(8), languagesSpoken.hi)).toBe(
      unbroken('अभी बंद है, मंगलवार, 1 दिसंबर को सुबह 8:30 बजे खुलेगा'),
    )
  })
})

describe('closureLines', () => {
  const closures = [
    { date: '2027-01-26', reason: inEachLanguage(() => 'Republic Day') },
    { date: '2026-11-30', reason: inEachLanguage(() => 'Repairs') },
    { date: '2026-11-22', reason: inEachLanguage(() => 'Past') },
  ] as const
  const monday = Date.parse('2026-11-23T12:00:00+05:30')

  it('lists future closures, the nearest first', () => {
    expect(closureLines(monday, { ...hours, closures }, english)).toEqual([
      unbroken('Monday, 30 November 2026: closed, Repairs'),
      unbroken('Tuesday, 26 January 2027: closed, Republic Day'),
    ])
  })

  it('lists only closures within the given number of days', () => {
    expect(closureLines(monday, { ...hours, closures }, english, 7)).toHaveLength(1)
    expect(closureLines(monday, { ...hours, closures }, english, 6)).toEqual([])
  })
})
