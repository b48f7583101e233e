import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import { stateWord } from '../card/state-word.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { visitInSentence } from '../when.ts'

interface EntryChangeProps {
  readonly visits: readonly Card[]
  readonly change: Card | undefined
  readonly onChange: (change: Card | undefined) => void
}

/** Offers to change another visit of the number. Until a visit is chosen, the entry is a visit of its own. */
export function EntryChange({ visits, change, onChange }: EntryChangeProps) {
  const visitInWords = useVisitInWords()
  return (
    <div className="changes" aria-live="polite">
      {visits.length > 0 && (
        <fieldset className="choice">
          <legend>{desk.entry.changes}</legend>
          {[undefined, ...visits].map((card) => (
            <label key={card?.visit ?? 0}>
              <input
                type="radio"
                name="change"
                checked={card?.visit === change?.visit}
                onChange={() => onChange(card)}
              />{' '}
              {card === undefined
                ? desk.entry.ownVisit
                : desk.entry.changesVisit(card.name, visitInWords(card))}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Returns a function that writes a visit as `MRI Scan, today 9:30 AM (To ring)`. */
export function useVisitInWords(): (card: Card) => string {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  return (card) => {
    const tests = card.tests.map(named).join(', ')
    return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
  }
}
