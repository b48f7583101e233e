import type { Card } from '../../domain/desk/board.ts'
import { isUnseen } from '../../domain/desk/board-columns.ts'
import { isExpected, startsAt, visitOf } from '../../domain/desk/visit-of-card.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { callOutcomes, isCallOutcome } from '../../domain/visit/event-effects.ts'
import { type Offer, offerKeys } from '../keys.ts'

/** The offers that send an act at once. All others open a form, so that no letter alone records an outcome. */
const plainOffers = ['undo', 'seen', 'claim', 'release'] as const satisfies readonly Offer[]
export type FormOffer = Exclude<Offer, (typeof plainOffers)[number]>

export function isFormOffer(offer = ''): offer is FormOffer {
  return Object.keys(offerKeys).includes(offer) && !plainOffers.some((each) => each === offer)
}

/** The acts that the desk offers on a card now, in the order of More. domain/visit/refusal.ts says what is refused. */
export function offersOf(card: Card, nowMs: number): Offer[] {
  const isOthers = calledByAnother(card, nowMs) !== undefined
  const outcomes = outcomesOf(card, nowMs).filter((offer) => !isOthers || !isCallOutcome(offer))
  return [
    ...callOf(card, nowMs),
    ...outcomes,
    ...(card.state === 'ended' ? [] : (['corrected'] as const)),
    ...(isWrongNumber(card) ? [] : (['message'] as const)),
    'note',
    ...undoOf(card, nowMs),
  ]
}

/** The offers on the four buttons before More. Each state of a card has its own, and an unused place is `undefined`. */
export function buttonsOf(card: Card, nowMs: number): readonly (Offer | undefined)[] {
  const offers = offersOf(card, nowMs)
  const buttons: readonly (Offer | undefined)[] = wantedButtons(card, nowMs)
  return buttons.map((offer) => (offer && offers.includes(offer) ? offer : undefined))
}

/** "Arrived" when the visit is near, otherwise the first button. None if another device calls or the visit has ended. */
export function primaryOf(card: Card, nowMs: number): Offer | undefined {
  if (calledByAnother(card, nowMs)) return undefined
  const [first, , third] = buttonsOf(card, nowMs)
  if (third === 'arrived' && card.state === 'expected') return third
  return card.state === 'ended' ? undefined : first
}

function wantedButtons(card: Card, nowMs: number): readonly (Offer | undefined)[] {
  switch (card.state) {
    case 'to call':
    case 'to call again':
      if (isWrongNumber(card)) return ['corrected', undefined, undefined, 'cancelled']
      if (isMine(card, nowMs)) return ['agreed', 'call-later', 'no-answer', 'cancelled']
      return ['claim', 'call-later', undefined, undefined]
    case 'expected':
      return ['message', 'agreed', isEarly(card, nowMs) ? undefined : 'arrived', 'cancelled']
    case 'ended':
      return ['note', undefined, card.ending === 'arrived' ? 'not-arrived' : 'arrived', undefined]
  }
}

const earlyMs = hour

/** Whether the visit is more than an hour away. "Arrived" is then doubtful, because another patient may be meant. */
export function isEarly(card: Card, nowMs: number): boolean {
  return startsAt(card) > nowMs + earlyMs
}

/** The offer of a letter, and its card: the selected card, or for undo the card of the last act. */
export function offerOfLetter(
  letter: string,
  card: Card | undefined,
  undoable: Card | undefined,
  nowMs: number,
): readonly [Offer, Card] | undefined {
  if (undoable && letter === offerKeys.undo) return ['undo', undoable]
  const offer = card && offersOf(card, nowMs).find((each) => offerKeys[each] === letter)
  return card && offer && [offer, card]
}

/** Whether the last call found the number wrong. False once a number has come or was corrected after that call. */
export function isWrongNumber({ state, outcome, hasNewNumber }: Card): boolean {
  return state !== 'to call' && outcome?.kind === 'wrong-number' && hasNewNumber !== true
}

function undoOf({ undo }: Card, nowMs: number): Offer[] {
  return undo !== undefined && undo.untilMs > nowMs ? ['undo'] : []
}

function callOf(card: Card, nowMs: number): Offer[] {
  if (!isToCall(card)) return []
  const call = isMine(card, nowMs) ? 'release' : 'claim'
  return isUnseen(card) ? [call, 'seen'] : [call]
}

function isMine({ claim }: Card, nowMs: number): boolean {
  return claim?.isMine === true && claim.untilMs > nowMs
}

/** Whether somebody has to call. False if the number is wrong, because nobody can call then. */
function isToCall(card: Card): boolean {
  return card.state === 'to call' || (card.state === 'to call again' && !isWrongNumber(card))
}

function outcomesOf(card: Card, nowMs: number): Offer[] {
  switch (card.state) {
    case 'to call':
    case 'to call again':
      if (!isToCall(card)) return ['agreed', 'cancelled']
      return [...callOutcomes, ...marksOf(card, nowMs)]
    case 'expected':
      return [...marksOf(card, nowMs), 'agreed', 'cancelled']
    case 'ended':
      return marksOf(card, nowMs)
  }
}

/**
 * The marks whether the patient came. A visit left unmarked in the evening can be marked the next morning.
 * A visit that has ended can get another mark, but only on its day.
 */
function marksOf(card: Card, nowMs: number): Offer[] {
  const { date } = visitOf(card)
  const today = delhiDate(nowMs)
  if (date > today) return []
  if (card.state !== 'ended') return isExpected(card) ? ['arrived', 'no-show'] : ['arrived']
  if (date < today || card.asks.length === 0) return []
  if (card.ending !== 'arrived') return ['arrived']
  return card.outcome?.kind === 'arrived' ? ['not-arrived', 'no-show'] : ['no-show']
}

/** The claim of another device that is calling the patient; undefined once the claim has expired. */
function calledByAnother({ claim }: Card, nowMs: number): Card['claim'] {
  return claim !== undefined && !claim.isMine && claim.untilMs > nowMs ? claim : undefined
}
