import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { useVisitAsText } from './use-visit-as-text.ts'

interface EntryChangeProps {
  readonly visits: readonly Card[]
  readonly change: Card | undefined
  readonly onChange: (change: Card | undefined) => void
}

/** Offers to change another visit of the number. Until a visit is chosen, the entry is a visit of its own. */
export function EntryChange({ visits, change, onChange }: EntryChangeProps) {
  const visitInWords = useVisitAsText()
  return (
    <div className="changes" aria-live="polite">
      {visits.length > 0 && (
        <fieldset className="choice cluster">
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
