import type { Card } from '../../domain/board.ts'
import { isUnseen, visitOf } from '../../domain/board-columns.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import { type Offer, offerKeys } from '../keys.ts'

/** The offers that ask for something before they are saved. */
export const formOffers = [
  'agreed',
  'no-answer',
  'wrong-number',
  'cancelled',
  'message',
  'note',
] as const satisfies readonly Offer[]

export type FormOffer = (typeof formOffers)[number]

export function isFormOffer(offer: string | undefined): offer is FormOffer {
  return formOffers.some((each) => each === offer)
}

/** The offers of a card, in the order they are shown. */
export function offersOf(card: Card, nowMs: number): Offer[] {
  return [
    ...undoOf(card, nowMs),
    ...callOf(card, nowMs),
    ...outcomesOf(card, nowMs),
    ...(isWrongNumber(card) ? [] : (['message'] as const)),
    'note',
  ]
}

/** What a letter offers, and on which card: also to undo the last act, on whatever card it was. */
export function offerOfLetter(
  letter: string,
  card: Card | undefined,
  undoable: Card | undefined,
  nowMs: number,
): readonly [Offer, Card] | undefined {
  const offer = card && offersOf(card, nowMs).find((each) => offerKeys[each] === letter)
  if (card && offer) return [offer, card]
  return undoable && letter === offerKeys.undo ? ['undo', undoable] : undefined
}

/** Whether the number is a stranger's; a request sent after that may have the right one. */
export function isWrongNumber({ state, outcome }: Card): boolean {
  return state !== 'requested' && outcome?.reason === 'wrong-number'
}

function undoOf({ undo }: Card, nowMs: number): Offer[] {
  return undo !== undefined && undo.untilMs > nowMs ? ['undo'] : []
}

function callOf(card: Card, nowMs: number): Offer[] {
  if (!isToCall(card)) return []
  const isMine = card.claim?.isMine === true && card.claim.untilMs > nowMs
  return [...(isUnseen(card) ? (['seen'] as const) : []), isMine ? 'release' : 'claim']
}

/** Whether somebody has to call; not where the number was wrong. */
function isToCall({ state, outcome }: Card): boolean {
  return state === 'requested' || (state === 'unreachable' && outcome?.reason === undefined)
}

function outcomesOf(card: Card, nowMs: number): Offer[] {
  // A visit that was not marked in the evening is marked the next morning.
  const hasDayCome = visitOf(card).date <= delhiDate(nowMs)
  switch (card.state) {
    case 'requested':
    case 'unreachable':
      if (!isToCall(card)) return ['agreed', 'cancelled']
      return [
        ...(['agreed', 'no-answer', 'wrong-number', 'cancelled'] as const),
        ...(hasDayCome ? (['arrived'] as const) : []),
      ]
    case 'confirmed':
      return [
        ...(hasDayCome ? (['arrived', 'no-show'] as const) : []),
        ...(['agreed', 'cancelled'] as const),
      ]
    case 'arrived':
      return ['no-show']
    case 'no-show':
      return ['arrived', 'agreed']
    case 'cancelled':
      return ['agreed']
  }
}

/** The claim of another device, while it lasts. */
export function calledByAnother({ claim }: Card, nowMs: number): Card['claim'] {
  return claim !== undefined && !claim.isMine && claim.untilMs > nowMs ? claim : undefined
}
