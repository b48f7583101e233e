import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { Key } from '../key.tsx'
import { type Offer, offerKeys } from '../keys.ts'
import { isFailed } from '../live/use-acts.ts'
import type { CardPanelProps } from './card-panel-props.ts'
import { likelyMessage } from './messages.ts'
import { calledByAnother, isFormOffer, offersOf } from './offers.ts'

/** Everything that can be done to the card now, each with its key. */
export function CardActions(props: CardPanelProps) {
  const { card, nowMs, next, onNext } = props
  const offers = offersOf(card, nowMs)
  const primary = calledByAnother(card, nowMs) === undefined ? primaryOf(card, offers) : undefined
  return (
    <fieldset className="actions">
      <legend className="visually-hidden">{desk.actsOn(card.name)}</legend>
      {offers.map((offer) => (
        <OfferButton key={offer} {...props} offer={offer} isPrimary={offer === primary} />
      ))}
      {card.state !== 'to call' && next && (
        <button type="button" className="button next" onClick={onNext}>
          {desk.next(next.name)} <Key>↓</Key>
        </button>
      )}
    </fieldset>
  )
}

/**
 * What is most likely next: see it, call, note the outcome; at the visit, greet. A message only where
 * one is due.
 */
function primaryOf(card: Card, offers: readonly Offer[]): Offer | undefined {
  const message = likelyMessage(card, false) === undefined ? [] : (['message'] as const)
  const order: readonly Offer[] = ['claim', 'release', 'arrived', ...message]
  const first = order.find((offer) => offers.includes(offer))
  return first === 'release' ? 'agreed' : first
}

interface OfferButtonProps extends CardPanelProps {
  readonly offer: Offer
  readonly isPrimary: boolean
}

/** It stays where it is while an act has no answer, so that the focus does. */
function OfferButton(props: OfferButtonProps) {
  const { card, offer, isPrimary, lastAct, isWithLetters, openForm, onOffer } = props
  const isStuck = isFailed(lastAct)
  return (
    <button
      type="button"
      id={`offer-${offer}`}
      className={isPrimary ? 'button primary' : `button ${offer}`}
      aria-label={desk.forPatient(desk.acts[offer], card.name)}
      aria-disabled={isStuck || undefined}
      aria-expanded={isFormOffer(offer) ? openForm === offer : undefined}
      aria-keyshortcuts={isWithLetters ? offerKeys[offer] : undefined}
      onClick={() => {
        if (!isStuck) onOffer(offer)
      }}
    >
      {desk.acts[offer]}
      <Key isShown={isWithLetters}>{offerKeys[offer]}</Key>
    </button>
  )
}
