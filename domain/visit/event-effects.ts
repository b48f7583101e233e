import type { EventKind, HistoryItem } from './history.ts'

/** What one kind of event does to a visit. A "named" ask is one that the event names. */
export interface Effect {
  /** What the named asks become; undefined leaves them as they are. */
  readonly named?: 'open' | 'call again' | 'closed'
  /** Whether the named requests hold the agreement from then on; undefined leaves that as it is. */
  readonly holds?: boolean
  /** Whether the named asks are notified from then on: a person at the centre could have noticed them. */
  readonly notifies?: true
  /** Whether the event counts if the visit has ended before it: always, only on the day of the visit, or never. */
  readonly inEnded: 'read' | 'on its day' | 'not read'
}

/**
 * Table A of docs/decisions/027. `undone`, `not-arrived` and `reopened` act by taking other events out of the
 * history (reading-order.ts, compute-visit.ts). A tap changes only asks that are not closed yet.
 */
export const effects: Readonly<Record<EventKind, Effect>> = {
  entered: { named: 'closed', holds: true, notifies: true, inEnded: 'not read' },
  notified: { notifies: true, inEnded: 'read' },
  seen: { notifies: true, inEnded: 'not read' },
  agreed: { named: 'closed', holds: true, notifies: true, inEnded: 'not read' },
  'tap-called': { named: 'closed', holds: true, notifies: true, inEnded: 'not read' },
  'no-answer': { named: 'call again', notifies: true, inEnded: 'not read' },
  'call-later': { named: 'call again', notifies: true, inEnded: 'not read' },
  'wrong-number': { named: 'call again', notifies: true, inEnded: 'not read' },
  'tap-no-answer': { named: 'call again', notifies: true, inEnded: 'not read' },
  cancelled: { named: 'closed', holds: false, notifies: true, inEnded: 'not read' },
  arrived: { named: 'closed', holds: false, notifies: true, inEnded: 'on its day' },
  'no-show': { named: 'closed', holds: false, notifies: true, inEnded: 'on its day' },
  'not-arrived': { inEnded: 'on its day' },
  reopened: { named: 'open', inEnded: 'read' },
  undone: { inEnded: 'read' },
  corrected: { inEnded: 'not read' },
  note: { inEnded: 'read' },
  reminded: { inEnded: 'not read' },
  'plan-mailed': { inEnded: 'not read' },
  'plan-refused': { inEnded: 'not read' },
  // A wish that was recorded always counts. refusal.ts refuses a new one once the visit has ended.
  'wishes-to-cancel': { inEnded: 'read' },
  'wishes-to-move': { inEnded: 'read' },
  erased: { inEnded: 'read' },
}

/** What came of a call or of the visit. It can be undone for a minute, and taken back by reopening later. */
export const outcomes = [
  'agreed',
  'no-answer',
  'call-later',
  'wrong-number',
  'cancelled',
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

export function endsClaims(item: HistoryItem): boolean {
  return isOutcome(item) || item.kind === 'entered'
}
