import type { CalendarDate } from './delhi-time.ts'
import type { Language } from './language.ts'
import type { Reference } from './reference.ts'

/**
 * What the desk shows, as the server sends it and the page draws it. Instants are epoch ms of the
 * server's clock; dates and times are Delhi's; a time is the label of a slot ("8:30 AM").
 */
export interface Board {
  /** The change counter at which it was read; it only grows. */
  readonly version: number
  /** The server's clock when it was read: the PC's own may be wrong. */
  readonly nowMs: number
  /** Whether the desk is the only channel: then a ring reminds of a call. */
  readonly isOnlyChannel?: boolean
  /** The name of this device. */
  readonly device: string
  /**
   * Open or recent requests, the visits of today and tomorrow, and those of the last opening day that
   * are not marked as arrived or as no-show, unordered.
   */
  readonly cards: readonly Card[]
  /** How many requests more there are than the cards of a column; they move up as these are done. */
  readonly unlisted?: Readonly<Partial<Record<ColumnName, number>>>
  /**
   * Requests to call or to call again whose call and visit are more than 14 days ago: in no column, listed
   * by Find without words. Each kind is counted up to 1,001.
   */
  readonly olderOpen?: number
}

/** In the order of the board. */
export const columnNames = ['callNow', 'noAnswerYet', 'comingToday', 'comingTomorrow'] as const

export type ColumnName = (typeof columnNames)[number]

/** What reception finds out in the call or at the visit. */
export const outcomes = ['confirmed', 'unreachable', 'cancelled', 'arrived', 'no-show'] as const

export const appointmentStates = ['requested', ...outcomes] as const

export type AppointmentState = (typeof appointmentStates)[number]

export type Source = 'site' | 'phone' | 'walk-in'

/** One visit, with every request that it stands for. */
export interface Card {
  /** Newest first; an outcome applies to all of them. */
  readonly references: readonly [Reference, ...Reference[]]
  /** Newest first, in the order of the references. */
  readonly requests: readonly [CardRequest, ...CardRequest[]]
  readonly state: AppointmentState
  readonly name: string
  /** As typed. */
  readonly phone: string
  /** Each number in it that can be dialled, in the order typed, E.164. */
  readonly dial: readonly string[]
  readonly email: string
  readonly language: Language
  /** The tests of all requests, those of the newest first. */
  readonly tests: readonly string[]
  /** As agreed in the call; not where it was cancelled or has taken place before a request that came after. */
  readonly agreed?: DayAndTime
  readonly callByMs: number
  /** Nobody could be notified. */
  readonly needsCall: boolean
  readonly seen?: { readonly device: string; readonly atMs: number }
  /** The device that is calling now; the claim lapses at `untilMs`. */
  readonly claim?: { readonly device: string; readonly isMine: boolean; readonly untilMs: number }
  /** After no answer: when to call again. */
  readonly tryAgainAtMs?: number
  /** After no answer: how often it was tried. */
  readonly tries?: number
  /** The last outcome, by a tap, a command or a device: also where a request came after it. */
  readonly outcome?: {
    readonly state: AppointmentState
    readonly atMs: number
    readonly by: string
    readonly reason?: OutcomeReason
  }
  /** The call note of reception. */
  readonly note: string
  /** Until when this device may undo its last outcome; undefined where it may not. */
  readonly undo?: { readonly actId: string; readonly untilMs: number }
  /** When a reminder for tomorrow was opened. */
  readonly remindedAtMs?: number
  /** Earlier requests of the number, other visits, newest first, at most 5. */
  readonly earlier: readonly EarlierVisit[]
}

/** What a patient sent, or reception entered, at one time. */
export interface CardRequest {
  readonly reference: Reference
  readonly source: Source
  readonly receivedAtMs: number
  readonly asked: DayAndTime
  /** One may have left the catalogue since. */
  readonly tests: readonly string[]
  /** The patient's notes, in full. */
  readonly notes: string
  /** Each number that can be dialled, E.164. */
  readonly dial: readonly string[]
  readonly email: string
  readonly language: Language
}

export interface DayAndTime {
  readonly date: CalendarDate
  readonly time: string
}

export interface EarlierVisit extends DayAndTime {
  readonly reference: Reference
  readonly name: string
  readonly state: AppointmentState
}

export const outcomeReasons = ['wrong-number', 'patient-cancelled', 'centre-cancelled'] as const
export type OutcomeReason = (typeof outcomeReasons)[number]
