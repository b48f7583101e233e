import type { EventKind, HistoryItem } from './history.ts'

/** What one kind of event does to a visit. The "named" asks are those that the event names. */
interface Effect {
  /** What the named asks become; undefined leaves them as they are. */
  readonly asksBecome?: 'open' | 'call again' | 'closed'
  /** Whether the named requests hold the agreement from then on, if they can (`canHold`). Undefined changes nothing. */
  readonly holds?: boolean
  /** Whether the named asks are notified from then on: a person at the centre could have noticed them. */
  readonly notifies?: true
  /** Whether the event counts if the visit has ended before it: always, only on the day of the visit, or never. */
  readonly ifEnded: 'counts' | 'on its day' | 'ignored'
}

/**
 * Table A of docs/decisions/027. `undone`, `not-arrived` and `reopened` act by taking other events out of the
 * history (reading-order.ts, compute-visit.ts). A tap leaves a closed ask as it is.
 */
export const effects: Readonly<Record<EventKind, Effect>> = {
  entered: { asksBecome: 'closed', holds: true, notifies: true, ifEnded: 'ignored' },
  notified: { notifies: true, ifEnded: 'counts' },
  seen: { notifies: true, ifEnded: 'ignored' },
  agreed: { asksBecome: 'closed', holds: true, notifies: true, ifEnded: 'ignored' },
  'tap-called': { asksBecome: 'closed', holds: true, notifies: true, ifEnded: 'ignored' },
  'no-answer': { asksBecome: 'call again', notifies: true, ifEnded: 'ignored' },
  'call-later': { asksBecome: 'call again', notifies: true, ifEnded: 'ignored' },
  'wrong-number': { asksBecome: 'call again', notifies: true, ifEnded: 'ignored' },
  'tap-no-answer': { asksBecome: 'call again', notifies: true, ifEnded: 'ignored' },
  cancelled: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'ignored' },
  arrived: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'on its day' },
  'no-show': { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'on its day' },
  'not-arrived': { ifEnded: 'on its day' },
  reopened: { asksBecome: 'open', ifEnded: 'counts' },
  undone: { ifEnded: 'counts' },
  corrected: { ifEnded: 'ignored' },
  note: { ifEnded: 'counts' },
  reminded: { ifEnded: 'ignored' },
  'plan-mailed': { ifEnded: 'ignored' },
  'plan-refused': { ifEnded: 'ignored' },
  // A wish that was recorded always counts. refusal.ts refuses a new one once the visit has ended.
  'wishes-to-cancel': { ifEnded: 'counts' },
  'wishes-to-move': { ifEnded: 'counts' },
  erased: { ifEnded: 'counts' },
}

/** The outcomes of a call that the desk records. While one device is calling, no other device may record one. */
export const callOutcomes = [
  'agreed',
  'no-answer',
  'call-later',
  'wrong-number',
  'cancelled',
] as const

/**
 * What came of a call or of the visit. The device that recorded an outcome has a minute to undo it. A command
 * can take the last outcome back later (`reopened`).
 */
export const outcomes = [
  ...callOutcomes,
  'arrived',
  'no-show',
  'tap-called',
  'tap-no-answer',
] as const satisfies readonly EventKind[]

export type OutcomeKind = (typeof outcomes)[number]

/** A later event of these kinds prevents the undoing of an earlier act. */
const acts = [...outcomes, 'entered', 'not-arrived', 'reopened'] as const

export type OutcomeEvent = Extract<HistoryItem, { readonly kind: OutcomeKind }>

export type ActEvent = Extract<HistoryItem, { readonly kind: (typeof acts)[number] }>

export function isOutcome(item: HistoryItem): item is OutcomeEvent {
  return outcomes.some((kind) => kind === item.kind)
}

export function isAct(item: HistoryItem): item is ActEvent {
  return acts.some((kind) => kind === item.kind)
}

export function isCallOutcome(kind: string): boolean {
  return callOutcomes.some((outcome) => outcome === kind)
}

export function endsClaims(item: HistoryItem): boolean {
  return isOutcome(item) || item.kind === 'entered'
}
