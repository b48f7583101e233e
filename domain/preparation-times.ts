import type { PlannedFast, PreparationPlan } from './preparation.ts'
import type { TimeSlot } from './time-slots.ts'

const drinkAndDressMinutes = 2 * 60

/** Before this nobody breakfasts: a meal due by then is the dinner before. */
const earliestBreakfastMinutes = 5 * 60

/** The hours of a plan, counted back from the slot, in minutes since the midnight before the visit. */
export interface PreparationTimes {
  /** By when to have eaten for each fast of the plan, in its order. */
  readonly fasts: readonly (PlannedFast & { readonly lastMeal: LastMeal })[]
  readonly twoHoursBefore: number
}

export interface LastMeal {
  readonly day: 'day-before' | 'midnight' | 'same-day'
  /** Negative the evening before. */
  readonly minutes: number
}

export function preparationTimes({ fasts }: PreparationPlan, slot: TimeSlot): PreparationTimes {
  return {
    fasts: fasts.map((fast) => ({
      ...fast,
      lastMeal: lastMealBy(slot.minutes - fast.hours.least * 60),
    })),
    twoHoursBefore: slot.minutes - drinkAndDressMinutes,
  }
}

function lastMealBy(minutes: number): LastMeal {
  if (minutes < 0) return { day: 'day-before', minutes }
  const isNight = minutes < earliestBreakfastMinutes
  return isNight ? { day: 'midnight', minutes: 0 } : { day: 'same-day', minutes }
}
