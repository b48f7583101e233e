import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { useToMove } from '../board/to-move-on.ts'
import { useDeskNow } from '../desk-now.ts'
import { useShortcut } from '../key.tsx'
import { moreKey, type Offer, offerKeys } from '../keys.ts'
import { isFailed } from '../live/use-acts.ts'
import type { CardPanelProps } from './card-panel-props.ts'
import { buttonsOf, isFormOffer, offersOf, primaryOf } from './offers.ts'
import { undoableWord } from './state-word.ts'

const places = [0, 1, 2, 3] as const

/** The acts that the card allows now, on four buttons and under More. */
export function CardActions(props: CardPanelProps) {
  const { card } = props
  const [toMove] = useToMove([card])
  const { nowMs } = useDeskNow()
  const shortcut = useShortcut()
  const [isOpen, setIsOpen] = useState(false)
  const buttons = buttonsOf(card, nowMs)
  const primary = toMove ? 'agreed' : primaryOf(card, nowMs)
  const rest = offersOf(card, nowMs).filter((offer) => !buttons.includes(offer))
  return (
    <fieldset className="actions">
      <legend className="visually-hidden">{desk.actsOn(card.name)}</legend>
      {places.map((place) => {
        const offer = buttons[place]
        if (offer === undefined) return <span key={place} className="place" />
        return <OfferButton key={offer} {...props} offer={offer} isPrimary={offer === primary} />
      })}
      <button
        type="button"
        className="button more"
        aria-label={desk.forPatient(desk.more, card.name)}
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut(moreKey)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {desk.more}
      </button>
      {isOpen && (
        <div className="rest cluster">
          {rest.map((offer) => (
            <OfferButton key={offer} {...props} offer={offer} isPrimary={false} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

export function actWord(offer: Offer, card: Card): string {
  const { state } = card
  if (offer === 'undo') return desk.undo(undoableWord(card))
  if (state !== 'expected') return desk.acts[offer]
  if (offer === 'agreed') return desk.changeTime
  return offer === 'message' ? desk.sendPlan : desk.acts[offer]
}

interface OfferButtonProps extends CardPanelProps {
  readonly offer: Offer
  readonly isPrimary: boolean
}

/** While a failed act waits to be sent again or discarded, the button does nothing. It keeps the focus. */
function OfferButton({ card, offer, isPrimary, lastAct, onOffer }: OfferButtonProps) {
  const shortcut = useShortcut()
  const isStuck = isFailed(lastAct)
  const word = actWord(offer, card)
  // U takes back the last act, which may be of another card. The foot of the page names that act beside its key.
  const key = offer === 'undo' ? undefined : offerKeys[offer]
  return (
    <button
      type="button"
      className={isPrimary ? 'button primary' : 'button'}
      aria-label={desk.forPatient(word, card.name)}
      aria-disabled={isStuck || undefined}
      aria-keyshortcuts={key && shortcut(key)}
      onClick={() => {
        if (!isStuck) onOffer(offer)
      }}
    >
      {isFormOffer(offer) ? desk.opens(word) : word}
    </button>
  )
}
