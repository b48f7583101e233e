import type { Card } from '../desk/board.ts'
import { takesRooms, visitOf } from '../desk/visit-of-card.ts'
import type { CalendarDate } from '../time/delhi-time.ts'
import { type DayHours, hoursAt, hoursOn, type OpeningHours } from '../time/opening-hours.ts'
import { findSlot, timeSlots } from '../time/time-slots.ts'
import { type Block, type BlockReason, blockedSpans } from './block.ts'
import { type Room, type RoomPlan, roomOf } from './room.ts'
import { type Stay, staysAtCentre, staysFrom } from './stays.ts'

/** A visit that is agreed for a day, or whose patient came on that day. */
export interface BookedVisit {
  readonly visit: number
  readonly name: string
  /** Minutes since midnight. */
  readonly startsAt: number
  readonly tests: readonly string[]
}

/**
 * The visits of a day that occupy rooms, because they are agreed or the patient came. The server computes the same
 * from the store (server/visits/room-days.ts).
 */
export function bookedOn(date: CalendarDate, cards: readonly Card[]): BookedVisit[] {
  return cards.flatMap((card) => {
    const { date: day, time } = visitOf(card)
    const slot = takesRooms(card) && day === date && findSlot(time)
    if (!slot) return []
    const { visit, name } = card
    return [{ visit, name, startsAt: slot.minutes, tests: card.agreedTests }]
  })
}

/** The visits and closures of one day, with the hours of the centre and its doctor. */
export interface RoomDay {
  readonly date: CalendarDate
  readonly plan: RoomPlan
  readonly hours: OpeningHours
  readonly blocks: readonly Block[]
  readonly visits: readonly BookedVisit[]
}

/** A reason against a stay. `taken`: other patients fill the room until `untilMinutes`. */
export type Trouble = { readonly stay: Stay } & (
  | { readonly kind: 'taken'; readonly by: readonly BookedVisit[]; readonly untilMinutes: number }
  | { readonly kind: 'blocked'; readonly reason: BlockReason; readonly untilMinutes: number }
  /** The centre is closed, or the doctor is not there. */
  | { readonly kind: 'closed' | 'doctor-away' }
)

/**
 * The reasons against these tests at that time. A visit does not clash with itself. The desk warns of the reasons, but
 * the receptionist may agree the time all the same. Minutes are estimates, and only she knows that a patient will be
 * late or that a test is short.
 */
export function troublesAt(
  startMinutes: number,
  { tests, visit }: { readonly tests: readonly string[]; readonly visit?: number },
  day: RoomDay,
): Trouble[] {
  const others = day.visits.filter((each) => each.visit !== visit)
  const taken = others.flatMap((by) =>
    staysFrom(by.startsAt, by.tests, day.plan).map((stay) => ({ stay, by })),
  )
  return staysAtCentre(startMinutes, tests, day.plan).flatMap((stay) => {
    const room = roomOf(stay.room, day.plan)
    const trouble =
      blockedFor(stay, day) ?? closedFor(stay, day) ?? (room && takenFor(stay, room, taken))
    return trouble === undefined ? [] : [trouble]
  })
}

/** The slots of the day that have no reason against these tests, the earliest first. */
export function freeTimes(
  visit: { readonly tests: readonly string[]; readonly visit?: number },
  day: RoomDay,
): number[] {
  return (
    timeSlots
      .map(({ minutes }) => minutes)
      // `troublesAt` does not check that the centre is open while no test is chosen.
      .filter((minutes) => hoursAt(day.date, minutes, day.hours))
      .filter((minutes) => troublesAt(minutes, visit, day).length === 0)
  )
}

function closedFor(stay: Stay, day: RoomDay): Trouble | undefined {
  const contains = ({ opens, closes }: DayHours) => stay.from >= opens && stay.to <= closes
  if (!hoursOn(day.date, day.hours).some(contains)) return { kind: 'closed', stay }
  return hoursOfRoom(stay.room, day).some(contains) ? undefined : { kind: 'doctor-away', stay }
}

/** The hours of a room on a day: the doctor's hours for the doctor's room, else those of the centre. */
export function hoursOfRoom(
  room: string,
  { date, hours, plan }: Pick<RoomDay, 'date' | 'hours' | 'plan'>,
): readonly DayHours[] {
  const weekly = (roomOf(room, plan)?.isDoctor && hours.doctor) || hours.weekly
  return hoursOn(date, { ...hours, weekly })
}

function blockedFor(stay: Stay, { date, blocks }: RoomDay): Trouble | undefined {
  const spans = blockedSpans(stay.room, date, blocks).filter((span) => overlaps(span, stay))
  const [first] = spans
  if (first === undefined) return undefined
  const untilMinutes = Math.max(...spans.map(({ to }) => to))
  return { kind: 'blocked', stay, reason: first.block.reason, untilMinutes }
}

interface TakenStay {
  readonly stay: Stay
  readonly by: BookedVisit
}

/** The trouble if the room is full: at some minute as many other patients are inside as fit at once. */
function takenFor(stay: Stay, room: Room, taken: readonly TakenStay[]): Trouble | undefined {
  const inRoom = taken.filter((each) => each.stay.room === stay.room && overlaps(each.stay, stay))
  const starts = [stay.from, ...inRoom.map((each) => Math.max(each.stay.from, stay.from))]
  const at = (minutes: number) =>
    inRoom.filter(({ stay: { from, to } }) => from <= minutes && minutes < to)
  const full = starts.map(at).filter((there) => there.length >= room.atOnce)
  if (full.length === 0) return undefined
  const there = [...new Set(full.flat())]
  return {
    kind: 'taken',
    stay,
    by: [...new Set(there.map(({ by }) => by))],
    untilMinutes: Math.min(...there.map((each) => each.stay.to)),
  }
}

export function overlaps(
  a: { from: number; to: number },
  b: { from: number; to: number },
): boolean {
  return a.from < b.to && b.from < a.to
}
