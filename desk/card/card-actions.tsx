import type { FormEvent } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { addresses } from '../addresses.ts'
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
      {card.state !== 'requested' && next && (
        <button type="button" className="act next scripted" onClick={onNext}>
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

/**
 * A form of one button, which works without script: it does the act, or opens the form that asks
 * for more. It stays where it is while an act has no answer, so that the focus does.
 */
function OfferButton(props: OfferButtonProps) {
  const { card, offer, isPrimary, lastAct, isWithLetters, openForm, back, onOffer } = props
  const isStuck = isFailed(lastAct)
  const isForm = isFormOffer(offer)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isStuck) onOffer(offer)
  }
  return (
    <form
      method={isForm ? 'get' : 'post'}
      action={isForm ? back.split('?')[0] : addresses.acts}
      onSubmit={submit}
    >
      {isForm ? <BackFields back={back} offer={offer} /> : <HiddenFields {...props} act={offer} />}
      <button
        type="submit"
        id={`offer-${offer}`}
        className={isPrimary ? 'act primary' : `act ${offer}`}
        aria-label={desk.forPatient(desk.acts[offer], card.name)}
        aria-disabled={isStuck || undefined}
        aria-expanded={isForm ? openForm === offer : undefined}
        aria-keyshortcuts={isWithLetters ? offerKeys[offer] : undefined}
      >
        {desk.acts[offer]}
        <Key isShown={isWithLetters}>{offerKeys[offer]}</Key>
      </button>
    </form>
  )
}

interface HiddenFieldsProps extends Pick<CardPanelProps, 'card' | 'back' | 'formKey'> {
  readonly act: DeskAct['act']
}

/** What a form post names besides what is typed: which act, on which card, and where to go then. */
export function HiddenFields({ act, card, back, formKey }: HiddenFieldsProps) {
  const { references, undo } = card
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={`${formKey}-${act}-${references[0].slice(4)}`} />
      <input type="hidden" name="references" value={references.join(',')} />
      <input type="hidden" name="back" value={back} />
      {act === 'undo' && undo && <input type="hidden" name="of" value={undo.actId} />}
    </>
  )
}

/** The page as it is, with this form open. */
function BackFields({ back, offer }: { readonly back: string; readonly offer: Offer }) {
  const query = [...new URLSearchParams(back.split('?')[1])]
  return (
    <>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="act" value={offer} />
    </>
  )
}
