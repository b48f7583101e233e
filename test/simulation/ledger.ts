import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import type { WishKind } from '../../domain/request/wish-form.ts'
import { hour, minute, second } from '../../domain/time/milliseconds.ts'
import type { ChannelName, NoticeKind } from '../../server/db/schema.ts'
import type { Item, Standing } from './history.ts'
import type { Setup } from './setup.ts'
import type { Rule, Violation } from './violation.ts'

export type Ledger = ReturnType<typeof openLedger>

/** A request or a wish. The reference of a wish is its name (`wishName`). */
export interface AskFact {
  readonly reference: string
  readonly atMs: number
}

/** A request that was answered OK, of a patient or of a receptionist who entered it. */
export interface RequestFact extends AskFact {
  readonly isEntry: boolean
  /** As typed. */
  readonly facts: AppointmentDraft
}

/** One form that a patient posted from the confirmation of a request. */
export interface WishFact {
  /** The reference of the request. */
  readonly of: string
  readonly kind: WishKind
  readonly postedAtMs: number
  /** When a server answered, or the connection broke. */
  endedAtMs: number | undefined
  isAnswered: boolean
  /** The stored wish; undefined if the same wish was open, or if the visit had ended. */
  storedAs: AskFact | undefined
}

/** Names a wish by its number in the history of its visit. */
export function wishName(visit: number, number: number): string {
  return `wish ${number} of visit ${visit}`
}

export function isWishName(name: string): boolean {
  return name.startsWith('wish ')
}

/** A room that is closed for a day. It is surely closed between the two instants. */
export interface Closing {
  readonly room: string
  readonly date: string
  readonly sinceMs: number
  untilMs: number
}

export interface Erasure {
  readonly reference: string
  /** From this instant on no personal data may be left. */
  readonly atMs: number
}

/** One message handed to a provider. */
export interface Attempt {
  readonly atMs: number
  readonly channel: ChannelName
  readonly recipient: string
  /** The same for each copy of a message. */
  readonly correlationId: string
  readonly about: MessageContent
  /** The settings of the process that sends it. */
  readonly setup: Setup
  /** What truly became of the message. `lost`: it left the server and reached nobody. `failed`: Meta gave it up. */
  fate: 'not-sent' | 'lost' | 'taken' | 'failed'
  /** Whether the process learns what became of the message. */
  answer: 'awaited' | 'given' | 'never'
  /** When the process was done with the message; undefined if the process died before. */
  endedAtMs: number | undefined
  /** Whether a process still waits for its answer. */
  readonly isUnderWay: () => boolean
  /** When a server first accepted a report that the message failed. */
  failedAtMs: number | undefined
}

/** What a message tells, as read from its text. */
export interface MessageContent {
  readonly kind: NoticeKind
  /** The requests that it names; a summary counts as a message that names none. */
  readonly named: readonly string[]
  /** The wishes that it tells of. */
  readonly wishes: readonly WishKind[]
  /**
   * The requests and the wishes that the message is about. The text does not say which wish it means, so
   * wishes are added at the next look at the store.
   */
  readonly references: string[]
  /** The whole text that its reader sees. */
  readonly text: string
}

/** From `atMs` on, a person at the centre could notice these requests and wishes. */
export interface Telling {
  readonly references: readonly string[]
  readonly atMs: number
}

/** What somebody at the centre did about the requests and wishes that a card or a message showed. */
export interface DoneAct {
  /** For an act at the desk, the id that the page made. For a tap, the id of the message that reported it. */
  readonly id: string
  readonly by: 'desk' | 'tap' | 'command'
  /** The name of the device. It changes if the device is revoked before a server knows of the act. */
  device: string
  /** The kind of event that records the act. */
  readonly kind: string
  /** The requests and wishes that were shown. An entry adds its own request once its page learns the reference. */
  readonly references: string[]
  /** The act that an undo takes back. */
  readonly undone: DoneAct | undefined
  readonly agreed: Item['agreed']
  /** The address to which the patient wants the plan mailed. */
  readonly plan: string | undefined
  happenedAtMs: number
  /** When the act was first posted. From then on a server may know of it. */
  postedAtMs: number | undefined
  /** When a server first answered that it has the act, even if the answer was lost. */
  arrivedAtMs: number | undefined
  /** Whether an earlier post of the act got no answer, so that a server may have done it. */
  isUnsure: boolean
  isRefused: boolean
  /** The number of its event in the history of its visit, once it is seen there. */
  number: number | undefined
}

