import { clockLabel } from './delhi-time.ts'
import type { PreparationPlan } from './preparation.ts'
import type { TimeSlot } from './time-slots.ts'

const dayMinutes = 24 * 60
const drinkAndDressMinutes = 2 * 60

/** Before this nobody breakfasts: a meal due by then is the dinner before. */
const earliestBreakfastMinutes = 5 * 60

/** The hours of a plan on the clock, counted back from the slot. */
export interface PreparationTimes {
  /** By when the last meal is eaten; undefined when nothing asks for an empty stomach. */
  readonly lastMeal: LastMeal | undefined
  readonly twoHoursBefore: string
}

export interface LastMeal {
  readonly day: 'day-before' | 'midnight' | 'same-day'
  readonly time: string
  /** Since the midnight before the visit; negative the evening before. */
  readonly minutes: number
}

export function preparationTimes({ fast }: PreparationPlan, slot: TimeSlot): PreparationTimes {
  return {
    lastMeal: fast && lastMealBy(slot.minutes - fast.hours.least * 60),
    twoHoursBefore: timeOfDay(slot.minutes - drinkAndDressMinutes),
  }
}

function lastMealBy(minutes: number): LastMeal {
  if (minutes < 0) return { day: 'day-before', time: timeOfDay(minutes), minutes }
  const isNight = minutes < earliestBreakfastMinutes
  if (isNight) return { day: 'midnight', time: timeOfDay(0), minutes: 0 }
  return { day: 'same-day', time: timeOfDay(minutes), minutes }
}

function timeOfDay(minutes: number): string {
  return clockLabel((minutes + dayMinutes) % dayMinutes)
}
