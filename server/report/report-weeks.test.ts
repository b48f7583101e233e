import { expect, it } from 'vitest'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { mondayOf, spansOf, weekBefore, weeksUpTo } from './report-weeks.ts'

it.each([
  ['2026-11-16', 'a Monday'],
  ['2026-11-20', 'a Friday'],
  ['2026-11-22', 'a Sunday'],
] as const)('the report covers the whole week before %s, %s', (day, _weekday) => {
  expect(weekBefore(day)).toEqual({ first: '2026-11-09', last: '2026-11-15' })
  expect(mondayOf(day)).toBe('2026-11-16')
})

it("counts weeks back from today's date in Delhi", () => {
  const lateOnThursdayUtc = Date.parse('2026-11-19T19:00:00Z')
  expect(weeksUpTo(lateOnThursdayUtc, 1)).toEqual({ first: '2026-11-14', last: '2026-11-20' })
  expect(weeksUpTo(lateOnThursdayUtc, 2).first).toBe('2026-11-07')
})

it('starts and ends each day at midnight, also at the end of a month', () => {
  const spans = [...spansOf({ first: '2026-11-30', last: '2026-12-01' })]
  expect(spans).toEqual([
    { fromMs: delhiInstant('2026-11-30', 0), toMs: delhiInstant('2026-12-01', 0) },
    { fromMs: delhiInstant('2026-12-01', 0), toMs: delhiInstant('2026-12-02', 0) },
  ])
})
