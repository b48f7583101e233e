import { type CalendarDate, clockLabel, delhiInstant } from './delhi-time.ts'
import { hoursAt, type OpeningHours } from './opening-hours.ts'

/** Spec, point 9: a slot every 30 minutes from 8:30 AM through 8:00 PM, 24 in all. */
const firstSlotMinutes = 8 * 60 + 30
const slotEveryMinutes = 30
const slotCount = 24
const noonMinutes = 12 * 60
const eveningMinutes = 17 * 60

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export interface TimeSlot {
  /** As the form, the request and the notice write it: `8:30 AM`. */
  readonly label: string
  /** Minutes since midnight in Delhi. */
  readonly minutes: number
  readonly part: PartOfDay
}

export type SlotObstacle = 'past' | 'closed'

/**
 * The form lists all slots on each day. A slot at which the centre is closed cannot be asked for. If only a room is
 * closed, the form advises against the slot (request/slot-advice.ts), because reception decides on the call (decision 031).
 */
export const timeSlots: readonly TimeSlot[] = Array.from({ length: slotCount }, (_, index) => {
  const minutes = firstSlotMinutes + index * slotEveryMinutes
  return { label: clockLabel(minutes), minutes, part: partOf(minutes) }
})

export function findSlot(label: string): TimeSlot | undefined {
  return timeSlots.find((slot) => slot.label === label)
}

/**
 * Why a slot cannot be asked for; undefined if it can. A slot is past once it begins. The form and the server both ask
 * this function, each with its own clock and hours (request/appointment-request.ts). So the server refuses a slot that
 * was closed after the form was loaded. A slot that can be asked for may still have objections, such as too little time
 * to call before it. `objectionsTo` in request/slot-advice.ts says them.
 */
export function slotObstacle(
  slot: TimeSlot,
  date: CalendarDate,
  nowMs: number,
  hours: OpeningHours,
): SlotObstacle | undefined {
  if (hoursAt(date, slot.minutes, hours) === undefined) return 'closed'
  return delhiInstant(date, slot.minutes) <= nowMs ? 'past' : undefined
}

function partOf(minutes: number): PartOfDay {
  if (minutes < noonMinutes) return 'morning'
  return minutes < eveningMinutes ? 'afternoon' : 'evening'
}
