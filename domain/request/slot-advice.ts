import { overnightFast, type PreparationPlan } from '../preparation/plan.ts'
import type { Condition } from '../preparation/steps.ts'
import { isUrgent } from '../time/call-back.ts'
import { addDays, type CalendarDate, delhiInstant } from '../time/delhi-time.ts'
import { hoursAt, hoursOn, type OpeningHours, type RoomClosure } from '../time/opening-hours.ts'
import { slotObstacle, type TimeSlot, timeSlots } from '../time/time-slots.ts'
import { bookableDates } from './appointment-request.ts'

export interface SlotOffer {
  readonly date: CalendarDate
  readonly slot: TimeSlot
}

interface At {
  readonly nowMs: number
  readonly hours: OpeningHours
  /** How long each test takes in its room, as far as the centre states it. */
  readonly minutes?: Readonly<Record<string, number>>
}

/** No later slot is suggested after a fast overnight or before a thyroid tablet, because the wait would be long. */
const lastMorningMinutes = 10 * 60 + 30

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

export function freeSlots(date: CalendarDate, { nowMs, hours }: At): TimeSlot[] {
  return timeSlots.filter((slot) => slotObstacle(slot, date, nowMs, hours) === undefined)
}

/** The first slot on or after a day that has no objection for these tests. Taking it leads to no further advice. */
export function firstSuitableSlot(
  from: CalendarDate,
  plan: PreparationPlan,
  at: At,
): SlotOffer | undefined {
  const lastMinutes = isForMorning(plan) ? lastMorningMinutes : Infinity
  return nextFreeSlot(
    from,
    at,
    (slot, date) =>
      slot.minutes <= lastMinutes && objectionsTo({ date, slot }, plan, at).length === 0,
  )
}

/**
 * What speaks against a slot for these tests, the gravest first. The patient may ask for such a slot all the same.
 * A slot that is past or closed is refused (`slotObstacle` in time/time-slots.ts).
 */
export type Objection =
  | 'room-closed'
  | 'doctor-away'
  | 'visit-too-long'
  /** Reception may not reach the patient before the slot. */
  | 'late'
  /** The fast should have begun already. */
  | 'fast-over'
  /** The patient would fast, or go without a thyroid tablet, into the afternoon. */
  | 'afternoon'

export function objectionsTo(offer: SlotOffer, plan: PreparationPlan, at: At): Objection[] {
  const isOver = !canKeepFast(offer, plan, at.nowMs)
  const isAfternoon = isForMorning(plan) && offer.slot.part !== 'morning'
  const objections: readonly (readonly [Objection, boolean])[] = [
    ['room-closed', closedRooms(offer, plan, at).length > 0],
    ['doctor-away', isDoctorAway(offer, plan, at)],
    ['visit-too-long', overrun(offer, plan, at) !== undefined],
    ['late', isUrgent(at.nowMs, at.hours, { date: offer.date, time: offer.slot.label })],
    ['fast-over', isOver],
    ['afternoon', isAfternoon && !isOver],
  ]
  return objections.flatMap(([objection, speaks]) => (speaks ? objection : []))
}

export function closedRooms(
  { date, slot }: SlotOffer,
  plan: PreparationPlan,
  { hours }: Pick<At, 'hours'>,
): readonly RoomClosure[] {
  return (hours.roomClosures ?? []).filter(
    ({ first, last, starts, test }) =>
      first <= date &&
      date <= last &&
      plan.tests.includes(test) &&
      (!starts || (starts.after < slot.minutes && slot.minutes < starts.before)),
  )
}

function isDoctorAway(
  { date, slot }: SlotOffer,
  { needsDoctor }: PreparationPlan,
  { hours }: At,
): boolean {
  if (hours.doctor === undefined || !needsDoctor) return false
  return hoursAt(date, slot.minutes, { ...hours, weekly: hours.doctor }) === undefined
}

/** Whether a visit should be in the morning: after a fast overnight, or if a tablet must wait for the sample. */
function isForMorning(plan: PreparationPlan): boolean {
  const waits = plan.before.some(({ step }) => step === 'tablet-after-sample')
  return waits || overnightFast(plan) !== undefined
}

function canKeepFast(
  { date, slot }: SlotOffer,
  { fasts: [longest] }: PreparationPlan,
  nowMs: number,
): boolean {
  const least = longest?.hours.least ?? 0
  return delhiInstant(date, slot.minutes - least * 60) >= nowMs
}

/** From the meal to the sample two hours later, with the time around both. */
const secondSampleMinutes = 150
/** The plan tells the patient 2 to 3 hours. */
const toleranceTestMinutes = 180

/**
 * Whether the centre closes, or has its break, before the visit is over. A visit takes its tests one after another, or
 * waits for a second sample or for a glucose tolerance test. Nobody would take the later samples in a break. `when`
 * says which patients the advice concerns. If `when` is empty, it concerns all.
 */
export function overrun(
  { date, slot }: SlotOffer,
  { before, hours: atHome, tell, tests }: PreparationPlan,
  { hours, minutes = {} }: Omit<At, 'nowMs'>,
): { readonly when: readonly Condition[] } | undefined {
  const closes = hoursAt(date, slot.minutes, hours)?.closes ?? 0
  const isLate = (length: number) => slot.minutes + length > closes
  if (isLate(tests.reduce((sum, test) => sum + (minutes[test] ?? 0), 0))) return { when: [] }
  // A patient who needs only the after-meal sample may eat at home, so only patients with both samples stay this
  // long.
  const isForBoth = atHome.some(({ step }) => step === 'meal-at-home')
  const second = before.find(({ step }) => step === 'second-sample')
  const tolerance = tell.find(({ step }) => step === 'glucose-tolerance')
  const late = [
    isLate(secondSampleMinutes) &&
      second && { when: isForBoth ? ('fasting-and-after-meal-sugar' as const) : second.when },
    isLate(toleranceTestMinutes) && tolerance,
  ].flatMap((item) => item || [])
  return late.length === 0 ? undefined : { when: late.flatMap(({ when }) => when ?? []) }
}

interface QuickDay {
  readonly name: 'today' | 'tomorrow' | 'next-open-day'
  readonly date: CalendarDate
  readonly obstacle: DayObstacle | undefined
}

export type DayObstacle = 'past' | 'closed-day'

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

export function dayObstacle(date: CalendarDate, at: At): DayObstacle | undefined {
  if (hoursOn(date, at.hours).length === 0) return 'closed-day'
  return freeSlots(date, at).length === 0 ? 'past' : undefined
}
