import { clocksApartMs } from '../clocks-apart.ts'
import type { DayAndTime } from '../delhi-time.ts'
import type { ActKind, OutcomeKind } from './event-effects.ts'
import type { Actor, AskNumber, CancelReason, Wish } from './history.ts'

/** The messages that a visit may owe to somebody (owed.ts). */
export const owedKinds = ['request', 'alarm', 'needs-call', 'remind', 'tell-owner', 'plan'] as const

export type OwedKind = (typeof owedKinds)[number]

/** What reception or the owner is sent. */
export type StaffKind = Exclude<OwedKind, 'plan'>

export type VisitState = 'to call' | 'to call again' | 'expected' | 'ended'

/** Something that a person at the centre must call about: a request or a wish. */
export interface Ask {
  readonly number: AskNumber
  readonly kind: 'request' | Wish['kind']
  readonly state: 'open' | 'call again' | 'closed'
  /** Whether it is a request for which the visit's agreement stands. */
  readonly holds: boolean
  /** Whether a person at the centre could have noticed it. */
  readonly isTold: boolean
  readonly callByMs: number
  /** When it came, or was opened again. */
  readonly openedAtMs: number
  /** The number of the last `reopened` that opened it; 0 where none did. */
  readonly opening: number
  /** How many calls in a row about this ask reached nobody. */
  readonly triesInVain: number
  /** When to call again about it, where an outcome said so. */
  readonly tryAgainAtMs: number | undefined
}

export interface Agreement extends DayAndTime {
  /** A tap says "called" and names no time: the time is the one that was asked for. */
  readonly isAsAsked: boolean
  /** Undefined where the patient does not want the plan by mail. */
  readonly plan?: PlanByMail
}

/** The plan of a visit, which is mailed to the patient once. */
export interface PlanByMail {
  /** The number of the `agreed` that asked for it. */
  readonly number: number
  /** An ask that this `agreed` named. */
  readonly ask: AskNumber
  readonly askedForAtMs: number
  /** Undefined while the mail is still to be sent. */
  readonly sent?: { readonly kind: 'mailed' | 'refused'; readonly atMs: number }
}

export interface LastOutcome {
  readonly number: number
  readonly kind: OutcomeKind
  readonly asks: readonly AskNumber[]
  readonly atMs: number
  readonly by: Actor
  readonly reason: CancelReason | undefined
}

/** The last act that another act would have to take back first. */
export interface LastAct {
  readonly number: number
  readonly kind: ActKind
  readonly atMs: number
  readonly by: Actor
}

export type Ending = 'arrived' | 'no-show' | 'cancelled' | 'entered by mistake' | 'erased'

/** What reception works on, as its history gives it. */
export interface Visit {
  readonly state: VisitState
  /** In the order in which they came; none once the visit is erased. */
  readonly asks: readonly Ask[]
  /** Undefined where no request holds one. */
  readonly agreement: Agreement | undefined
  /** Whether a request holds it or not. */
  readonly lastAgreement: Agreement | undefined
  /** The agreed day; without one the day that the newest request asks for. */
  readonly day: string | undefined
  /** Undefined while the visit has not ended. */
  readonly ending: Ending | undefined
  /** Undefined while none counts. */
  readonly lastOutcome: LastOutcome | undefined
  readonly lastAct: LastAct | undefined
  /** The number of the last event that ends each claim made before it; 0 where none does. */
  readonly claimsEndAt: number
  /** When a reminder of the agreement was last prepared. */
  readonly remindedAtMs: number | undefined
}

/** How long "I'm calling" holds unless it is pressed again. */
export const claimMs = 10 * 60_000

/** A device says that it is calling the patient. */
export interface Claim {
  readonly device: string
  readonly untilMs: number
  /** The number of the `seen` that it appended. */
  readonly number: number
}

/**
 * Whether a claim still keeps other devices from calling. An outcome does not delete a claim: undoing
 * the outcome gives the claim back. A claim that would last longer than any was made by a fast clock.
 */
export function isClaimHeld(
  { untilMs, number }: Claim,
  { state, claimsEndAt }: Pick<Visit, 'state' | 'claimsEndAt'>,
  nowMs: number,
): boolean {
  const isInTime = untilMs > nowMs && untilMs <= nowMs + claimMs + clocksApartMs
  return isInTime && state !== 'ended' && claimsEndAt < number
}
