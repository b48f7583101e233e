import type { PlannedFast, PreparationPlan } from './preparation.ts'
import type { FastCondition, FastHours } from './preparation-steps.ts'
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

/** Fasts that are told in one line, because they begin together. */
export interface FastsTogether {
  readonly hours: FastHours
  /** What the fasts depend on; empty where one of them holds in any case. */
  readonly conditions: readonly FastCondition[]
  /** Undefined without a slot. */
  readonly lastMeal: LastMeal | undefined
  /** Whether another fast of the visit begins earlier: of several that concern a patient, it counts. */
  readonly isOutlasted: boolean
}

/** Some fasts of a plan by their beginning, the earliest first. */
export function fastsTogether(
  some: readonly PlannedFast[],
  { fasts }: PreparationPlan,
  slot: TimeSlot | undefined,
): FastsTogether[] {
  const lastMealOf = ({ hours }: PlannedFast) => slot && lastMealBy(slot.minutes - hours.least * 60)
  const beginning = (fast: PlannedFast) => lastMealOf(fast)?.minutes ?? -fast.hours.least
  const beginnings = [...new Set(some.map(beginning))].sort((one, other) => one - other)
  return beginnings.flatMap((begins) => {
    const alike = some.filter((fast) => beginning(fast) === begins)
    const conditions = alike.flatMap(({ when }) => when ?? [])
    return alike.slice(0, 1).map((fast) => ({
      hours: fast.hours,
      conditions: conditions.length < alike.length ? [] : conditions,
      lastMeal: lastMealOf(fast),
      isOutlasted: fasts.some((other) => beginning(other) < begins),
    }))
  })
}

function lastMealBy(minutes: number): LastMeal {
  if (minutes < 0) return { day: 'day-before', minutes }
  const isNight = minutes < earliestBreakfastMinutes
  return isNight ? { day: 'midnight', minutes: 0 } : { day: 'same-day', minutes }
}
