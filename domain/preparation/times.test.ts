import { expect, it } from 'vitest'
import { slotAt } from '../../test/support/slot-at.ts'
import { allTests } from '../centre/test-catalogue.ts'
import { delhiInstant } from '../time/delhi-time.ts'
import { timeSlots } from '../time/time-slots.ts'
import { planPreparation } from './plan.ts'
import { fastsTogether, lastMealOf, visitTime } from './times.ts'

it.each([
  ['Lipid Profile', '9:30 AM', { day: 'day-before', minutes: -30 }],
  ['Lipid Profile', '8:30 AM', { day: 'day-before', minutes: -90 }],
  ['Lipid Profile', '10:00 AM', { day: 'midnight', minutes: 0 }],
  ['Blood Sugar', '11:00 AM', { day: 'midnight', minutes: 0 }],
  ['Blood Sugar', '3:00 PM', { day: 'same-day', minutes: 420 }],
  ['Ultrasound', '11:00 AM', { day: 'same-day', minutes: 300 }],
  ['ECG', '11:00 AM', undefined],
] as const)('for %s at %s the last meal is by %o', (test, label, lastMeal) => {
  const [fast] = planPreparation([test]).fasts
  expect(fast && lastMealOf(fast, slotAt(label))).toEqual(
    lastMeal && { ...lastMeal, isPast: false },
  )
})

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

it('puts fasts with the same last meal into one line, and marks a fast that begins after another', () => {
  const slot = slotAt('9:00 AM')
  const noon = slotAt('12:00 PM')
  const both = planPreparation(['Ultrasound', 'Blood Sugar'])
  expect(fastsTogether(both.fasts, both, slot)).toMatchObject([
    {
      conditions: ['fasting-sugar', 'abdomen-scan'],
      lastMeal: { day: 'midnight' },
      isOutlasted: false,
    },
  ])
  const scans = planPreparation(['Ultrasound', 'CT Scan'])
  expect(
    fastsTogether(scans.fasts, scans, noon).map(({ lastMeal, isOutlasted }) => [
      lastMeal?.minutes,
      isOutlasted,
    ]),
  ).toEqual([
    [6 * 60, false],
    [8 * 60, true],
  ])
})

it('marks the hour of the last meal as past only once it is past', () => {
  const [fast] = planPreparation(['Lipid Profile']).fasts
  const noon = timeSlots.find(({ label }) => label === '12:00 PM')
  const meal = (nowMs: number) => {
    const time = visitTime(noon, '2026-11-24', nowMs)
    return time && fast && lastMealOf(fast, time)
  }
  const twoAm = delhiInstant('2026-11-24', 2 * 60)
  expect(meal(twoAm)).toMatchObject({ day: 'midnight', isPast: false })
  expect(meal(twoAm + 60_000)).toMatchObject({ day: 'midnight', isPast: true })
  expect(visitTime(noon, undefined, 0)).toBe(noon)
})

it('names no hour once the visit has begun, because nothing is left to do before the visit', () => {
  const noon = timeSlots.find(({ label }) => label === '12:00 PM')
  const begins = delhiInstant('2026-11-24', 12 * 60)
  expect(visitTime(noon, '2026-11-24', begins - 1)).toBeDefined()
  expect(visitTime(noon, '2026-11-24', begins)).toBeUndefined()
})
