import type { Card } from './board.ts'
import { cardKey, isUnseen } from './board-columns.ts'
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

export interface RingLook {
  /** When was last checked. */
  readonly afterMs: number
  readonly untilMs: number
  /** As `heldSince` answered at the last check. */
  readonly held?: ReadonlyMap<Reference, number>
}

/**
 * What rings now: everything due since the last check, which may be long ago after a standby. While
 * somebody is calling a card does not ring: what is due then rings once nobody is calling any more.
 */
export function ringsSince(
  cards: readonly Card[],
  shownAtMs: ReadonlyMap<Reference, number>,
  look: RingLook,
  rules: RingRules,
): RingReason[] {
  const { untilMs } = look
  return cards.flatMap((card) => {
    if (isCalled(card, look)) return []
    const { claim: _, ...free } = card
    return ringsOf(free, shownAtMs.get(card.references[0]) ?? untilMs, rules)
      .filter(({ atMs }) => atMs > lastFree(card, look) && atMs <= untilMs)
      .map(({ reason }) => reason)
  })
}

/** For each card that somebody is calling: the last check at which nobody was. */
export function heldSince(cards: readonly Card[], look: RingLook): Map<Reference, number> {
  const called = cards.filter((card) => isCalled(card, look))
  return new Map(called.map((card) => [cardKey(card), lastFree(card, look)]))
}

function isCalled({ claim }: Card, { untilMs }: RingLook): boolean {
  return claim !== undefined && claim.untilMs > untilMs
}

function lastFree(card: Card, { afterMs, held }: RingLook): number {
  return Math.min(afterMs, held?.get(cardKey(card)) ?? afterMs)
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
