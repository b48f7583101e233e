import type { Card } from '../board.ts'
import { agreedTests, isExpected, visitOf, wantedVisitOf } from '../board-columns.ts'
import { findSlot, timeSlots } from '../time-slots.ts'
import { type BlockedSpan, blockedSpans } from './block.ts'
import { type RoomDay, troublesAt } from './room-day.ts'
import { type Stay, staysFrom } from './stays.ts'

/** A visit in one half-hour of a room. */
export interface StayShown {
  readonly card: Card
  readonly stay: Stay
  /** Whether the stay began in an earlier half-hour. */
  readonly isContinued: boolean
  /** `wished`: nobody has agreed it, and it occupies nothing. `trouble`: it cannot be as it is agreed. */
  readonly kind: 'booked' | 'came' | 'wished' | 'trouble'
}

/** One half-hour of one room, from `from` minutes since midnight. */
export interface Cell {
  readonly room: string
  readonly from: number
  readonly stays: readonly StayShown[]
  readonly blocked: BlockedSpan | undefined
}

/** Visits whose tests have no room any more are here. */
const noRoom = ''

const halfHour = 30

/** The half-hours of a day, with the rooms in the order of the plan. */
export function halfHoursOf(day: RoomDay, cards: readonly Card[]): readonly (readonly Cell[])[] {
  const shown = cards.flatMap((card) => shownStays(card, day))
  const rooms = day.plan.rooms.map(({ id }) => id)
  const columns = shown.some(({ stay }) => stay.room === noRoom) ? [...rooms, noRoom] : rooms
  return startsOf(shown).map((from) =>
    columns.map((room) => ({
      ...{ room, from },
      stays: shown
        .filter(({ stay }) => stay.room === room && isIn(stay, from))
        .map((each) => ({ ...each, isContinued: each.stay.from < from })),
      blocked: blockedSpans(room, day.date, day.blocks).find((span) => isIn(span, from)),
    })),
  )
}

/** All slots, and as many half-hours after them as somebody is there. */
function startsOf(shown: readonly Omit<StayShown, 'isContinued'>[]): number[] {
  const starts = timeSlots.map(({ minutes }) => minutes)
  const end = Math.max(...shown.map(({ stay }) => stay.to), 0)
  const last = Math.max(...starts)
  for (let next = last + halfHour; next < end; next += halfHour) starts.push(next)
  return starts
}

function isIn(span: { readonly from: number; readonly to: number }, from: number): boolean {
  return span.from < from + halfHour && span.to > from
}

/** Where a card stands on the day; nowhere if it was cancelled, or is about another day. */
function shownStays(card: Card, day: RoomDay): Omit<StayShown, 'isContinued'>[] {
  const isAgreed = isExpected(card) || card.ending === 'arrived'
  if (!isAgreed && card.state !== 'to call' && card.state !== 'to call again') return []
  const { date, time } = isAgreed ? visitOf(card) : wantedVisitOf(card)
  const slot = date === day.date ? findSlot(time) : undefined
  if (slot === undefined) return []
  const tests = isAgreed ? agreedTests(card) : card.tests
  const stays = staysFrom(slot.minutes, tests, day.plan)
  const inRooms = stays.length > 0 ? stays : [withoutRoom(slot.minutes, tests)]
  const troubles = isAgreed ? troublesAt(slot.minutes, { tests, visit: card.visit }, day) : []
  return inRooms.map((stay) => {
    const isTroubled = troubles.some((each) => each.stay.room === stay.room)
    const kind = card.ending === 'arrived' ? 'came' : isTroubled ? 'trouble' : 'booked'
    return { card, stay, kind: isAgreed ? kind : 'wished' }
  })
}

function withoutRoom(from: number, tests: readonly string[]): Stay {
  return { room: noRoom, from, to: from + halfHour, tests }
}
