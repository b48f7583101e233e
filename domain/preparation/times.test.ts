import { expect, it } from 'vitest'
import { allTests } from '../centre/test-catalogue.ts'
import { delhiInstant } from '../time/delhi-time.ts'
import { timeSlots } from '../time/time-slots.ts'
import { planPreparation } from './plan.ts'
import { lastMealOf, visitTime } from './times.ts'

// content/patients.test.ts has the times of last meals, and the fasts that share one.

it('of two tests, no conditional fast allows a later last meal than the unconditional fast', () => {
  const late = allTests.flatMap((one, place) =>
    allTests.slice(place).flatMap((other) => {
      const plan = planPreparation([one, other])
      return timeSlots.flatMap((slot) => {
        const sure = plan.fasts.find(({ when }) => when === undefined)
        const latest = sure ? lastMealOf(sure, slot).minutes : Infinity
        return plan.fasts
          .filter((fast) => lastMealOf(fast, slot).minutes > latest)
          .map(({ when }) => `${one}, ${other}, ${slot.label}: ${when}`)
      })
    }),
  )
  expect(late).toEqual([])
})

it('marks the last meal as past only after its hour', () => {
  const [fast] = planPreparation(['Lipid Profile']).fasts
  const noon = timeSlots.find(({ label }) => label === '12:00 PM')
  const meal = (nowMs: number) => {
    const time = visitTime(noon, '2026-11-24', nowMs)
    return time && fast && lastMealOf(fast, time)
  }
  const midnight = delhiInstant('2026-11-24', 0)
  const twoAm = delhiInstant('2026-11-24', 2 * 60)
  expect(meal(midnight)).toMatchObject({ day: 'midnight', isPast: false })
  // Before dawn in the month of fasting, midnight is past, and she may still eat.
  expect(meal(midnight + 60_000)).toEqual({ day: 'same-day', minutes: 120, isPast: false })
  expect(meal(twoAm)).toEqual({ day: 'same-day', minutes: 120, isPast: false })
  expect(meal(twoAm + 60_000)).toMatchObject({ day: 'midnight', isPast: true })
  expect(visitTime(noon, undefined, 0)).toBe(noon)
})

it('names no hour once the visit has begun, because nothing is left to do before the visit', () => {
  const noon = timeSlots.find(({ label }) => label === '12:00 PM')
  const begins = delhiInstant('2026-11-24', 12 * 60)
  expect(visitTime(noon, '2026-11-24', begins - 1)).toBeDefined()
  expect(visitTime(noon, '2026-11-24', begins)).toBeUndefined()
})
