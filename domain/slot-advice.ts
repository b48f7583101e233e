import { bookableDates } from './appointment-request.ts'
import { addDays, type CalendarDate, delhiInstant } from './delhi-time.ts'
import { hoursOn, isClosure, type OpeningHours } from './opening-hours.ts'
import { overnightFastHours, type PreparationPlan } from './preparation.ts'
import type { Condition } from './preparation-steps.ts'
import { slotObstacle, type TimeSlot, timeSlots } from './time-slots.ts'

/** A slot that can be requested, with its day. */
export interface SlotOffer {
  readonly date: CalendarDate
  readonly slot: TimeSlot
}

interface At {
  readonly nowMs: number
  readonly hours: OpeningHours
}

/** After this a fast that began in the evening becomes long. */
const lastFastingMinutes = 10 * 60 + 30

const hourMs = 60 * 60_000

/** The first free slot on or after a day, or undefined if no bookable day has one. */
export function nextFreeSlot(
  from: CalendarDate,
  at: At,
  suits: (slot: TimeSlot, date: CalendarDate) => boolean = () => true,
): SlotOffer | undefined {
  const { first, last } = bookableDates(at.nowMs)
  for (let date = from < first ? first : from; date <= last; date = addDays(date, 1)) {
    const slot = freeSlots(date, at).find((free) => suits(free, date))
    if (slot !== undefined) return { date, slot }
  }
  return undefined
}

/** The slots of a day that can still be requested. */
export function freeSlots(date: CalendarDate, { nowMs, hours }: At): TimeSlot[] {
  return timeSlots.filter((slot) => slotObstacle(slot, date, nowMs, hours) === undefined)
}

/**
 * A morning slot for a patient who would fast into the afternoon. Never today, because the patient may
 * have had breakfast. Undefined when the chosen slot suits.
 */
export function morningInstead(
  { date, slot }: SlotOffer,
  fastHours: number,
  at: At,
): SlotOffer | undefined {
  if (slot.part === 'morning') return undefined
  const earliestMs = at.nowMs + fastHours * hourMs
  return nextFreeSlot(
    date,
    at,
    ({ minutes }, day) => minutes <= lastFastingMinutes && delhiInstant(day, minutes) >= earliestMs,
  )
}

/** The first slot for which a fast can still be kept; in the morning where it lasts a night. */
export function afterFast(picked: SlotOffer, fastHours: number, at: At): SlotOffer | undefined {
  const earliestMs = at.nowMs + fastHours * hourMs
  const latestMinutes = fastHours < overnightFastHours ? Infinity : lastFastingMinutes
  return nextFreeSlot(
    picked.date,
    at,
    ({ minutes }, day) => minutes <= latestMinutes && delhiInstant(day, minutes) >= earliestMs,
  )
}

/** From the meal to the sample two hours later, with the time around both. */
const secondSampleMinutes = 150

/** How long a visit takes at least, where a step says so, and under which condition. */
export function visitMinutes({ hours }: PreparationPlan): {
  readonly minutes: number
  readonly when: Condition | undefined
} {
  const second = hours.find(({ step }) => step === 'second-sample')
  if (second === undefined) return { minutes: 0, when: undefined }
  // Who needs nothing but the after-meal sample, and may eat at home, comes for it alone.
  const isForBoth = hours.some(({ step }) => step === 'meal-at-home')
  return {
    minutes: secondSampleMinutes,
    when: isForBoth ? 'fasting-and-after-meal-sugar' : second.when,
  }
}

/** Whether the centre stays open for so long after the slot. */
export function visitFits({ date, slot }: SlotOffer, minutes: number, hours: OpeningHours) {
  const day = hoursOn(date, hours)
  return !isClosure(day) && slot.minutes + minutes <= day.closes
}

export type QuickDayName = 'today' | 'tomorrow' | 'next-open-day'

export interface QuickDay {
  readonly name: QuickDayName
  readonly date: CalendarDate
  /** Why a day has no free slot: its slots are past, or it is closed. */
  readonly obstacle: 'past' | 'closed-day' | undefined
}

/** Today, tomorrow and the first open day after them. */
export function quickDays(at: At): QuickDay[] {
  const today = bookableDates(at.nowMs).first
  const tomorrow = addDays(today, 1)
  const next = nextFreeSlot(addDays(tomorrow, 1), at)
  const days: readonly Omit<QuickDay, 'obstacle'>[] = [
    { name: 'today', date: today },
    { name: 'tomorrow', date: tomorrow },
    ...(next === undefined ? [] : [{ name: 'next-open-day' as const, date: next.date }]),
  ]
  return days.map((day) => ({ ...day, obstacle: dayObstacle(day.date, at) }))
}

/** Why a day has no slot left, or undefined when it has one. */
export function dayObstacle(date: CalendarDate, at: At): QuickDay['obstacle'] {
  if (isClosure(hoursOn(date, at.hours))) return 'closed-day'
  return freeSlots(date, at).length === 0 ? 'past' : undefined
}
