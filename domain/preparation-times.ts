import { clockLabel } from './delhi-time.ts'
import type { PreparationPlan } from './preparation.ts'
import type { TimeSlot } from './time-slots.ts'

const dayMinutes = 24 * 60
const drinkAndDressMinutes = 2 * 60

/** The hours of a plan on the clock, counted back from the slot. */
export interface PreparationTimes {
  /** By when the last meal is eaten; undefined when nothing asks for an empty stomach. */
  readonly lastMeal: { readonly time: string; readonly isDayBefore: boolean } | undefined
  readonly twoHoursBefore: string
}

export function preparationTimes({ fast }: PreparationPlan, slot: TimeSlot): PreparationTimes {
  const mealMinutes = fast === undefined ? undefined : slot.minutes - fast.hours.least * 60
  return {
    lastMeal:
      mealMinutes === undefined
        ? undefined
        : { time: timeOfDay(mealMinutes), isDayBefore: mealMinutes < 0 },
    twoHoursBefore: timeOfDay(slot.minutes - drinkAndDressMinutes),
  }
}

function timeOfDay(minutes: number): string {
  return clockLabel((minutes + dayMinutes) % dayMinutes)
}
