import type { Card } from '../desk/board.ts'
import { agreedTests, isExpected, visitOf } from '../desk/board-columns.ts'
import type { CalendarDate } from '../time/delhi-time.ts'
import { findSlot } from '../time/time-slots.ts'
import type { BookedVisit } from './room-day.ts'

/** The visits of a day that occupy rooms, because they are agreed or the patient came. */
export function bookedOn(date: CalendarDate, cards: readonly Card[]): BookedVisit[] {
  return cards.flatMap((card) => {
    const occupies = isExpected(card) || card.ending === 'arrived'
    const { date: day, time } = visitOf(card)
    const slot = occupies && day === date ? findSlot(time) : undefined
    if (slot === undefined) return []
    const { visit, name } = card
    return [{ visit, name, startsAt: slot.minutes, tests: agreedTests(card) }]
  })
}
