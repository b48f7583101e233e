import { expect, it } from 'vitest'
import { planPreparation } from './preparation.ts'
import { preparationTimes } from './preparation-times.ts'
import { allTests } from './test-catalogue.ts'
import { findSlot, timeSlots } from './time-slots.ts'

it.each([
  ['Lipid Profile', '9:30 AM', { day: 'day-before', minutes: -30 }],
  ['Lipid Profile', '8:30 AM', { day: 'day-before', minutes: -90 }],
  ['Lipid Profile', '10:00 AM', { day: 'midnight', minutes: 0 }],
  ['Blood Sugar', '11:00 AM', { day: 'midnight', minutes: 0 }],
  ['Blood Sugar', '3:00 PM', { day: 'same-day', minutes: 420 }],
  ['Ultrasound', '11:00 AM', { day: 'same-day', minutes: 300 }],
  ['ECG', '11:00 AM', undefined],
] as const)('for %s at %s the last meal is by %o', (test, label, lastMeal) => {
  const slot = findSlot(label)
  if (slot === undefined) throw new Error(`no slot ${label}`)
  const [fast] = preparationTimes(planPreparation([test]), slot).fasts
  expect(fast?.lastMeal).toEqual(lastMeal)
})

it('counts each fast back for itself, with its condition', () => {
  const slot = findSlot('1:00 PM')
  if (slot === undefined) throw new Error('no slot')
  const { fasts } = preparationTimes(planPreparation(['Blood Sugar', 'CT Scan']), slot)
  expect(fasts.map(({ when, lastMeal }) => [when, lastMeal.minutes])).toEqual([
    ['fasting-sugar', 5 * 60],
    ['ct-contrast', 9 * 60],
  ])
})

it('has no last meal later than that of a fast that holds in any case, whatever two tests and slot', () => {
  const late = allTests.flatMap((one, place) =>
    allTests.slice(place).flatMap((other) => {
      const plan = planPreparation([one, other])
      return timeSlots.flatMap((slot) => {
        const { fasts } = preparationTimes(plan, slot)
        const sure = fasts.find(({ when }) => when === undefined)?.lastMeal.minutes ?? Infinity
        return fasts
          .filter(({ lastMeal }) => lastMeal.minutes > sure)
          .map(({ when }) => `${one}, ${other}, ${slot.label}: ${when}`)
      })
    }),
  )
  expect(late).toEqual([])
})

it('counts the two hours back from the slot', () => {
  const slot = findSlot('8:30 AM')
  if (slot === undefined) throw new Error('no slot')
  expect(preparationTimes(planPreparation(['ECG']), slot).twoHoursBefore).toBe(6 * 60 + 30)
})