/** Notes an act of which no server knows yet. */
export function newAct(
  given: Partial<DoneAct> & Pick<DoneAct, 'by' | 'kind' | 'happenedAtMs'>,
  { acts }: Ledger,
): DoneAct {
  const act = {
    id: '',
    device: '',
    references: [],
    undone: undefined,
    agreed: undefined,
    plan: undefined,
    postedAtMs: undefined,
    arrivedAtMs: undefined,
    number: undefined,
    isUnsure: false,
    isRefused: false,
    ...given,
  }
  acts.push(act)
  return act
}

export interface Unsure {
  readonly correlationId: string
  readonly reference: string
  readonly recipient: string
  readonly atMs: number
}

/** A request or a wish as the store shows it. */
export interface Sighting {
  readonly atMs: number
  readonly reference: string
  readonly standing: Standing | 'gone'
  /** When it stopped being open; undefined while it is open. */
  readonly coveredSinceMs: number | undefined
  readonly isTold: boolean
  readonly needsCall: boolean
  readonly isBeyondLimit: boolean
}

/** How the store last showed each request and wish. */
export type LastSightings = ReadonlyMap<string, Sighting>

/**
 * What truly happened, kept by the simulated world and never read from the store. Instants are
 * milliseconds of true time since the start.
 */
export function openLedger(elapsedMs: () => number) {
  const events: string[] = []
  const realWork = new Set<Promise<unknown>>()
  return {
    requests: listOf<RequestFact>(),
    wishes: listOf<WishFact>(),
    attempts: listOf<Attempt>(),
    tellings: listOf<Telling>(),
    acts: listOf<DoneAct>(),
    /** Notices that a process was sending when it died. They may have left. */
    unsure: listOf<Unsure>(),
    /** When a process died, and when the next one began. */
    downtimes: listOf<{ readonly fromMs: number; toMs: number }>(),
    /** The requests whose data was erased, and when. */
    erasures: listOf<Erasure>(),
    /** Names as somebody has corrected them. */
    corrections: listOf<{ readonly reference: string; readonly name: string }>(),
    /** The names of the revoked devices. */
    revoked: listOf<string>(),
    /** The closings of rooms that a desk posted and a server answered OK. */
    closings: listOf<Closing>(),
    /** For each start of a server whose settings name somebody: whom, and when. */
    inForce: listOf<{ readonly named: readonly string[]; readonly atMs: number }>(),
    /** What the store shows of each request and wish. A row is added whenever that changes. */
    sightings: listOf<Sighting>(),
    /** The first violation ends the run. */
    violations: listOf<Violation>(),
    /** The rare states that were met, by their names in `sometimes.ts`. */
    rare: new Set<string>(),
    statements: 0,
    /** Commits that were made, or may have been when a process died. */
    commits: 0,
    requestsUnderWay: 0,
    /** Work of a real database, for which virtual time waits. */
    realWork,
    async whileWorking<T>(work: Promise<T>): Promise<T> {
      realWork.add(work)
      try {
        return await work
      } finally {
        realWork.delete(work)
      }
    },
    /** One line for each thing that happened. */
    events,
    note: (text: string) => void events.push(`${hours(elapsedMs())} ${text}`),
    elapsedMs,
  }
}

function listOf<T>(): T[] {
  return []
}

/** The names that the patient of these requests has been known by. */
export function namesOf(
  of: readonly { readonly reference: string }[],
  { requests, corrections }: Ledger,
): string[] {
  const isOne = (each: string) => of.some(({ reference }) => reference === each)
  return [
    ...requests.flatMap(({ reference, facts }) => (isOne(reference) ? facts.name : [])),
    ...corrections.flatMap(({ reference, name }) => (isOne(reference) ? name : [])),
  ]
}

/** `26:04:59.120` */
export function hours(ms: number): string {
  const [h, m, s] = [ms / hour, (ms / minute) % 60, (ms / second) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return `${h}:${m}:${s}.${String(ms % 1000).padStart(3, '0')}`
}

/** How the store last showed a request or a wish. */
export function lastSeen(reference: string, { sightings }: Ledger): Sighting | undefined {
  return sightings.findLast((each) => each.reference === reference)
}

/** Whether the data of a request or a wish is erased, or its row purged, as the store has shown. */
export function isErasedOrGone(reference: string, { sightings }: Ledger): boolean {
  return sightings.some(
    (seen) => seen.reference === reference && ['erased', 'gone'].includes(seen.standing),
  )
}

/** Records that a rule is broken now. */
export function breach(ledger: Ledger, rule: Rule, reference: string | undefined, text: string) {
  ledger.violations.push({ rule, atMs: ledger.elapsedMs(), reference, text })
  ledger.note(`BREACH of "${rule}": ${reference ?? ''} ${text}`)
}

/** Records something that must never happen, whatever the store holds. */
export function unexpected(ledger: Ledger, text: string): void {
  breach(ledger, 'nothing unexpected happens', undefined, text)
}
