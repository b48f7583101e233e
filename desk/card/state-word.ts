import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import type { Agreement } from '../../domain/visit/visit.ts'
import { shortInstant } from '../when.ts'

export function stateWord({ state, ending }: Pick<Card, 'state' | 'ending'>): string {
  return ending === undefined ? desk.states[state] : desk.endings[ending]
}

/** The state in a word. After a call in vain to the number shown, its outcome. After a cancellation, who cancelled. */
export function cardWord(card: Card): string {
  const { state, ending, outcome, hasNewNumber } = card
  const isSaidByOutcome = (state === 'to call again' && !hasNewNumber) || ending === 'cancelled'
  return isSaidByOutcome && outcome ? outcomeWord(outcome) : stateWord(card)
}

/** The last outcome of a call or visit in a word, or who cancelled. */
function outcomeWord({ kind, reason }: NonNullable<Card['outcome']>): string {
  return reason === undefined ? desk.outcomes[kind] : desk.reasons[reason]
}

export function againWord({ tryAgainAtMs }: Card, nowMs: number): string {
  if (tryAgainAtMs === undefined) return desk.noTime
  return tryAgainAtMs <= nowMs ? desk.againNow : shortInstant(tryAgainAtMs, nowMs)
}

export function outcomeInWords(outcome: NonNullable<Card['outcome']>, nowMs: number): string {
  return desk.outcomeBy(outcomeWord(outcome), outcome.by, shortInstant(outcome.atMs, nowMs))
}

export function undoableWord({ undo, state }: Pick<Card, 'undo' | 'state'>): string {
  if (undo === undefined) return ''
  const isOfChange = undo.kind === 'cancelled' && state !== 'ended'
  return isOfChange ? desk.changeDropped : desk.outcomes[undo.kind]
}

/** The agreed time in words. A tap on "Called" names no time, so the words then say that the time is as asked. */
export function asAgreed({ isAsAsked }: Agreement, when: string): string {
  return isAsAsked ? desk.asAsked(when) : when
}

export function wishesOf({ asks }: Card): string[] {
  const words = asks.flatMap(({ kind, state }) =>
    kind === 'request' || state === 'closed' ? [] : [desk.wishes[kind]],
  )
  return [...new Set(words)]
}
