import { addDays, delhiDate } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import type { Board, Card, CardAsk, ColumnName } from './board.ts'
import { isExpected, isMarked, startsAt, visitOf } from './visit-of-card.ts'

export type Columns = Readonly<Record<ColumnName, readonly Card[]>>

/**
 * Sorts the cards into columns. A card to call is in a column of calls. A visit of today or tomorrow that is agreed or
 * marked is in the column of its day, even if somebody must call about the visit.
 */
export function columnsOf({ cards }: Pick<Board, 'cards'>, nowMs: number): Columns {
  const toCall = (name: ColumnName) => cards.filter((card) => callColumnOf(card, nowMs) === name)
  const ofDay = (name: ColumnName) => cards.filter((card) => dayColumnOf(card, nowMs) === name)
  return {
    callNow: toCall('callNow').sort(mostUrgentFirst(nowMs)),
    noAnswerYet: toCall('noAnswerYet').sort(by(callDueAt)),
    comingToday: ofDay('comingToday').sort(byStart),
    comingTomorrow: ofDay('comingTomorrow').sort(byStart),
  }
}

/** Undefined if nobody has to call. */
export function callColumnOf(card: Card, nowMs: number): ColumnName | undefined {
  switch (card.state) {
    case 'to call':
      return 'callNow'
    case 'to call again':
      return isDueAgain(card, nowMs) ? 'callNow' : 'noAnswerYet'
    case 'expected':
    case 'ended':
      return undefined
  }
}

/** The column of a visit of today or tomorrow that is expected, or marked as arrived or no-show. */
export function dayColumnOf(card: Card, nowMs: number): ColumnName | undefined {
  if (!isExpected(card) && !isMarked(card)) return undefined
  const { date } = visitOf(card)
  const today = delhiDate(nowMs)
  if (date === today) return 'comingToday'
  return date === addDays(today, 1) ? 'comingTomorrow' : undefined
}

/** When to call, epoch ms. For a card to call again, the time for that if it is known. */
function callDueAt({ state, tryAgainAtMs, callByMs }: Card): number {
  return state === 'to call again' ? (tryAgainAtMs ?? callByMs) : callByMs
}

/** Minutes until an instant, rounded up; 0 or less if it has passed. */
export function minutesLeft(untilMs: number, nowMs: number): number {
  return Math.ceil((untilMs - nowMs) / minute)
}

/** Whether the card has an open ask that the patient sent, and no desk has seen or claimed the card. */
export function isUnseen(card: Card): boolean {
  const { requests, seen, claim } = card
  const isEntered = ({ number }: CardAsk) =>
    requests.some((request) => request.number === number && request.source !== 'site')
  return seen === undefined && claim === undefined && !openAsks(card).every(isEntered)
}

export function openAsks<Ask extends Pick<CardAsk, 'state'>>({
  asks,
}: {
  readonly asks: readonly Ask[]
}): Ask[] {
  return asks.filter(({ state }) => state === 'open')
}

/** Whether somebody must look at the card now: nobody has seen it, or it is time to call again and nobody calls. */
export function isWaiting(card: Card, nowMs: number): boolean {
  const { claim } = card
  const isCalled = claim !== undefined && claim.untilMs > nowMs
  return isUnseen(card) || (isDueAgain(card, nowMs) && !isCalled)
}

/** Whether it is time to call again. A wrong number has no such time: it is due once it is corrected. */
function isDueAgain({ state, tryAgainAtMs, hasNewNumber }: Card, nowMs: number): boolean {
  if (state !== 'to call again') return false
  return tryAgainAtMs === undefined ? hasNewNumber === true : tryAgainAtMs <= nowMs
}

/** Whether reception has not reminded the patient yet. False while somebody has to call about the visit. */
export function isToRemind({ state, remindedAtMs }: Card): boolean {
  return state === 'expected' && remindedAtMs === undefined
}

/**
 * Puts NEEDS CALL first, unless the call is due after today. Next come repeated calls of today, because they were set
 * for this time. Then come first calls, because patients were promised a time. Repeated calls of earlier days come last.
 */
function mostUrgentFirst(nowMs: number) {
  const today = delhiDate(nowMs)
  const turn = (card: Card) => {
    if (card.needsCall && delhiDate(card.callByMs) <= today) return 0
    if (card.state !== 'to call again') return 2
    return delhiDate(callDueAt(card)) < today ? 3 : 1
  }
  return (a: Card, b: Card): number => turn(a) - turn(b) || by(callDueAt)(a, b)
}

/** Between equals, the card whose newest request is older comes first, so that rows keep their places. */
function by(instantOf: (card: Card) => number) {
  return (a: Card, b: Card): number =>
    instantOf(a) - instantOf(b) ||
    a.requests[0].receivedAtMs - b.requests[0].receivedAtMs ||
    a.visit - b.visit
}

export const byStart = by(startsAt)

/** What is left to do before the centre closes. */
export function closingDay(cards: readonly Card[], nowMs: number) {
  return {
    /** The time has passed, and nobody has said whether the patient came. */
    unmarked: cards.filter((card) => isExpected(card) && startsAt(card) <= nowMs).sort(byStart),
    /** The patient was not reached, or is to be called later. */
    notReached: cards.filter(({ state }) => state === 'to call again'),
    toCall: cards.filter(({ state }) => state === 'to call'),
  }
}
