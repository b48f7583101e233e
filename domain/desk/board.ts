import type { StoredPublication } from '../centre/published-facts.ts'
import type { Language } from '../language.ts'
import type { Reference } from '../request/reference.ts'
import type { Block } from '../rooms/block.ts'
import type { DayAndTime } from '../time/delhi-time.ts'
import type { OutcomeKind } from '../visit/event-effects.ts'
import type { CancelReason, Source } from '../visit/history.ts'
import type { Agreement, Ask, Ending, VisitState } from '../visit/visit.ts'

/**
 * What the desk shows, as the server sends it and the page draws it. Instants are epoch ms of the
 * server's clock; dates and times are Delhi's; a time is the label of a slot ("8:30 AM").
 */
export interface Board {
  /** The change counter when the board was read. It grows with each change; a restore may lower it. */
  readonly version: number
  /** The server's clock when the board was read, because the PC's own may be wrong. */
  readonly nowMs: number
  /** Whether the desk is the only channel. A ring then reminds of each call that is due soon. */
  readonly isOnlyChannel?: boolean
  /** Whether the plan of a visit can be mailed to the patient. */
  readonly canMail?: boolean
  readonly device: string
  /** Unordered. `readBoard` in server/visits/read-board.ts says which visits. */
  readonly cards: readonly Card[]
  /** The closures that reception entered, from today on. */
  readonly blocks?: readonly Block[]
  /** The publications in force (`publicationsInForce`). Left out if there is none. */
  readonly published?: readonly StoredPublication[]
  /** Set for a day after a restore, or after the store's log was damaged. What came after `lastAtMs` is lost. */
  readonly restore?: { readonly atMs: number; readonly lastAtMs?: number } | undefined
  /** Visits of the board that cannot be read or drawn, in place of their cards. */
  readonly unreadable?: readonly UnreadableCard[]
  /** How many visits to call, and to call again, each column leaves out. A count stops at 1,001. */
  readonly unlisted?: Readonly<Partial<Record<ColumnName, number>>>
}

/** The columns, in the order in which the board shows them. */
export const columnNames = ['callNow', 'noAnswerYet', 'comingToday', 'comingTomorrow'] as const

export type ColumnName = (typeof columnNames)[number]

/** The patient and the tests. In a request as sent, on a card as last sent or corrected. */
interface PatientDetails {
  readonly name: string
  /** As typed. */
  readonly phone: string
  /** Each number in `phone` that can be dialled, in the order typed, E.164. */
  readonly dial: readonly string[]
  /** Set if an extension or words stand beside the numbers in `phone`. */
  readonly phoneSaysMore?: true
  readonly email: string
  readonly language: Language
  /** On a card as corrected, without requests closed and not agreed. A test may have left the catalogue since. */
  readonly tests: readonly string[]
}

export interface Card extends PatientDetails {
  /** The id of the visit. It stays the same when more requests join, so it is the key of the card. */
  readonly visit: number
  /**
   * What somebody must call about, or has called about, in the order in which it came. An act names the asks
   * that its card showed.
   */
  readonly asks: readonly CardAsk[]
  /** The tests that the patient is expected for; without an agreement the same as `tests`. */
  readonly agreedTests: readonly string[]
  /** Newest first. */
  readonly requests: readonly [CardRequest, ...CardRequest[]]
  readonly state: VisitState
  /** Left out if the visit has not ended. */
  readonly ending?: Ending
  /** The agreement that stands, also while somebody has to call. After the end of the visit, the last one. */
  readonly agreement?: Agreement
  /** The earliest call-by of the open asks; if none is open, that of the newest request. */
  readonly callByMs: number
  /** Whether the card is marked NEEDS CALL, because nobody could have noticed an open ask in time. */
  readonly needsCall: boolean
  /** The device that saw the last of the open asks, or of all asks if none is open. Undefined while one is unseen. */
  readonly seen?: { readonly device: string; readonly atMs: number }
  /** The device that is calling now; the claim lapses at `untilMs`. */
  readonly claim?: { readonly device: string; readonly isMine: boolean; readonly untilMs: number }
  /** In the state `to call again`: when. Left out if only a person can say. */
  readonly tryAgainAtMs?: number
  /** In the state `to call again`: how many calls nobody answered. Left out if there was none. */
  readonly tries?: number
  /** The last outcome, even if a request came after it. `by` names the device, or a tap or a command. */
  readonly outcome?: {
    readonly kind: OutcomeKind
    readonly atMs: number
    readonly by: string
    readonly reason?: CancelReason
  }
  /** Set if the number was corrected, and no outcome came after the correction. */
  readonly hasNewNumber?: true
  /** What reception noted, newest first. */
  readonly notes: readonly CardNote[]
  /** The last act of this device, and until when it may take the act back. Undefined if it may not. */
  readonly undo?: {
    readonly takesBack: number
    readonly kind: UndoableKind
    readonly untilMs: number
  }
  /** When reception opened a reminder of the agreement. */
  readonly remindedAtMs?: number
  /** Undefined if the tests need no preparation. */
  readonly preparation?: CardPreparation | undefined
  /** Other visits of the same numbers, newest first, at most 5. */
  readonly earlier: readonly OtherVisit[]
}

/** What to ask and to say on the call. The whole plan is loaded when somebody opens it. */
export interface CardPreparation {
  readonly ask: readonly string[]
  readonly before: readonly string[]
  readonly bring: readonly string[]
}

/** Stands in for a visit that cannot be shown: its newest request, as stored. */
export interface UnreadableCard {
  readonly visit: number
  readonly reference: string
  readonly name: string
  readonly phone: string
}

export type UndoableKind = OutcomeKind | 'entered' | 'not-arrived'

export interface CardAsk extends Pick<Ask, 'number' | 'kind' | 'state' | 'holds'> {
  /** When a wish came. Left out for a request. */
  readonly wishedAtMs?: number
}

/** A note of reception, written with an act or alone. */
export interface CardNote {
  readonly text: string
  readonly atMs: number
  /** The device, or "command". */
  readonly by: string
}

/** What a patient sent, or reception entered, at one time. */
export interface CardRequest extends PatientDetails {
  /** Its number in the visit, by which an act names it. */
  readonly number: number
  readonly reference: Reference
  readonly source: Source
  readonly receivedAtMs: number
  readonly asked: DayAndTime
  readonly notes: string
}

/** Another visit, with its agreed time or else the time asked for. */
export interface OtherVisit extends DayAndTime {
  readonly visit: number
  readonly reference: Reference
  readonly name: string
  readonly state: VisitState
  readonly ending?: Ending
  readonly isAgreed: boolean
  readonly tests: readonly string[]
}
