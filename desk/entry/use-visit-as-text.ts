import type { Card } from '../../domain/desk/board.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { stateWord } from '../card/state-word.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { visitInSentence } from '../when.ts'

/** Returns a function that writes a visit as `MRI Scan, today 9:30 AM (To ring)`. */
export function useVisitAsText(): (card: Card) => string {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  return (card) => {
    const tests = card.tests.map(named).join(', ')
    return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
  }
}
