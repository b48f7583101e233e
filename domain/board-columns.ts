import type { Board, Card, ColumnName, DayAndTime } from './board.ts'
import { addDays, type CalendarDate, delhiDate, delhiInstant } from './delhi-time.ts'
import { findSlot } from './time-slots.ts'

export type Columns = Readonly<Record<ColumnName, readonly Card[]>>

const minuteMs = 60_000

/** Every card to call, or of a visit today or tomorrow, each in one column. */
export function columnsOf({ cards }: Pick<Board, 'cards'>, nowMs: number): Columns {
  const inColumn = (name: ColumnName) => cards.filter((card) => columnOf(card, nowMs) === name)
  return {
    callNow: inColumn('callNow').toSorted(mostUrgentFirst),
    noAnswerYet: inColumn('noAnswerYet').toSorted(by(callAgainAt)),
    comingToday: inColumn('comingToday').toSorted(by(startsAt)),
    comingTomorrow: inColumn('comingTomorrow').toSorted(by(startsAt)),
  }
}

/** Undefined for cards in no column: cancelled, wrong number, another day. */
export function columnOf(card: Card, nowMs: number): ColumnName | undefined {
  switch (card.state) {
    case 'requested':
      return 'callNow'
    case 'unreachable':
      return card.outcome?.reason === undefined ? 'noAnswerYet' : undefined
    case 'cancelled':
      return undefined
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return dayColumn(visitOf(card).date, delhiDate(nowMs))
  }
}

/** When the patient comes: as agreed, else as asked. */
export function visitOf({ agreed, asked }: Pick<Card, 'agreed' | 'asked'>): DayAndTime {
  return agreed ?? asked
}

/** When to call again, epoch ms; without a time, when the call was due before. */
export function callAgainAt({ tryAgainAtMs, callByMs }: Card): number {
  return tryAgainAtMs ?? callByMs
}

/** Minutes until then, rounded up; 0 or less when it has passed. */
export function minutesLeft(untilMs: number, nowMs: number): number {
  return Math.ceil((untilMs - nowMs) / minuteMs)
}

/** A request that nobody at the centre has noticed on a desk. */
export function isUnseen({ state, source, seen, claim }: Card): boolean {
  return state === 'requested' && source === 'site' && seen === undefined && claim === undefined
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

function mostUrgentFirst(a: Card, b: Card): number {
  return Number(b.needsCall) - Number(a.needsCall) || by(({ callByMs }) => callByMs)(a, b)
}

/** The first reference decides between equals, so that rows keep their places. */
function by(instantOf: (card: Card) => number) {
  return (a: Card, b: Card): number =>
    instantOf(a) - instantOf(b) ||
    a.receivedAtMs - b.receivedAtMs ||
    a.references[0].localeCompare(b.references[0])
}

function startsAt(card: Card): number {
  const { date, time } = visitOf(card)
  return delhiInstant(date, findSlot(time)?.minutes ?? 0)
}
