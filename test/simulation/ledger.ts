import type { AppointmentDraft } from '../../domain/appointment-request.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import type { AppointmentStatus, ChannelName } from '../../server/db/schema.ts'
import type { Setup } from './setup.ts'
import type { Violation } from './violation.ts'

/**
 * What truly happened, kept by the simulated world and never read from the store. Instants are
 * milliseconds of true time since the start.
 */
export interface Ledger {
  readonly requests: RequestFact[]
  readonly attempts: Attempt[]
  readonly tellings: Telling[]
  readonly acts: Act[]
  readonly deskActs: DeskFact[]
  /** Notices that a process held when it died: for all it knows they have left. */
  readonly unsure: Unsure[]
  /** When a process died, and when the next one began. */
  readonly downtimes: { readonly fromMs: number; toMs: number }[]
  readonly alarms: AlarmFact[]
  /** What was removed on request, and when. */
  readonly erasures: Erasure[]
  /** What can be seen of each request in the store, each time that changes. */
  readonly sightings: Sighting[]
  /** The first ends the run. */
  readonly violations: Violation[]
  /** Rare states, by those who can see them. */
  readonly rare: Set<string>
  statements: number
  /** Commits that were made, or may have been when a process died. */
  commits: number
  requestsUnderWay: number
  /** Work of a real database, for which virtual time waits. */
  readonly realWork: Set<Promise<unknown>>
  whileWorking<T>(work: Promise<T>): Promise<T>
  /** One line for each thing that happened. */
  readonly events: string[]
  note(text: string): void
  elapsedMs(): number
}

/** A request that was answered OK. */
export interface RequestFact {
  readonly reference: string
  readonly atMs: number
  /** What the patient has typed. */
  readonly facts: AppointmentDraft
}

export interface AlarmFact {
  readonly subject: string
  readonly atMs: number
}

export interface Erasure {
  readonly reference: string
  /** When the command was begun. */
  readonly fromMs: number
  /** When it had ended; from here on nothing personal may be left. */
  readonly atMs: number
}

/** One message handed to a provider. */
export interface Attempt {
  readonly atMs: number
  readonly channel: ChannelName
  readonly recipient: string
  readonly about: About
  /** The settings of the process that sends it. */
  readonly setup: Setup
  /** Where the message truly is: `lost` left us and came to nobody, `failed` was given up by Meta. */
  fate: 'not-sent' | 'lost' | 'taken' | 'failed'
  /** Whether the process learns that. */
  answer: 'awaited' | 'given' | 'never'
  /** When the process was done with it; undefined when it died before. */
  endedAtMs: number | undefined
  /** Whether a process still waits for its answer. */
  readonly isUnderWay: () => boolean
  /** When the server was first told something of it. */
  reportedAtMs: number | undefined
  /** When a server has said that it knows of its failure. */
  failedAtMs: number | undefined
}

/** What a message tells, by its own words. */
export interface About {
  readonly kind: 'request' | 'reminder' | 'escalation' | 'summary' | 'other'
  /** The requests that the message is about; a summary counts as a message about none. */
  readonly references: readonly string[]
  /** What can be read in it. */
  readonly text: string
}

/** From here on a person at the centre could notice the request. */
export interface Telling {
  readonly reference: string
  readonly atMs: number
}

/** Somebody said what became of the call, or that nobody is to be called. */
export interface Act {
  readonly reference: string
  readonly status: AppointmentStatus | 'erased'
  readonly by: 'tap' | 'command' | DeskFact
  happenedAtMs: number
  /** When a server may first have been told. */
  postedAtMs: number | undefined
  /** When a server has said that it knows. */
  arrivedAtMs: number | undefined
}

/** What a receptionist did at her desk. */
export interface DeskFact {
  readonly id: string
  readonly device: string
  readonly act: DeskAct['act']
  readonly references: readonly string[]
  /** What an undo takes back. */
  readonly undone: DeskFact | undefined
  readonly postedAtMs: number
  /** When a server first said OK, whether or not the page has learnt it. */
  doneAtMs: number | undefined
  /** A server that was asked before has said nothing, and may have done it. */
  isUnsure: boolean
  isRefused: boolean
}

export interface Unsure {
  readonly reference: string
  readonly recipient: string
}

/** A request as the store shows it; undefined once it is gone. */
export interface Sighting {
  readonly atMs: number
  readonly reference: string
  readonly status: AppointmentStatus | undefined
  readonly isNotified: boolean
  readonly needsCall: boolean
  readonly isErased: boolean
}

export function openLedger(elapsedMs: () => number): Ledger {
  const events: string[] = []
  const realWork = new Set<Promise<unknown>>()
  return {
    requests: [],
    attempts: [],
    tellings: [],
    acts: [],
    deskActs: [],
    unsure: [],
    downtimes: [],
    sightings: [],
    alarms: [],
    erasures: [],
    violations: [],
    rare: new Set(),
    statements: 0,
    commits: 0,
    requestsUnderWay: 0,
    realWork,
    async whileWorking(work) {
      realWork.add(work)
      try {
        return await work
      } finally {
        realWork.delete(work)
      }
    },
    events,
    elapsedMs,
    note: (text) => events.push(`${hours(elapsedMs())} ${text}`),
  }
}

/** `26:04:59.120` */
export function hours(ms: number): string {
  const [h, m, s] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return `${h}:${m}:${s}.${String(ms % 1000).padStart(3, '0')}`
}

/** What must not happen at all, whatever the store holds. */
export function unexpected(ledger: Ledger, text: string): void {
  const atMs = ledger.elapsedMs()
  ledger.violations.push({ rule: 'nothing else goes wrong', atMs, reference: undefined, text })
  ledger.note(`BREACH: ${text}`)
}
