import { z } from 'zod'
import type { Correction } from '../../domain/desk/desk-acts.ts'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { AskNumber, History, Source, VisitEvent } from '../../domain/visit/history.ts'
import type { StoredNotice } from '../../domain/visit/owed.ts'
import type { Claim, Visit } from '../../domain/visit/visit.ts'
import type { NoticeRow, Schema } from '../db/schema.ts'
import { phoneKeys } from './phone-key.ts'

/** A visit as it is stored, with the additions of a change that is not saved yet. */
export interface LoadedVisit {
  /** Undefined until the visit is stored. */
  readonly id: number | undefined
  /** The number of the visit's last request or event, or higher (`leaveNumbers` in db/restore.ts). */
  readonly lastNumber: number
  /** The latest time at which any request or event was recorded. */
  readonly lastRecordedAtMs: number
  readonly history: History
  /** Computed from the history. */
  readonly visit: Visit
  /** In the order of their numbers. Includes the request of an entry at the desk that was undone. */
  readonly requests: readonly RequestOfVisit[]
  /** In the order of their numbers; empty once the visit is erased. */
  readonly texts: readonly EventText[]
  /** What reception has corrected. The last correction of each field counts. */
  readonly corrected: Correction & { readonly phoneKeys?: readonly string[] }
  /** Undefined also if the claim's device was revoked. */
  readonly claim: Claim | undefined
  readonly notices: readonly NoticeOfVisit[]
  /** Whether the visit was listed as NEEDS CALL when it was last saved. */
  readonly needsCall: boolean
  readonly added: Added
}

/** What a visitor sent or reception entered, as stored. Personal fields are empty once the visit is erased. */
export interface RequestOfVisit extends AppointmentRequest {
  readonly number: AskNumber
  readonly reference: Reference
  readonly source: Source
  /** The language of the page, or the one that reception entered, in which reception calls and mails. */
  readonly language: Language
  /** A key for each phone number that was typed, and what was typed beside the numbers (`readPhone`). */
  readonly phoneKeys: readonly string[]
  readonly phoneNote: string
  readonly storedAtMs: number
  readonly callByMs: number
  readonly idempotencyKey: string | undefined
  /** SHA-256 of what the site sent. `answerOf` (intake/accept-request.ts) refuses a known key with another one. */
  readonly fingerprint: string
  /** The request is beyond the overall limit. A summary each half hour tells of all such requests that are open. */
  readonly isBeyondLimit: boolean
}

export interface EventText {
  /** The number of the event. */
  readonly number: number
  readonly field: Schema['event_text']['field']
  readonly text: string
}

export interface NoticeOfVisit extends StoredNotice {
  readonly row: NoticeRow
}

interface Added {
  readonly requests: readonly RequestOfVisit[]
  readonly events: readonly AddedEvent[]
  /** Whether the claim was changed. */
  readonly claim: boolean
}

export interface AddedEvent {
  readonly event: VisitEvent
  readonly texts: readonly EventText[]
  /** Given if the event is an act at the desk. The fingerprint tells it from another act with the same id. */
  readonly act?: { readonly id: string; readonly fingerprint: string }
}

export const nothingAdded: Added = { requests: [], events: [], claim: false }

/** A new visit. The first addition is a request. */
export const emptyVisit: LoadedVisit = {
  id: undefined,
  lastNumber: 0,
  lastRecordedAtMs: 0,
  history: [],
  visit: computeVisit([]),
  requests: [],
  texts: [],
  corrected: {},
  claim: undefined,
  notices: [],
  needsCall: false,
  added: nothingAdded,
}

/** The requests without those of undone entries. If that leaves none, all requests. */
export function shownRequests({ visit, requests }: LoadedVisit): readonly RequestOfVisit[] {
  const shown = requests.filter(({ number }) => visit.asks.some((ask) => ask.number === number))
  return shown.length === 0 ? requests : shown
}

/** The asks that are open. A message to reception shows them all. */
export function openAskNumbers({ visit }: LoadedVisit): AskNumber[] {
  return visit.asks.flatMap(({ number, state }) => (state === 'open' ? number : []))
}

/** The patient's details as last sent or corrected. */
export type Contact = Pick<RequestOfVisit, 'name' | 'phone' | 'email' | 'language'>

