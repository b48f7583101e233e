import { expect, it } from 'vitest'
import { planPreparation } from './preparation.ts'
import { preparationTimes } from './preparation-times.ts'
import { findSlot } from './time-slots.ts'

it.each([
  ['Lipid Profile', '9:30 AM', { time: '11:30 PM', isDayBefore: true }],
  ['Lipid Profile', '8:30 AM', { time: '10:30 PM', isDayBefore: true }],
  ['Lipid Profile', '10:00 AM', { time: '12:00 AM', isDayBefore: false }],
  ['Blood Sugar', '3:00 PM', { time: '7:00 AM', isDayBefore: false }],
  ['Ultrasound', '11:00 AM', { time: '5:00 AM', isDayBefore: false }],
  ['ECG', '11:00 AM', undefined],
] as const)('for %s at %s the last meal is by %o', (test, label, lastMeal) => {
  const slot = findSlot(label)
  if (slot === undefined) throw new Error(`no slot ${label}`)
  expect(preparationTimes(planPreparation([test]), slot).lastMeal).toEqual(lastMeal)
})

it('counts the two hours back from the slot', () => {
  const slot = findSlot('8:30 AM')
  if (slot === undefined) throw new Error('no slot')
  expect(preparationTimes(planPreparation(['ECG']), slot).twoHoursBefore).toBe('6:30 AM')
})
