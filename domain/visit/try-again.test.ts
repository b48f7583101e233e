import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { delhiInstant, delhiIso } from '../time/delhi-time.ts'
import { timeSlots } from '../time/time-slots.ts'
import { suggestedCallAgain } from './try-again.ts'

const instantOf = (when: string) => Date.parse(`2026-11-${when}+05:30`)

/** In November 2026. The 21st is a Saturday; the centre closes at 8:30 PM, on Sunday at 5 PM. */
it.each([
  ['in an hour', '21T10:00', undefined, '21T11:00'],
  ['at the next opening if the centre is closed an hour later', '21T19:30', undefined, '22T08:30'],
  ['an hour before the visit', '21T11:00', '21 12:30 PM', '21T11:30'],
  ['in half an hour if an hour before the visit is sooner', '21T11:20', '21 12:30 PM', '21T11:50'],
  ['at the visit if it is less than half an hour away', '21T12:10', '21 12:30 PM', '21T12:30'],
  ['at closing if the visit is at the next opening', '21T20:10', '22 8:30 AM', '21T20:30'],
  ['at opening if it is night', '21T22:00', '22 8:30 AM', '22T08:30'],
])('suggests to call again %s', (_when, now, visit, suggested) => {
  const wanted = visit ? { date: `2026-11-${visit.slice(0, 2)}`, time: visit.slice(3) } : undefined
  const atMs = suggestedCallAgain(instantOf(now), centre.hours, wanted)
  expect(delhiIso(atMs).slice(0, 16)).toBe(`2026-11-${suggested}`)
})

it('suggests a time in the future, and none after a visit that is still to come', () => {
  const day = { date: '2026-11-23' } as const
  const slots = fc.constantFrom(...timeSlots)
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 1439 }),
      slots,
      (minutes, { label, minutes: slot }) => {
        const nowMs = delhiInstant(day.date, minutes)
        const suggestedMs = suggestedCallAgain(nowMs, centre.hours, { ...day, time: label })
        expect(suggestedMs).toBeGreaterThan(nowMs)
        const visitMs = delhiInstant(day.date, slot)
        if (visitMs > nowMs) expect(suggestedMs).toBeLessThanOrEqual(visitMs)
      },
    ),
  )
})
