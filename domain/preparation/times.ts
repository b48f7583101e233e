import { type CalendarDate, delhiInstant } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import type { TimeSlot } from '../time/time-slots.ts'
import type { PlannedFast, PreparationPlan } from './plan.ts'
import type { FastCondition, FastHours } from './steps.ts'

/** Nobody has breakfast before this time. A last meal due earlier is dinner, so the plan says midnight. */
const earliestBreakfastMinutes = 5 * 60

export interface LastMeal {
  readonly day: 'day-before' | 'midnight' | 'same-day'
  /** Minutes since midnight; negative on the evening before. */
  readonly minutes: number
  /** Whether the hour is past: nobody can finish a meal by then any more. */
  readonly isPast: boolean
}

/** When a visit is, in minutes since midnight. */
export interface VisitTime {
  readonly minutes: number
  /** Now, in minutes since the midnight before the visit. Left out for a text that never calls an hour past. */
  readonly nowMinutes?: number
}

/**
 * The time of a visit, for a text that is written now. Undefined without a slot, and once the visit has begun. Without
 * a date or a clock, no hour counts as past.
 */
export function visitTime(
  slot: TimeSlot | undefined,
  date: CalendarDate | undefined,
  nowMs: number | undefined,
): VisitTime | undefined {
  if (slot === undefined || date === undefined || nowMs === undefined) return slot
  const nowMinutes = (nowMs - delhiInstant(date, 0)) / minute
  return nowMinutes < slot.minutes ? { minutes: slot.minutes, nowMinutes } : undefined
}

/**
 * Fasts that are told in one line, because they begin together. open-part.ts decides which fasts are always shown, and
 * site/open-lines.ts words them. Form, ticket and mail take their lines from these two, so they say the same.
 */
export interface FastsTogether {
  readonly hours: FastHours
  /** What the fasts depend on; empty if one of them holds in any case. */
  readonly conditions: readonly FastCondition[]
  /** Undefined without a slot. */
  readonly lastMeal: LastMeal | undefined
  /**
   * Whether any fast of the visit limits water. Then no line says that water is fine, because a patient may read that
   * line alone.
   */
  readonly isDry: boolean
  /** Whether another fast of the visit begins earlier. For a patient whom both concern, the earlier one counts. */
  readonly hasEarlierFast: boolean
}

/** Groups some fasts of a plan by their beginning, the earliest first. */
export function fastsTogether(
  shown: readonly PlannedFast[],
  { fasts }: PreparationPlan,
  slot: VisitTime | undefined,
): FastsTogether[] {
  const mealOf = (fast: PlannedFast) => slot && lastMealOf(fast, slot)
  const beginning = (fast: PlannedFast) => mealOf(fast)?.minutes ?? -fast.hours.least
  const beginnings = [...new Set(shown.map(beginning))].sort((one, other) => one - other)
  return beginnings.flatMap((begins) => {
    const alike = shown.filter((fast) => beginning(fast) === begins)
    const conditions = alike.flatMap(({ when }) => when ?? [])
    const [fast] = alike
    if (fast === undefined) return []
    return {
      hours: fast.hours,
      conditions: conditions.length < alike.length ? [] : conditions,
      lastMeal: mealOf(fast),
      isDry: fasts.some((other) => other.isDry),
      hasEarlierFast: fasts.some((other) => beginning(other) < begins),
    }
  })
}

export function lastMealOf({ hours }: PlannedFast, { minutes, nowMinutes }: VisitTime): LastMeal {
  const by = minutes - hours.least * 60
  const isPast = nowMinutes !== undefined && by < nowMinutes
  if (by < 0) return { day: 'day-before', minutes: by, isPast }
  // After midnight, "by midnight" is an order for an hour that is past.
  const isAwake = (nowMinutes ?? 0) > 0 && !isPast
  return by < earliestBreakfastMinutes && !isAwake
    ? { day: 'midnight', minutes: 0, isPast }
    : { day: 'same-day', minutes: by, isPast }
}
