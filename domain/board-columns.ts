import type { Board, Card, ColumnName, DayAndTime } from './board.ts'
import { addDays, type CalendarDate, delhiDate, delhiInstant } from './delhi-time.ts'
import type { Reference } from './reference.ts'
import { findSlot } from './time-slots.ts'

export type Columns = Readonly<Record<ColumnName, readonly Card[]>>

const minuteMs = 60_000

/** Every card to call, or of a visit today or tomorrow, each in one column. */
export function columnsOf({ cards }: Pick<Board, 'cards'>, nowMs: number): Columns {
  const inColumn = (name: ColumnName) => cards.filter((card) => columnOf(card, nowMs) === name)
  return {
    callNow: inColumn('callNow').sort(mostUrgentFirst(nowMs)),
    noAnswerYet: inColumn('noAnswerYet').sort(by(callDueAt)),
    comingToday: inColumn('comingToday').sort(by(startsAt)),
    comingTomorrow: inColumn('comingTomorrow').sort(by(startsAt)),
  }
}

/** Undefined for cards in no column: cancelled, or agreed for another day. */
export function columnOf(card: Card, nowMs: number): ColumnName | undefined {
  switch (card.state) {
    case 'requested':
      return 'callNow'
    case 'unreachable':
      return isDueAgain(card, nowMs) ? 'callNow' : 'noAnswerYet'
    case 'cancelled':
      return undefined
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return dayColumn(visitOf(card).date, delhiDate(nowMs))
  }
}

/** The first request of a card: the same however many corrections are sent after it. */
export function cardKey({ references }: Pick<Card, 'references'>): Reference {
  return references[references.length - 1] ?? references[0]
}

/** When the patient comes: as agreed, else as asked. */
export function visitOf({ agreed, requests }: Pick<Card, 'agreed' | 'requests'>): DayAndTime {
  return agreed ?? requests[0].asked
}

/** A patient who asks again wants the time of the newest request, not the time agreed before. */
export function wantedVisitOf(card: Card): DayAndTime {
  return card.state === 'requested' ? card.requests[0].asked : visitOf(card)
}

/** When to call, epoch ms; after no answer, when to call again if that is known. */
export function callDueAt({ state, tryAgainAtMs, callByMs }: Card): number {
  return state === 'unreachable' ? (tryAgainAtMs ?? callByMs) : callByMs
}

/** Minutes until then, rounded up; 0 or less when it has passed. */
export function minutesLeft(untilMs: number, nowMs: number): number {
  return Math.ceil((untilMs - nowMs) / minuteMs)
}

/** A request that nobody at the centre has noticed on a desk. */
export function isUnseen({ state, requests, seen, claim }: Card): boolean {
  const isFromSite = requests[0].source === 'site'
  return state === 'requested' && isFromSite && seen === undefined && claim === undefined
}

/** Whether somebody must look at it now: nobody has seen it, or it is time to try again. */
export function isWaiting(card: Card, nowMs: number): boolean {
  const { claim } = card
  const isCalled = claim !== undefined && claim.untilMs > nowMs
  return isUnseen(card) || (isDueAgain(card, nowMs) && !isCalled)
}

/** Nobody answered, and the time to try again has come; not where the number was wrong. */
function isDueAgain({ state, outcome, tryAgainAtMs }: Card, nowMs: number): boolean {
  const isToTryAgain = state === 'unreachable' && outcome?.reason === undefined
  return isToTryAgain && tryAgainAtMs !== undefined && tryAgainAtMs <= nowMs
}

/** Visits of an earlier day of which nobody has said whether the patient came, by the clock. */
export function unmarkedVisits(cards: readonly Card[], nowMs: number): Card[] {
  const today = delhiDate(nowMs)
  const unmarked = cards.filter((card) => card.state === 'confirmed' && visitOf(card).date < today)
  return unmarked.sort(by(startsAt))
}

/** Visits of tomorrow whose patient has no reminder yet. */
export function notYetReminded(cards: readonly Card[]): Card[] {
  return cards.filter(
    ({ state, remindedAtMs }) => state === 'confirmed' && remindedAtMs === undefined,
  )
}

function dayColumn(date: CalendarDate, today: CalendarDate): ColumnName | undefined {
  if (date === today) return 'comingToday'
  return date === addDays(today, 1) ? 'comingTomorrow' : undefined
}

/**
 * A second call of today was given a time: a late first call can wait for it. A patient not reached on a
 * day before comes after the first calls, which are promised.
 */
function mostUrgentFirst(nowMs: number) {
  const today = delhiDate(nowMs)
  const turn = (card: Card) => {
    if (card.needsCall) return 0
    if (card.state !== 'unreachable') return 2
    return delhiDate(callDueAt(card)) < today ? 3 : 1
  }
  return (a: Card, b: Card): number => turn(a) - turn(b) || by(callDueAt)(a, b)
}

/** The first reference decides between equals, so that rows keep their places. */
function by(instantOf: (card: Card) => number) {
  return (a: Card, b: Card): number =>
    instantOf(a) - instantOf(b) ||
    a.requests[0].receivedAtMs - b.requests[0].receivedAtMs ||
    a.references[0].localeCompare(b.references[0])
}

function startsAt(card: Card): number {
  const { date, time } = visitOf(card)
  return delhiInstant(date, findSlot(time)?.minutes ?? 0)
}
