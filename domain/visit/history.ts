import type { DayAndTime } from '../time/delhi-time.ts'

/**
 * What is stored of a visit: its requests and its events, in the order of their numbers. A number is
 * given under the visit's lock and never changes. Instants are epoch ms.
 */
export type History = readonly HistoryItem[]

export type HistoryItem = StoredRequest | VisitEvent

export type Source = 'site' | 'phone' | 'walk-in'

interface ItemBase {
  /** The place in the history, from 1. Requests and events share one count. */
  readonly number: number
  readonly recordedAtMs: number
}

/** What a patient sent, or reception entered for her. It never changes. */
export interface StoredRequest extends ItemBase {
  readonly kind: 'request'
  readonly source: Source
  readonly wanted: DayAndTime
  readonly callByMs: number
}

export type Actor =
  | { readonly kind: 'patient' | 'tap' | 'command' | 'server' }
  | { readonly kind: 'desk'; readonly device: string }

/** The number of an ask is that of its request or its wish. */
export type AskNumber = number

interface EventBase extends ItemBase {
  readonly happenedAtMs: number
  readonly by: Actor
}

export interface AboutAsks extends EventBase {
  /** The asks that the screen or the message showed. The event touches no other ask. */
  readonly asks: readonly AskNumber[]
}

/** Reception entered an appointment. */
export interface Entered extends AboutAsks {
  readonly kind: 'entered'
  /** The number of the request that the entry stored. */
  readonly request: AskNumber
  readonly agreed: DayAndTime
  /** Whether the patient stands at the desk already. */
  readonly hasCome: boolean
}

export interface Agreed extends AboutAsks {
  readonly kind: 'agreed'
  readonly agreed: DayAndTime
  readonly mailsPlan?: true
}

/** A tap on a button under a WhatsApp message to reception. */
export interface Tapped extends AboutAsks {
  readonly kind: 'tap-called' | 'tap-no-answer'
  /** The last number in the visit when the server began to send the message. */
  readonly lastKnown: number
  readonly messageId: string
}

/** The call did not reach the patient, or the patient asked to be called later. */
export interface CallAgain extends AboutAsks {
  readonly kind: 'no-answer' | 'call-later' | 'wrong-number'
  /** When to call again. Without this time, `callAgainAfter` in call-again.ts decides. */
  readonly tryAgainAtMs?: number
}

export type CancelReason = 'patient' | 'centre'

export interface Cancelled extends AboutAsks {
  readonly kind: 'cancelled'
  /** Undefined if the command line recorded the event, or if version 2.0.0 did so without a reason. */
  readonly reason?: CancelReason
}

interface Noticed extends AboutAsks {
  readonly kind: 'notified' | 'seen'
}

interface Marked extends AboutAsks {
  readonly kind: 'arrived' | 'no-show'
}

/** Takes an outcome back and opens its asks again. */
export interface Reopened extends AboutAsks {
  readonly kind: 'reopened'
  /** The number of the outcome that is taken back. */
  readonly takesBack: number
  readonly callByMs: number
}

export interface Undone extends EventBase {
  readonly kind: 'undone'
  /** The number of the act that is taken back. */
  readonly takesBack: number
}

/** A wish that the patient sent from the confirmation page: to cancel the visit, or for another time. */
export interface Wish extends EventBase {
  readonly kind: 'wishes-to-cancel' | 'wishes-to-move'
  readonly callByMs: number
}

/** The mail server took the plan. Or the plan was given up: refused for good, or sent three times without an answer. */
interface PlanSent extends EventBase {
  readonly kind: 'plan-mailed' | 'plan-refused'
  /** The number of the `agreed` that asked for the plan. */
  readonly plan: number
}

interface BareEvent extends EventBase {
  readonly kind: 'not-arrived' | 'corrected' | 'note' | 'reminded' | 'erased'
}

export type VisitEvent =
  | Entered
  | Agreed
  | Tapped
  | CallAgain
  | Cancelled
  | Noticed
  | Marked
  | Reopened
  | Undone
  | Wish
  | PlanSent
  | BareEvent

export type EventKind = VisitEvent['kind']

/** Events that concern no single visit. */
export type StoreEventKind =
  | 'device let in'
  | 'device revoked'
  | 'purged'
  | 'exported'
  | 'restored'
  | 'blocked'
  | 'unblocked'
  | 'late'
  | 'published'
  | 'publication taken back'

export type AskEvent = Extract<VisitEvent, AboutAsks>

export function isTap(item: HistoryItem): item is Tapped {
  return item.kind === 'tap-called' || item.kind === 'tap-no-answer'
}

export function isWish(item: HistoryItem): item is Wish {
  return item.kind === 'wishes-to-cancel' || item.kind === 'wishes-to-move'
}
