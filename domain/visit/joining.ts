import type { Language } from '../language.ts'
import type { AppointmentDraft } from '../request/appointment-request.ts'
import { folded } from '../text/folded-text.ts'
import { aheadFrom } from '../time/clock-skew.ts'
import { minute } from '../time/milliseconds.ts'
import type { AskNumber, Source } from './history.ts'
import type { Ask, Visit } from './visit.ts'

/** How long after its last request from the site another request can join a visit. The number is a guess. */
export const joinWithinMs = 30 * minute

/** No request from the site joins a visit with this many. A longer card would be hard to read and would hide a flood. */
export const maxRequestsOfVisit = 10

/** A site request, before it is stored. */
export interface NewRequest extends Omit<AppointmentDraft, 'phone'> {
  /** A key for each phone number that was typed; empty if none was. */
  readonly phoneKeys: readonly string[]
  /** Text that was typed beside the numbers, such as an extension; empty if there was none. */
  readonly phoneNote: string
  /** The language of the page. Reception calls and mails in this language. */
  readonly language: Language
}

export interface EarlierRequest extends NewRequest {
  readonly number: AskNumber
  readonly source: Source
  readonly storedAtMs: number
}

/** A stored visit, with the corrections that reception made. */
export interface EarlierVisit {
  readonly visit: Visit
  /** In the order of their numbers. */
  readonly requests: readonly EarlierRequest[]
  readonly corrected?: Partial<Pick<NewRequest, 'name' | 'phoneKeys' | 'tests'>>
}

export type Joining<V extends EarlierVisit> =
  | { readonly kind: 'own visit' }
  | { readonly kind: 'joins'; readonly earlier: V }
  /** The request repeats a stored one. Nothing is stored, and the visitor gets the reference of the stored request. */
  | { readonly kind: 'duplicate'; readonly earlier: V; readonly of: EarlierRequest }

/**
 * Which visit a site request belongs to: the newest visit that it fits, or a new one (decision 015). A request with a
 * known idempotency key does not get here, because server/intake/accept-request.ts answers it as it did the first time.
 */
export function joiningOf<V extends EarlierVisit>(
  request: NewRequest,
  earlier: readonly V[],
  nowMs: number,
): Joining<V> {
  const fitting = earlier.filter((each) => fits(request, withoutUndone(each), nowMs))
  const [newest] = fitting.toSorted((a, b) => lastFromSite(b, nowMs) - lastFromSite(a, nowMs))
  if (newest === undefined) return { kind: 'own visit' }
  const of = duplicated(request, withoutUndone(newest))
  return of === undefined
    ? { kind: 'joins', earlier: newest }
    : { kind: 'duplicate', earlier: newest, of }
}

/** Leaves out requests whose entry reception undid, because such an entry may be about another patient. */
function withoutUndone(earlier: EarlierVisit): EarlierVisit {
  const { asks } = earlier.visit
  const isAsk = ({ number }: EarlierRequest) => asks.some((ask) => ask.number === number)
  return { ...earlier, requests: earlier.requests.filter(isAsk) }
}

function fits(request: NewRequest, earlier: EarlierVisit, nowMs: number): boolean {
  return (
    earlier.visit.state !== 'ended' &&
    earlier.requests.length < maxRequestsOfVisit &&
    nowMs - lastFromSite(earlier, nowMs) <= joinWithinMs &&
    isSamePatient(request, earlier) &&
    sharesTest(request, earlier)
  )
}

/**
 * When the last request from the site was stored, epoch ms. A time that lies in the future does not count. Minus
 * infinity without such a request, so that nothing joins a visit that only reception has entered.
 */
function lastFromSite({ requests }: EarlierVisit, nowMs: number): number {
  const counted = requests.filter(
    ({ source, storedAtMs }) => source === 'site' && storedAtMs <= aheadFrom(nowMs),
  )
  return Math.max(...counted.map(({ storedAtMs }) => storedAtMs))
}

/**
 * Whether a phone number and the name are the same. Case and spacing of the name do not matter. The number alone is not
 * enough, because a family shares one. A card names other visits of its numbers (server/desk/cards.ts).
 */
function isSamePatient(request: NewRequest, { requests, corrected }: EarlierVisit): boolean {
  const names = [...requests.map(({ name }) => name), corrected?.name ?? []].flat()
  const keys = [...requests.flatMap(({ phoneKeys }) => phoneKeys), ...(corrected?.phoneKeys ?? [])]
  return (
    names.some((name) => folded(name) === folded(request.name)) &&
    keys.some((key) => request.phoneKeys.includes(key))
  )
}

/** A request for other tests gets its own visit, because an outcome about some tests says nothing about others. */
function sharesTest(request: NewRequest, { visit, requests, corrected }: EarlierVisit): boolean {
  const dropped = new Set(visit.asks.filter(isDropped).map(({ number }) => number))
  const wanted = requests.filter(({ number }) => !dropped.has(number))
  const tests = [...wanted.flatMap((each) => each.tests), ...(corrected?.tests ?? [])]
  return tests.some((test) => request.tests.includes(test))
}

/** Whether nobody has to call about the ask, and no time is agreed for it. */
function isDropped({ state, holds }: Ask): boolean {
  return state === 'closed' && !holds
}

/** The last request of the visit, if it is open, no wish is open and the new request repeats it. */
function duplicated(
  request: NewRequest,
  { visit, requests }: EarlierVisit,
): EarlierRequest | undefined {
  const last = requests.at(-1)
  const isOpen = visit.asks.some(({ number, state }) => number === last?.number && state === 'open')
  const isWishOpen = visit.asks.some(({ kind, state }) => kind !== 'request' && state === 'open')
  if (last === undefined || !isOpen || isWishOpen) return undefined
  const hasNewNumber = request.phoneKeys.some((key) => !last.phoneKeys.includes(key))
  const hasNewNote = !['', last.phoneNote].includes(request.phoneNote)
  return !hasNewNumber && !hasNewNote && comparable(request) === comparable(last) ? last : undefined
}

/** A text that is equal for two requests that say the same. Ignores case, spacing and the order of tests. */
function comparable({ name, email, additionalInfo, tests, ...exact }: NewRequest): string {
  const { date, time, language } = exact
  const texts = [name, email, additionalInfo].map(folded)
  return JSON.stringify([date, time, language, tests.toSorted(), texts])
}
