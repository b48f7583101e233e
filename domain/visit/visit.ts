import { beyondFrom } from '../time/clock-skew.ts'
import type { DayAndTime } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import type { ActEvent, OutcomeEvent } from './event-effects.ts'
import type { AskNumber, Wish } from './history.ts'

/** The messages that a visit may owe to somebody (owed.ts). */
export const owedKinds = ['request', 'alarm', 'needs-call', 'remind', 'tell-owner', 'plan'] as const

export type OwedKind = (typeof owedKinds)[number]

export type StaffKind = Exclude<OwedKind, 'plan'>

export type VisitState = 'to call' | 'to call again' | 'expected' | 'ended'

/** Something that a person at the centre must call about: a request or a wish. */
export interface Ask {
  readonly number: AskNumber
  readonly kind: 'request' | Wish['kind']
  readonly state: 'open' | 'call again' | 'closed'
  /** Whether it is a request for which the visit's agreement holds. */
  readonly holds: boolean
  /** Whether a person at the centre could have noticed it. */
  readonly isNotified: boolean
  readonly callByMs: number
  /** When the ask came, or was last opened again. */
  readonly openedAtMs: number
  /** The number of the last `reopened` that opened it; 0 if none did. */
  readonly reopenedBy: number
  /** How many calls about this ask nobody answered since the ask was last opened. */
  readonly triesInVain: number
  /** When to call again about it (`callAgainAt`); undefined if only a person can say. */
  readonly callAgain: TimeToCallAgain | undefined
}

/** When to call again: at the time that an outcome gave, or by the rule for a call that nobody answered. */
export type TimeToCallAgain =
  | { readonly atMs: number }
  | { readonly noAnswerAtMs: number; readonly wanted: DayAndTime | undefined }

export interface Agreement extends DayAndTime {
  /** Whether a tap made the agreement. A tap names no time, so the requested time counts. */
  readonly isAsAsked: boolean
  /** Undefined if the patient does not want the plan by mail. */
  readonly plan?: PlanByMail
}

/** The plan that an agreement orders by mail. A later agreement may order another. */
export interface PlanByMail {
  /** The number of the `agreed` that asked for the plan. */
  readonly number: number
  /** An ask that this `agreed` named. */
  readonly ask: AskNumber
  readonly askedForAtMs: number
  /** Undefined while the mail is still to be sent. */
  readonly sent?: { readonly kind: 'mailed' | 'refused'; readonly atMs: number }
}

export type Ending = 'arrived' | 'no-show' | 'cancelled' | 'entered by mistake' | 'erased'

export interface Visit {
  readonly state: VisitState
  /** In the order in which they came; none once the visit is erased. */
  readonly asks: readonly Ask[]
  /** Undefined if no request holds an agreement. */
  readonly agreement: Agreement | undefined
  /** The last agreement made, even if no request holds it any more. */
  readonly lastAgreement: Agreement | undefined
  /** The agreed day, also after the end. Without an agreement, the day that the newest request asks for. */
  readonly day: string | undefined
  /** Undefined while the visit has not ended. */
  readonly ending: Ending | undefined
  /** Undefined while no outcome counts. */
  readonly lastOutcome: OutcomeEvent | undefined
  /** The last act that counts. Only this act can be undone. Undefined while no act counts. */
  readonly lastAct: ActEvent | undefined
  /** The number of the last event that ended claims. A claim with a lower number is over. 0 if there is none. */
  readonly claimsEndAt: number
  /** When a reminder of the agreement was last prepared. */
  readonly remindedAtMs: number | undefined
}

/** How long a claim holds, unless the receptionist presses "I’m ringing" again. */
export const claimMs = 10 * minute

/** Reception is reminded at most this long before the call-by, which leaves time to make the call. */
export const remindBeforeCallByMs = 30 * minute

/** A device says that it is calling the patient. */
export interface Claim {
  readonly device: string
  readonly untilMs: number
  /** The number of the `seen` event that was appended with the claim. */
  readonly number: number
}

/**
 * Whether a claim still keeps other devices from calling. An outcome ends a claim without deleting it, so undoing
 * the outcome gives the claim back. A claim longer than `claimMs` was made by a fast clock and does not count.
 */
export function isClaimHeld(
  { untilMs, number }: Claim,
  { state, claimsEndAt }: Pick<Visit, 'state' | 'claimsEndAt'>,
  nowMs: number,
): boolean {
  const isInTime = untilMs > nowMs && untilMs <= beyondFrom(nowMs, claimMs)
  return isInTime && state !== 'ended' && claimsEndAt < number
}
