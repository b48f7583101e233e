import type { Card } from './board.ts'
import { isUnseen } from './board-columns.ts'
import { isOpenAt, type OpeningHours, openSpansFrom } from './opening-hours.ts'
import type { Reference } from './reference.ts'

/** Unseen after this, it rings once more. */
export const ringAgainMs = 30_000

/** As in the follow-up: leaves time to make the call. */
const remindBeforeCallByMs = 30 * 60_000

export type RingReason = 'new' | 'still-unseen' | 'call-again' | 'call-due'

export interface Ring {
  readonly atMs: number
  readonly reason: RingReason
}

export interface RingRules {
  readonly hours: OpeningHours
  /** Without another channel the desk itself reminds of a call that is due soon. */
  readonly isOnlyChannel: boolean
}

/**
 * When a card rings if nothing changes, epoch ms, only while the centre is open: what came while it
 * was closed rings once at the next opening.
 *
 * @param shownAtMs When this page first showed the card.
 */
export function ringsOf(card: Card, shownAtMs: number, rules: RingRules): Ring[] {
  const { hours } = rules
  if (card.state === 'unreachable') {
    const { tryAgainAtMs, outcome } = card
    if (tryAgainAtMs === undefined || outcome?.reason !== undefined) return []
    return [{ atMs: whenOpen(tryAgainAtMs, hours), reason: 'call-again' }]
  }
  if (card.state !== 'requested') return []
  return [...ringsWhileUnseen(card, shownAtMs, hours), ...reminders(card, rules)]
}

/** What rings now: everything due since the last check, which may be long ago after a standby. */
export function ringsSince(
  cards: readonly Card[],
  shownAtMs: ReadonlyMap<Reference, number>,
  look: { readonly afterMs: number; readonly untilMs: number },
  rules: RingRules,
): RingReason[] {
  return cards.flatMap((card) =>
    ringsOf(card, shownAtMs.get(card.references[0]) ?? look.untilMs, rules)
      .filter(({ atMs }) => atMs > look.afterMs && atMs <= look.untilMs)
      .map(({ reason }) => reason),
  )
}

function ringsWhileUnseen(card: Card, shownAtMs: number, hours: OpeningHours): Ring[] {
  if (!isUnseen(card)) return []
  const first: Ring = { atMs: whenOpen(shownAtMs, hours), reason: 'new' }
  const againMs = shownAtMs + ringAgainMs
  const isToRepeat = first.atMs === shownAtMs && isOpenAt(againMs, hours)
  return isToRepeat ? [first, { atMs: againMs, reason: 'still-unseen' }] : [first]
}

function reminders({ callByMs, claim }: Card, { hours, isOnlyChannel }: RingRules): Ring[] {
  if (!isOnlyChannel || claim !== undefined) return []
  return [{ atMs: whenOpen(callByMs - remindBeforeCallByMs, hours), reason: 'call-due' }]
}

/** That instant while the centre is open, else the next opening. */
function whenOpen(instantMs: number, hours: OpeningHours): number {
  for (const { opensAt } of openSpansFrom(instantMs, hours)) return Math.max(opensAt, instantMs)
  return instantMs
}
