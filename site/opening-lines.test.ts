import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'
import { english } from '../content/strings.ts'
import { inEachLanguage, languages } from '../domain/language.ts'
import { addDays, type CalendarDate } from '../domain/time/delhi-time.ts'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import { unbroken } from '../domain/time/spoken-time.ts'
import { weekWithBreak } from '../test/support/a-week.ts'
import { closureLines, openingLines, openingStatus } from './opening-lines.ts'

const { hours } = centre

const closedOn = (date: CalendarDate, reason: string) => ({
  date,
  reason: inEachLanguage(() => reason),
})

it('writes one line for each run of days with the same hours, with all its openings', () => {
  expect(openingLines(hours, english)).toEqual([
    'Monday to Saturday: 8:30 AM to 8:30 PM',
    'Sunday: 8:30 AM to 5:00 PM',
  ])
  const short = [{ opens: 540, closes: 780 }]
  expect(openingLines({ weekly: { ...hours.weekly, 3: short } }, english)).toEqual([
    'Monday to Tuesday: 8:30 AM to 8:30 PM',
    'Wednesday: 9:00 AM to 1:00 PM',
    'Thursday to Saturday: 8:30 AM to 8:30 PM',
    'Sunday: 8:30 AM to 5:00 PM',
  ])
  // Wednesday shares only the morning.
  const weekly = { ...weekWithBreak, 3: weekWithBreak[3].slice(0, 1) }
  expect(openingLines({ weekly }, english)).toHaveLength(4)
})

const split = { ...hours, weekly: weekWithBreak }
const closedFor = (days: number): OpeningHours => ({
  ...hours,
  closures: Array.from({ length: days }, (_, ahead) =>
    closedOn(addDays('2026-11-23', ahead), 'Repairs'),
  ),
})

it.each([
  ['2026-11-23T08:29:59+05:30', 'Closed now, opens today at 8:30 AM', hours],
  ['2026-11-23T08:30:00+05:30', 'Open now, until 8:30 PM', hours],
  ['2026-11-23T20:30:00+05:30', 'Closed now, opens tomorrow at 8:30 AM', hours],
  ['2026-11-22T16:59:59+05:30', 'Open now, until 5:00 PM', hours],
  ['2026-11-23T12:59:59+05:30', 'Open now, until 1:00 PM', split],
  ['2026-11-23T13:00:00+05:30', 'Closed now, opens today at 2:00 PM', split],
  ['2026-11-21T20:30:00+05:30', 'Closed now, opens Monday at 8:30 AM', split],
  ['2026-11-22T19:30:00+05:30', 'Closed now, opens Saturday at 8:30 AM', closedFor(5)],
  ['2026-11-22T19:30:00+05:30', 'Closed now, opens Sunday, 29 November at 8:30 AM', closedFor(6)],
])('at %s the status is "%s"', (instant, said, of) => {
  expect(openingStatus(Date.parse(instant), of, english)).toBe(unbroken(said))
})

it('names the date of a late opening in Hindi too', () => {
  const sunday = Date.parse('2026-11-22T19:30:00+05:30')
  expect(openingStatus(sunday, closedFor(8), languagesSpoken.hi)).toBe(
    unbroken('अभी बंद है, मंगलवार, 1 दिसंबर को सुबह 8:30 बजे खुलेगा'),
  )
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

it('lists future closures within the given number of days, the nearest first', () => {
  const closures = [
    closedOn('2027-01-26', 'Republic Day'),
    closedOn('2026-11-30', 'Repairs'),
    closedOn('2026-11-22', 'Past'),
  ]
  const linesFor = (days?: number) =>
    closureLines(Date.parse('2026-11-23T12:00:00+05:30'), { ...hours, closures }, english, days)
  expect(linesFor()).toEqual([
    unbroken('Monday, 30 November 2026: closed, Repairs'),
    unbroken('Tuesday, 26 January 2027: closed, Republic Day'),
  ])
  expect(linesFor(7)).toHaveLength(1)
  expect(linesFor(6)).toEqual([])
})
