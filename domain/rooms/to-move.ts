import type { Card } from '../desk/board.ts'
import { byStart } from '../desk/board-columns.ts'
import { isExpected, visitOf } from '../desk/visit-of-card.ts'
import { type CalendarDate, delhiDate } from '../time/delhi-time.ts'
import { findSlot } from '../time/time-slots.ts'
import { bookedOn, type RoomDay, type Trouble, troublesAt } from './room-day.ts'

/** A visit whose agreed time does not work, because a room or the centre is closed or the doctor is away. */
export interface VisitToMove {
  readonly card: Card
  readonly trouble: Trouble
}

/**
 * The visits from today on whose agreed time does not work, the earliest first. The desk asks reception to call these
 * patients (desk/board/to-move-on.ts). Nothing cancels the visits, because only a patient can say which other time suits.
 * The visits do not stop a closure: server/desk/take-block.ts only shows them before.
 */
export function visitsToMove(
  cards: readonly Card[],
  centre: Pick<RoomDay, 'plan' | 'hours' | 'blocks'>,
  nowMs: number,
): VisitToMove[] {
  const today = delhiDate(nowMs)
  return cards
    .filter((card) => isExpected(card) && visitOf(card).date >= today)
    .flatMap((card) => {
      const { date, time } = visitOf(card)
      const slot = findSlot(time)
      // Leaves out the other visits, because a full room is no reason to move a visit.
      const day = { ...centre, date, visits: [] }
      const [trouble] = slot ? troublesAt(slot.minutes, { tests: card.agreedTests }, day) : []
      return trouble === undefined ? [] : [{ card, trouble }]
    })
    .sort((a, b) => byStart(a.card, b.card))
}

/** The first trouble of each visit that is expected on a day, by visit. Here a full room counts as trouble. */
export function troublesOn(
  date: CalendarDate,
  cards: readonly Card[],
  centre: Pick<RoomDay, 'plan' | 'hours' | 'blocks'>,
): ReadonlyMap<number, Trouble> {
  const visits = bookedOn(date, cards)
  const expected = new Set(cards.filter(isExpected).map(({ visit }) => visit))
  const troubles = visits.flatMap((each) => {
    const [trouble] = troublesAt(each.startsAt, each, { ...centre, date, visits })
    return trouble && expected.has(each.visit) ? [[each.visit, trouble] as const] : []
  })
  return new Map(troubles)
}
