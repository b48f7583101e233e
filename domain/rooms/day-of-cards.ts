import type { Card } from '../board.ts'
import { agreedTests, isExpected, visitOf } from '../board-columns.ts'
import type { CalendarDate } from '../delhi-time.ts'
import { findSlot } from '../time-slots.ts'
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
