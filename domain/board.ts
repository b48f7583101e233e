import type { DayAndTime } from './delhi-time.ts'
import type { Language } from './language.ts'
import type { StoredPublication } from './published-facts.ts'
import type { Reference } from './reference.ts'
import type { Block } from './rooms/block.ts'
import type { OutcomeKind } from './visit/event-effects.ts'
import type { CancelReason, Source } from './visit/history.ts'
import type { Agreement, Ask, Ending, VisitState } from './visit/visit.ts'

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
  /** Whether the plan of a visit can be mailed to the patient. */
  readonly canMail?: boolean
  /** The name of this device. */
  readonly device: string
  /**
   * Unordered: visits with an open or recent request, and visits of today, of tomorrow and of days with a
   * closure. Visits of the last opening day are here until marked as arrived or as no-show.
   */
  readonly cards: readonly Card[]
  /** What reception closed from today on. */
  readonly blocks?: readonly Block[]
  /** What reception has published and nobody has taken back. Left out where it is nothing. */
  readonly published?: readonly StoredPublication[]
  /** A backup that was restored within a day. `lastAtMs`: it knows nothing of what came later. */
  readonly restore?: { readonly atMs: number; readonly lastAtMs?: number } | undefined
  /** In place of a card: a visit of these that cannot be read or drawn. */
  readonly unreadable?: readonly UnreadableCard[]
  /** How many visits more there are to call and to call again than are listed. A count ends at 1,001. */
  readonly unlisted?: Readonly<Record<'toCall' | 'toCallAgain', number>>
}

/** In the order of the board. */
export const columnNames = ['callNow', 'noAnswerYet', 'comingToday', 'comingTomorrow'] as const

export type ColumnName = (typeof columnNames)[number]

/** One visit, with every request that it stands for. */
export interface Card {
  /** The id of the visit. An act names it. */
  readonly visit: number
  /**
   * What somebody must call about, or has called about, in the order in which it came. An act names those
   * that its card showed.
   */
  readonly asks: readonly CardAsk[]
  /** Newest first. */
  readonly requests: readonly [CardRequest, ...CardRequest[]]
  readonly state: VisitState
  /** Only where the visit has ended. */
  readonly ending?: Ending
  /** As last sent or corrected. */
  readonly name: string
  /** As typed. */
  readonly phone: string
  /** Each number in it that can be dialled, in the order typed, E.164. */
  readonly dial: readonly string[]
  readonly email: string
  readonly language: Language
  /** The tests of all requests, those of the newest first; as corrected, where they were. */
  readonly tests: readonly string[]
  /** The time that stands, also beside what is to call. Once the visit has ended, the time that stood last. */
  readonly agreement?: Agreement
  /** The earliest of what is to call; of any other visit that of its newest request. */
  readonly callByMs: number
  /** Nobody could be notified. */
  readonly needsCall: boolean
  /** Once everything to call about was seen: the device that saw the last of it. */
  readonly seen?: { readonly device: string; readonly atMs: number }
  /** The device that is calling now; the claim lapses at `untilMs`. */
  readonly claim?: { readonly device: string; readonly isMine: boolean; readonly untilMs: number }
  /** After no answer: when to call again. */
  readonly tryAgainAtMs?: number
  /** After no answer: how often it was tried. */
  readonly tries?: number
  /** The last outcome, by a tap, a command or a device: also where a request came after it. */
  readonly outcome?: {
    readonly kind: OutcomeKind
    readonly atMs: number
    readonly by: string
    readonly reason?: CancelReason
  }
  /** Set where the number was corrected after the last outcome. */
  readonly hasNewNumber?: true
  /** What reception noted, newest first. */
  readonly notes: readonly CardNote[]
  /** Until when this device may take its last act back; undefined where it may not. */
  readonly undo?: { readonly takesBack: number; readonly untilMs: number }
  /** When a reminder of what is agreed was opened. */
  readonly remindedAtMs?: number
  /** Undefined where the tests need none. */
  readonly preparation?: CardPreparation | undefined
  /** Other visits of the same numbers, newest first, at most 5. */
  readonly earlier: readonly OtherVisit[]
}

/** What to ask and to say on the call; the whole plan is read when somebody opens it. */
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

/** A request or a wish, by its number in the visit. */
export interface CardAsk extends Pick<Ask, 'number' | 'kind' | 'state' | 'holds'> {}

/** What reception wrote down, with an act or by itself. */
export interface CardNote {
  readonly text: string
  readonly atMs: number
  /** The device; "command" where it was none. */
  readonly by: string
}

/** What a patient sent, or reception entered, at one time. */
export interface CardRequest {
  /** Its number in the visit, by which an act names it. */
  readonly number: number
  readonly reference: Reference
  readonly source: Source
  readonly receivedAtMs: number
  /** As sent, like the number: the card has both as they were corrected. */
  readonly name: string
  readonly phone: string
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

/** Another visit: when the patient comes as agreed, else as asked for. */
export interface OtherVisit extends DayAndTime {
  readonly visit: number
  readonly reference: Reference
  readonly name: string
  readonly state: VisitState
  readonly ending?: Ending
  readonly isAgreed: boolean
  readonly tests: readonly string[]
}
