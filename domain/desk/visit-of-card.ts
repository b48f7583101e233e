import { type DayAndTime, delhiInstant } from '../time/delhi-time.ts'
import { findSlot } from '../time/time-slots.ts'
import type { Card } from './board.ts'

/** When the patient comes: as agreed, else as asked. */
export function visitOf({ agreement, requests }: Pick<Card, 'agreement' | 'requests'>): DayAndTime {
  const { date, time } = agreement ?? requests[0].asked
  return { date, time }
}

/**
 * When the patient wants to come: the time of the newest request to call about, even if another time is agreed. Without
 * such a request, the time of `visitOf`.
 */
export function wantedVisitOf(card: Pick<Card, 'asks' | 'agreement' | 'requests'>): DayAndTime {
  const toCall = card.asks.filter(({ state }) => state !== 'closed')
  const newest = card.requests.find(({ number }) => toCall.some((ask) => ask.number === number))
  return newest?.asked ?? visitOf(card)
}

/** Whether an agreement stands, even if somebody has to call about the visit. */
export function isExpected({ state, agreement }: Pick<Card, 'state' | 'agreement'>): boolean {
  return agreement !== undefined && state !== 'ended'
}

/** Whether the visit occupies rooms: an agreement stands, or the patient came. */
export function takesRooms(card: Pick<Card, 'state' | 'agreement' | 'ending'>): boolean {
  return isExpected(card) || card.ending === 'arrived'
}

/** Whether somebody has said that the patient came, or did not. */
export function isMarked({ ending }: Pick<Card, 'ending'>): boolean {
  return ending === 'arrived' || ending === 'no-show'
}

export function startsAt(card: Card): number {
  const { date, time } = visitOf(card)
  return delhiInstant(date, findSlot(time)?.minutes ?? 0)
}
