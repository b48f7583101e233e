import type { Card } from './board.ts'
import { isExpected, visitOf } from './board-columns.ts'
import { delhiInstant } from './delhi-time.ts'
import { findSlot } from './time-slots.ts'

/** What is left to do before the centre closes. A card that is not dealt with stays on the board. */
export interface ClosingDay {
  /** The time has passed, and nobody has said whether the patient came. */
  readonly unmarked: readonly Card[]
  /** The patient was not reached, or is to be called later. */
  readonly notReached: readonly Card[]
  /** Nobody has called yet. */
  readonly toCall: readonly Card[]
}

export function closingDay(cards: readonly Card[], nowMs: number): ClosingDay {
  const startOf = (card: Card) => {
    const { date, time } = visitOf(card)
    return delhiInstant(date, findSlot(time)?.minutes ?? 0)
  }
  return {
    unmarked: cards
      .filter((card) => isExpected(card) && startOf(card) <= nowMs)
      .sort((a, b) => startOf(a) - startOf(b) || a.visit - b.visit),
    notReached: cards.filter(({ state }) => state === 'to call again'),
    toCall: cards.filter(({ state }) => state === 'to call'),
  }
}
