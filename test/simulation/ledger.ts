import type { AppointmentStatus, ChannelName } from '../../server/db/schema.ts'

/**
 * What truly happened, kept by the simulated world and never read from the store. Instants are
 * milliseconds of true time since the start.
 */
export interface Ledger {
  readonly requests: RequestFact[]
  readonly attempts: Attempt[]
  readonly tellings: Telling[]
  readonly acts: Act[]
  /** Notices that a process held when it died: for all it knows they have left. */
  readonly unsure: Unsure[]
  /** When a process died, and when the next one began. */
  readonly downtimes: { readonly fromMs: number; toMs: number }[]
  /** What can be seen of each request in the store, each time that changes. */
  readonly sightings: Sighting[]
  /** Passes of the worker that failed: nothing in this world is a reason to. */
  readonly broken: string[]
  /** One line for each thing that happened. */
  readonly events: string[]
  note(text: string): void
}

export interface RequestFact {
  readonly reference: string
  readonly atMs: number
}

/** One message handed to a provider. */
export interface Attempt {
  readonly atMs: number
  readonly channel: ChannelName
  readonly recipient: string
  readonly about: About
  /** Where the message truly is: `lost` left us and came to nobody, `failed` was given up by Meta. */
  fate: 'not-sent' | 'lost' | 'taken' | 'failed'
  /** Whether the process learns that. */
  answer: 'awaited' | 'given' | 'never'
  /** When the process was done with it; undefined when it died before. */
  endedAtMs: number | undefined
  /** When it came to a phone. */
  arrivedAtMs: number | undefined
  /** When the server was first told something of it. */
  reportedAtMs: number | undefined
}

/** What a message tells, by its own words. */
export interface About {
  readonly kind: 'request' | 'reminder' | 'escalation' | 'other'
  readonly references: readonly string[]
}

/** From here on a person at the centre could notice the request. */
export interface Telling {
  readonly reference: string
  readonly atMs: number
}

/** Somebody said what became of the call. */
export interface Act {
  readonly reference: string
  readonly status: AppointmentStatus
  readonly happenedAtMs: number
  /** When the server was told; undefined while it was not. */
  arrivedAtMs: number | undefined
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
}

export function openLedger(elapsedMs: () => number): Ledger {
  const events: string[] = []
  return {
    requests: [],
    attempts: [],
    tellings: [],
    acts: [],
    unsure: [],
    downtimes: [],
    sightings: [],
    broken: [],
    events,
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
