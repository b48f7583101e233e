import type { deskDevices } from '../content/desk-devices.ts'
import type { MessageKind } from '../content/en/desk-messages.ts'
import type { Board, Card } from '../domain/desk/board.ts'
import type { WeeklyReport } from '../domain/desk/weekly-report.ts'
import type { Reference } from '../domain/request/reference.ts'
import type { Block, LateRoom } from '../domain/rooms/block.ts'
import type { RoomAct } from '../domain/rooms/typed-block.ts'
import type { CalendarDate, DayAndTime } from '../domain/time/delhi-time.ts'
import type { CentrePageProps } from './centre/facts-in-force.ts'

export type DeskPage =
  | BoardPage
  | FindPage
  | DayPageProps
  | ClosingPageProps
  | CentrePageProps
  | DeskReportPage
  | EnterPageProps
  | DevicesPageProps
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'shut'; readonly why: ShutReason }
  | PrintPageProps

interface DeskReportPage extends WeeklyReport {
  readonly kind: 'report'
  readonly nowMs: number
  readonly device: string
}

/** What a page without the board needs to ring for requests. */
export interface WatchStart {
  readonly nowMs: number
  readonly device: string
  readonly title: string
}

export type ShutReason = 'no-device' | 'used' | 'expired' | 'host'

/** The pages on which cards are worked on. */
export type WorkPage = BoardPage | FindPage

interface BoardPage extends WorkPageParts {
  readonly kind: 'board'
}

interface FindPage extends WorkPageParts, CardList {
  readonly kind: 'find'
  readonly q: string
  /** Whether only the tab's session storage has the words. The server then draws the page without words and cards. */
  readonly isTyped?: boolean
}

/** Cards that were asked for: the newest first, or those of a date in order of time. */
export interface CardList {
  readonly cards: readonly Card[]
  readonly unreadable?: Board['unreadable']
  readonly hasMore?: boolean
}

export interface DayPageProps {
  readonly kind: 'day'
  readonly board: Board
  readonly day: DeskDay
}

export interface ClosingPageProps {
  readonly kind: 'closing'
  readonly board: Board
}

/** A text for a patient, in the patient's language. */
export interface PreparedMessage {
  readonly kind: MessageKind
  readonly text: string
  /** Whether the text fits the state of the visit best. */
  readonly isLikely: boolean
}

/** A message for a patient who is still to come to a room that is late. */
export interface LateMessage {
  readonly visit: number
  /** Opens WhatsApp with the text. */
  readonly address: string
  /** What the desk notes when the message is opened. */
  readonly note: string
  /** When the note was written today. */
  readonly writtenAtMs?: number
  readonly name: string
  readonly time: string
}

/** The day book shows the number of visits for this many days, from today on. */
export const daysCounted = 7

/** A day of the day book: who comes and who wants to come, and what is closed. */
export interface DeskDay extends Pick<CardList, 'cards' | 'unreadable'> {
  /** By date, from today on: how many visits are agreed or have arrived. A day without any is left out. */
  readonly counts: Readonly<Record<string, number>>
  readonly date: CalendarDate
  readonly blocks: readonly Block[]
  readonly late: readonly (LateRoom & { readonly messages: readonly LateMessage[] })[]
  /** How many visits of that day are not listed. */
  readonly others: number
}

interface WorkPageParts {
  readonly board: Board
  /** Set if the form of a new entry is open, with day and time if the address names them. */
  readonly entry?: Partial<DayAndTime>
  /** The parameters `card` (a reference) and `act` of the address, not validated. */
  readonly card?: string
  readonly act?: string
}

/** A typed line about a room as read, and the agreed visits that then have to move. `unclear`: why it was not read. */
export interface TypedRoomLine {
  readonly act?: RoomAct
  readonly unclear?: string
  readonly toMove: readonly (DayAndTime & Pick<Card, 'name'>)[]
}

export interface TypedTests {
  readonly tests: readonly string[]
  /** Words that may mean one of several tests, or none. */
  readonly open: readonly OpenTest[]
}

export interface OpenTest {
  readonly typed: string
  readonly candidates: readonly string[]
}

export interface DevicesPageProps {
  readonly kind: 'devices'
  readonly nowMs: number
  readonly device: string
  /** The devices that may open the desk, the last used first. */
  readonly devices: readonly {
    readonly id: number
    readonly name: string
    readonly createdAtMs: number
    readonly lastUsedAtMs: number
    readonly isThis: boolean
    /** The device that let it in; undefined if a command did, or if that device was deleted. */
    readonly letInBy: string | undefined
  }[]
  /** What people did, the newest first. */
  readonly acts: readonly {
    readonly id: number
    readonly atMs: number
    readonly actor: 'patient' | 'desk' | 'tap' | 'command' | 'server'
    readonly device: string | undefined
    readonly kind: keyof typeof deskDevices.events
    /** The requests that the act names. If there are none, the page shows the newest of the visit. */
    readonly references: readonly Reference[]
    readonly newest: Reference | undefined
    readonly about: string | undefined
  }[]
  /** Undefined if this server makes no backups. */
  readonly backup: { readonly madeAtMs?: number; readonly failure?: string } | undefined
  readonly link?: MadeLink | undefined
}

interface MadeLink {
  readonly url: string
  readonly expiresAtMs: number
  /**
   * The squares of its QR code, by row; dark ones are true. Left out if the link works only on this
   * computer.
   */
  readonly code?: readonly (readonly boolean[])[]
}

export interface EnterPageProps {
  readonly kind: 'enter'
  readonly error?: string
  readonly deviceName?: string
}

export interface PrintPageProps
  extends Pick<Board, 'published'>,
    Pick<CardList, 'cards' | 'unreadable'> {
  readonly kind: 'print'
  /** Set if the sheet is by room; otherwise it is a list by time. */
  readonly byRoom?: Pick<DeskDay, 'date' | 'cards' | 'blocks'>
  readonly device: string
  readonly date: CalendarDate
  /** How many visits of that day are not listed. */
  readonly others: number
  /** Whom to call, and how many of these cards are not listed. Left out if the day is over. */
  readonly toCall?: { readonly cards: readonly Card[]; readonly others: number }
  readonly nowMs: number
}

/** Addresses of what `vite build` made of `desk/hydrate.ts`, from `dist/desk/.vite/manifest.json`. */
export interface DeskAssets {
  readonly script: string
  readonly preload: readonly string[]
  readonly styles: readonly string[]
}

/** The id of an element that is hydrated; `data-start` has the data that it was drawn from. */
export type RootId = 'desk' | 'day-book' | 'closing' | 'centre' | 'watch'

export const printButtonId = 'print-page'
