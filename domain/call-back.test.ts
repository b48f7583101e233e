import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { callBackWithinMs, callBy } from './call-back.ts'
import { delhiIso } from './delhi-time.ts'
import { inEachLanguage } from './language.ts'
import { isOpenAt } from './opening-hours.ts'

const dueAt = (received: string, hours = centre.hours) =>
  delhiIso(callBy(Date.parse(received), hours))

describe('callBy', () => {
  it.each([
    ['while open, two hours later', '2026-11-20T10:00:00+05:30', '2026-11-20T12:00:00+05:30'],
    ['exactly until closing', '2026-11-20T18:30:00+05:30', '2026-11-20T20:30:00+05:30'],
    [
      'over closing, the rest next morning',
      '2026-11-20T20:00:00+05:30',
      '2026-11-21T10:00:00+05:30',
    ],
    ['in the night, from opening', '2026-11-21T02:00:00+05:30', '2026-11-21T10:30:00+05:30'],
    ['on Sunday evening, on Monday', '2026-11-22T18:00:00+05:30', '2026-11-23T10:30:00+05:30'],
    ['before Sunday closes at 5 PM', '2026-11-22T16:00:00+05:30', '2026-11-23T09:30:00+05:30'],
  ])('is due %s', (_case, received, due) => expect(dueAt(received)).toBe(due))

  it('steps over a closure', () => {
    const hours = {
      ...centre.hours,
      closures: [{ date: '2026-11-23', reason: inEachLanguage(() => 'Holiday') } as const],
    }
    expect(dueAt('2026-11-22T18:00:00+05:30', hours)).toBe('2026-11-24T10:30:00+05:30')
  })

  it('lies two open hours after receipt, whenever that was', () => {
    const minute = 60_000
    const received = fc
      .integer({ min: 0, max: 8 * 24 * 60 })
      .map((minutes) => Date.parse('2026-11-16T00:00:00+05:30') + minutes * minute)
    fc.assert(
      fc.property(received, (receivedAt) => {
        const due = callBy(receivedAt, centre.hours)
        let openMs = 0
        for (let at = receivedAt; at < due; at += minute) {
          if (isOpenAt(at, centre.hours)) openMs += minute
        }
        expect(openMs).toBe(callBackWithinMs)
      }),
      { numRuns: 300 },
    )
  })
})
