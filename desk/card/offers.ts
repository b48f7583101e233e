import type { Card } from '../../domain/board.ts'
import { isExpected, isUnseen, visitOf } from '../../domain/board-columns.ts'
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
  return state !== 'to call' && outcome?.kind === 'wrong-number'
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

const callOutcomes = ['agreed', 'no-answer', 'wrong-number', 'cancelled'] as const

/**
 * Whether the patient came. A visit that was not marked in the evening is marked the next morning. A
 * visit that has ended is marked on its day alone, and only differently.
 */
function marksOf(card: Card, nowMs: number): Offer[] {
  const { date } = visitOf(card)
  const today = delhiDate(nowMs)
  if (date > today) return []
  if (card.state !== 'ended') return isExpected(card) ? ['arrived', 'no-show'] : ['arrived']
  if (date < today || card.asks.length === 0) return []
  return card.ending === 'arrived' ? ['no-show'] : ['arrived']
}

/** The claim of another device, while it lasts. */
export function calledByAnother({ claim }: Card, nowMs: number): Card['claim'] {
  return claim !== undefined && !claim.isMine && claim.untilMs > nowMs ? claim : undefined
}