export function contactOf(visit: LoadedVisit): Contact {
  const language = latestOf(visit, 'language')
  return {
    name: nameOf(visit),
    phone: latestOf(visit, 'phone'),
    email: latestOf(visit, 'email'),
    language: isLanguage(language) ? language : defaultLanguage,
  }
}

export function nameOf(visit: LoadedVisit): string {
  return latestOf(visit, 'name')
}

/** The value that was sent or corrected last; empty once erased. Only a correction can empty a field. */
function latestOf(loaded: LoadedVisit, wanted: keyof Contact): string {
  if (loaded.visit.ending === 'erased') return ''
  const sent = shownRequests(loaded).findLast((request) => request[wanted] !== '')
  const corrected = loaded.texts.findLast(({ field }) => field === wanted)
  const isSentLast = (sent?.number ?? 0) > (corrected?.number ?? 0)
  return (isSentLast ? sent?.[wanted] : corrected?.text) ?? ''
}

/**
 * The visit as it was when a receptionist ordered the plan by mail, with later corrections. A later request may be
 * somebody else's, so it changes neither the plan nor the address.
 */
export function asPlanned(loaded: LoadedVisit): LoadedVisit {
  const shown = loaded.visit.agreement?.plan?.ask
  if (shown === undefined) return loaded
  return { ...loaded, requests: loaded.requests.filter(({ number }) => number <= shown) }
}

/** The tests of a visit, as corrected. Closed requests without an agreement are left out, unless all are such. */
export function testsOf(stored: LoadedVisit): string[] {
  const dropped = stored.visit.asks.filter(({ state, holds }) => state === 'closed' && !holds)
  const isDropped = ({ number }: RequestOfVisit) => dropped.some((ask) => ask.number === number)
  const shown = shownRequests(stored)
  const wanted = shown.filter((each) => !isDropped(each))
  return correctedTests(wanted.length === 0 ? shown : wanted, stored)
}

/** The tests of the requests for which a time is agreed, as corrected. Without such a request, those of the visit. */
export function agreedTestsOf(stored: LoadedVisit): string[] {
  const holding = stored.visit.asks.flatMap(({ number, holds }) => (holds ? number : []))
  const held = shownRequests(stored).filter(({ number }) => holding.includes(number))
  return held.length === 0 ? testsOf(stored) : correctedTests(held, stored)
}

/** A correction stands for the tests of all requests before it. The tests of later requests are added to it. */
function correctedTests(
  asked: readonly RequestOfVisit[],
  { texts, corrected }: LoadedVisit,
): string[] {
  const correctedAt = texts.findLast(({ field }) => field === 'tests')?.number ?? 0
  const later = asked.filter(({ number }) => number > correctedAt).toReversed()
  return [...new Set([...later.flatMap(({ tests }) => tests), ...(corrected.tests ?? [])])]
}

/** What reception noted, the oldest first. The note of an undone act does not count. */
export function notesThatCount({ texts, history }: LoadedVisit): readonly EventText[] {
  const undone = history.flatMap((item) => (item.kind === 'undone' ? item.takesBack : []))
  return texts.filter(({ field, number }) => field === 'note' && !undone.includes(number))
}

export function phoneKeysOf(visit: LoadedVisit): readonly string[] {
  const sent = shownRequests(visit).flatMap(({ phoneKeys }) => phoneKeys)
  return [...sent, ...(visit.corrected.phoneKeys ?? [])]
}

export const testList = z.array(z.string())

/** What these texts correct. The last text of each field counts. */
export function correctedBy(texts: readonly EventText[]): LoadedVisit['corrected'] {
  const last = (wanted: EventText['field']) => texts.findLast(({ field }) => field === wanted)?.text
  const [name, phone, email] = [last('name'), last('phone'), last('email')]
  const [language, tests] = [last('language'), last('tests')]
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone, phoneKeys: phoneKeys(phone) }),
    ...(email !== undefined && { email }),
    ...(language !== undefined && isLanguage(language) && { language }),
    ...(tests !== undefined && { tests: testList.parse(JSON.parse(tests)) }),
  }
}

/** The asks that the message of a notice showed. If none were noted, the ask of the notice itself. */
export function shownBy({ shows, ask }: StoredNotice): AskNumber[] {
  return shows.length === 0 ? [ask] : [...shows]
}
