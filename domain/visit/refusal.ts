import { delhiDate } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import { effects, isCallOutcome } from './event-effects.ts'
import type { Actor, VisitEvent } from './history.ts'
import { type Claim, isClaimHeld, type Visit } from './visit.ts'

/**
 * How long the device that recorded an act may take it back. A longer time would delay each plan by mail (`planToMail`
 * in agreement.ts). An outcome needs no longer time, because it can be reopened later ({@link isReopenable}).
 */
export const undoMs = minute

/** What somebody wants to record on a visit. */
export type Act =
  | { readonly kind: Exclude<VisitEvent['kind'], 'undone' | 'reopened'> }
  | { readonly kind: 'claim' | 'reopened' }
  | { readonly kind: 'undone'; readonly takesBack: number }

export type Refusal =
  | 'erased'
  | 'ended'
  /** The visit is agreed for a later day. */
  | 'too early'
  /** An ended visit can be marked on its own day only. */
  | 'not its day'
  /** There is no such act, or it can no longer be taken back. */
  | 'nothing to take back'
  /** Another device is calling. Its claim ends by itself (`claimMs` in visit.ts). */
  | 'held'

interface ActCircumstances {
  readonly by: Actor
  readonly nowMs: number
  /** The claim on the visit. Undefined if there is none, or if its device is no longer let in. */
  readonly claim: Claim | undefined
}

/**
 * Why an act must not be recorded; undefined if it may be. The desk offers undo by this rule (`undoFor` in
 * server/desk/cards.ts). desk/card/offers.ts offers the other acts by a narrower rule, because a card holds no history.
 * An act that is offered may still be refused here, if another device has acted meanwhile.
 */
export function refusalOf(act: Act, visit: Visit, at: ActCircumstances): Refusal | undefined {
  if (visit.ending === 'erased') return 'erased'
  if (needsFreeClaim(act) && isHeldByOther(visit, at)) return 'held'
  return takingBackRefusal(act, visit, at) ?? stateRefusal(act, visit, at)
}

function takingBackRefusal(act: Act, visit: Visit, at: ActCircumstances): Refusal | undefined {
  const isPossible =
    (act.kind === 'undone' && isUndoable(act.takesBack, visit, at)) ||
    (act.kind === 'reopened' && isReopenable(visit)) ||
    (act.kind === 'not-arrived' && isMarked(visit)) ||
    !takingBack.some((kind) => kind === act.kind)
  return isPossible ? undefined : 'nothing to take back'
}

const takingBack = ['undone', 'reopened', 'not-arrived'] as const

function stateRefusal(
  { kind }: Act,
  visit: Visit,
  { nowMs }: ActCircumstances,
): Refusal | undefined {
  const today = delhiDate(nowMs)
  const isTooEarly = visit.agreement !== undefined && visit.agreement.date > today
  if ((kind === 'arrived' || kind === 'no-show') && isTooEarly) return 'too early'
  if (visit.state !== 'ended') return undefined
  // Nobody expects the patient any more, so a wish to cancel or to move would say nothing.
  if (kind === 'claim' || kind === 'wishes-to-cancel' || kind === 'wishes-to-move') return 'ended'
  switch (effects[kind].ifEnded) {
    case 'counts':
      return undefined
    case 'ignored':
      return 'ended'
    case 'on its day':
      return visit.day === today ? undefined : 'not its day'
  }
}

/**
 * Whether a device may undo an act: it recorded the act less than a minute ago, and no later act counts. The visit is
 * then computed as if the act had never been (reading-order.ts).
 */
function isUndoable(number: number, { lastAct }: Visit, { by, nowMs }: ActCircumstances) {
  if (lastAct?.number !== number || lastAct.kind === 'reopened') return false
  const isOwn = lastAct.by.kind === 'desk' && by.kind === 'desk' && lastAct.by.device === by.device
  return isOwn && Math.abs(nowMs - lastAct.happenedAtMs) < undoMs
}

/** Whether the last outcome can be reopened: it named an ask that is not open now. */
function isReopenable({ asks, lastOutcome }: Visit): boolean {
  return asks.some(
    ({ number, state }) => state !== 'open' && lastOutcome?.asks.includes(number) === true,
  )
}

function isMarked({ lastOutcome }: Visit): boolean {
  return lastOutcome?.kind === 'arrived' || lastOutcome?.kind === 'no-show'
}

function needsFreeClaim({ kind }: Act): boolean {
  return kind === 'claim' || kind === 'undone' || isCallOutcome(kind)
}

function isHeldByOther(visit: Visit, { by, nowMs, claim }: ActCircumstances): boolean {
  if (by.kind !== 'desk' || claim === undefined || claim.device === by.device) return false
  return isClaimHeld(claim, visit, nowMs)
}
