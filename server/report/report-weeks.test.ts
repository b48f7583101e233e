import { expect, it } from 'vitest'
import { mondayOf, weekBefore, weekUpTo } from './report-weeks.ts'

it.each([
  ['2026-11-16', 'a Monday'],
  ['2026-11-20', 'a Friday'],
  ['2026-11-22', 'a Sunday'],
] as const)('the report covers the whole week before %s, %s', (day, _weekday) => {
  expect(weekBefore(day)).toEqual({ first: '2026-11-09', last: '2026-11-15' })
  expect(mondayOf(day)).toBe('2026-11-16')
})

it("counts seven days back from today's date in Delhi", () => {
  const lateOnThursdayUtc = Date.parse('2026-11-19T19:00:00Z')
  expect(weekUpTo(lateOnThursdayUtc)).toEqual({ first: '2026-11-14', last: '2026-11-20' })
})
