import type { Card } from '../desk/board.ts'
import { takesRooms, visitOf, wantedVisitOf } from '../desk/visit-of-card.ts'
import { findSlot, timeSlots } from '../time/time-slots.ts'
import { type BlockedSpan, blockedSpans } from './block.ts'
import { halfHour, type Lane, lanesFrom, type StayKind, type StayShown } from './lanes.ts'
import { roomOf } from './room.ts'
import { hoursOfRoom, overlaps, type RoomDay, troublesAt } from './room-day.ts'
import { noRoom, type Stay, staysAtCentre } from './stays.ts'

/** One half-hour of one room, from `from` minutes since midnight. */
export interface Cell {
  readonly room: string
  readonly from: number
  readonly lanes: readonly Lane[]
  readonly blocked: BlockedSpan | undefined
  /** Whether the room is open (`hoursOfRoom`), at least for a part of the half-hour. */
  readonly isOpen: boolean
  readonly isFree: boolean
}

/** The table of a day: its half-hours and rooms. `troublesAt` in room-day.ts finds what clashes. */
export function halfHoursOf(day: RoomDay, cards: readonly Card[]): readonly (readonly Cell[])[] {
  const shown = cards.flatMap((card) => shownStays(card, day))
  const rooms = day.plan.rooms.map(({ id }) => id)
  const ids = shown.some(({ stay }) => stay.room === noRoom) ? [...rooms, noRoom] : rooms
  const starts = startsOf(shown)
  const columns = ids.map((room) => {
    const inRoom = shown.filter(({ stay }) => stay.room === room)
    const { atOnce = 1 } = roomOf(room, day.plan) ?? {}
    const rows = lanesFrom(inRoom, starts, atOnce)
    return starts.map((from, row) => cellOf({ room, from, lanes: rows[row] ?? [] }, atOnce, day))
  })
  return starts.map((_, row) => columns.flatMap((column) => column[row] ?? []))
}

function cellOf(place: Pick<Cell, 'room' | 'from' | 'lanes'>, atOnce: number, day: RoomDay): Cell {
  const { room, from, lanes } = place
  const here = { from, to: from + halfHour }
  const blocked = blockedSpans(room, day.date, day.blocks).find((span) => overlaps(span, here))
  const isOpen = hoursOfRoom(room, day).some(({ opens, closes }) =>
    overlaps({ from: opens, to: closes }, here),
  )
  const isBusy = ({ begins, goesOn }: Lane) =>
    [goesOn, ...begins].some((each) => each !== undefined && each.kind !== 'wished')
  const isFree = isOpen && blocked === undefined && lanes.filter(isBusy).length < atOnce
  return { ...place, blocked, isOpen, isFree }
}

/** All slots, and the half-hours after them while a patient is still there. */
function startsOf(shown: readonly StayShown[]): number[] {
  const starts = timeSlots.map(({ minutes }) => minutes)
  const end = Math.max(...shown.map(({ stay }) => stay.to), 0)
  const last = Math.max(...starts)
  for (let next = last + halfHour; next < end; next += halfHour) starts.push(next)
  return starts
}

/** The stays of a card on the day; none if the visit ended without the patient, or is about another day. */
function shownStays(card: Card, day: RoomDay): StayShown[] {
  const isAgreed = takesRooms(card)
  if (!isAgreed && card.state !== 'to call' && card.state !== 'to call again') return []
  const { date, time } = isAgreed ? visitOf(card) : wantedVisitOf(card)
  const slot = date === day.date ? findSlot(time) : undefined
  if (slot === undefined) return []
  const tests = isAgreed ? card.agreedTests : card.tests
  const stays = staysAtCentre(slot.minutes, tests, day.plan)
  const troubles = isAgreed ? troublesAt(slot.minutes, { tests, visit: card.visit }, day) : []
  const kindIn = (room: string): StayKind => {
    if (!isAgreed || card.ending === 'arrived') return isAgreed ? 'came' : 'wished'
    const kinds = troubles.filter(({ stay }) => stay.room === room).map(({ kind }) => kind)
    if (kinds.length === 0) return 'booked'
    return kinds.every((kind) => kind === 'taken') ? 'overlap' : 'to-move'
  }
  return joined(stays).map((stay) => ({ card, stay, kind: kindIn(stay.room) }))
}

/** Joins stays of a visit that follow each other directly in one room, because they are drawn as one. */
function joined(stays: readonly Stay[]): Stay[] {
  const drawn: Stay[] = []
  for (const stay of stays) {
    const last = drawn[drawn.length - 1]
    if (last?.room === stay.room && last.to === stay.from)
      drawn.splice(-1, 1, { ...last, to: stay.to, tests: [...last.tests, ...stay.tests] })
    else drawn.push(stay)
  }
  return drawn
}
