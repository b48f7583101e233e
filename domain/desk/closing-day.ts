import type { Card } from './board.ts'
import { byStart } from './board-columns.ts'
import { isExpected, startsAt } from './visit-of-card.ts'

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
  return {
    unmarked: cards.filter((card) => isExpected(card) && startsAt(card) <= nowMs).sort(byStart),
    notReached: cards.filter(({ state }) => state === 'to call again'),
    toCall: cards.filter(({ state }) => state === 'to call'),
  }
}
