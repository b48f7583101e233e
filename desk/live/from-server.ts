import type { Board } from '../../domain/board.ts'
import type { CalendarDate } from '../../domain/delhi-time.ts'
import type { PublishedView } from '../../domain/published-facts.ts'
import type { Reference } from '../../domain/reference.ts'
import type { PlanPart } from '../../site/preparation-parts.ts'
import type { CardList, DeskDay, PreparedMessage, TypedTests } from '../desk-page.ts'

/** Checks only the outermost fields, to recognise an answer of a proxy or of a server of another version. */
export function isBoard(value: unknown): value is Board {
  return hasCards(value) && 'version' in value && 'nowMs' in value && 'device' in value
}

export function hasTime(value: unknown): value is { readonly nowMs: number } {
  return isObject(value) && 'nowMs' in value && typeof value.nowMs === 'number'
}

const statusWithinMs = 5000

/** The status with which the server answers now, or undefined if it does not answer. */
export async function statusOfServer(): Promise<number | undefined> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), statusWithinMs)
  try {
    const { signal } = timeout
    return (await fetch('/board.json', { method: 'HEAD', signal })).status
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Reads an answer of the server. Throws if there is none. */
export type ReadAnswer<Answer> = (signal?: AbortSignal) => Promise<Answer>

/**
 * Reads an answer for an effect, and returns the function that stops the reading. Once it is stopped, neither
 * the answer nor a failure is passed on.
 */
export function reading<Answer>(
  read: ReadAnswer<Answer>,
  take: (answer: Answer) => void,
  fail = () => {},
): () => void {
  const stop = new AbortController()
  const unlessStopped = (then: () => void) => {
    if (!stop.signal.aborted) then()
  }
  read(stop.signal).then(
    (answer) => unlessStopped(() => take(answer)),
    () => unlessStopped(fail),
  )
  return () => stop.abort()
}

/** Finds by words that no address may hold, such as a name. */
export function findCards(q: string): ReadAnswer<CardList> {
  const headers = { 'content-type': 'application/json' }
  return readJson('/find.json', hasCards, { method: 'POST', headers, body: JSON.stringify({ q }) })
}

export function readDay(date: CalendarDate): ReadAnswer<DeskDay> {
  return readJson(`/day.json?date=${date}`, isDay)
}

export function readMessages(reference: Reference): ReadAnswer<readonly PreparedMessage[]> {
  return readJson(`/messages.json?${new URLSearchParams({ card: reference })}`, Array.isArray)
}

export function readPreparation(reference: Reference): ReadAnswer<readonly PlanPart[]> {
  return readJson(`/preparation.json?${new URLSearchParams({ card: reference })}`, Array.isArray)
}

/** The tests that the typed words mean. */
export function readTests(typed: string): ReadAnswer<TypedTests> {
  return readJson(`/tests.json?${new URLSearchParams({ typed })}`, isTypedTests)
}

export function readFacts(): ReadAnswer<PublishedView> {
  return readJson('/facts.json', isView)
}

/** Checks the answer only with `isIt`, which looks at the outermost fields, because our own server wrote it. */
function readJson<Answer>(
  address: string,
  isIt: (value: unknown) => value is Answer,
  init: RequestInit = {},
): ReadAnswer<Answer> {
  return async (signal) => {
    const response = await fetch(address, { ...init, ...(signal && { signal }) })
    const answer: unknown = await response.json()
    if (!isIt(answer)) throw new Error(`answered ${response.status}`)
    return answer
  }
}

function isTypedTests(value: unknown): value is TypedTests {
  return isObject(value) && 'tests' in value && 'open' in value
}

function isDay(value: unknown): value is DeskDay {
  return hasCards(value) && 'date' in value && 'blocks' in value
}

export function isView(value: unknown): value is PublishedView {
  return isObject(value) && 'inForce' in value && 'log' in value
}

function hasCards(value: unknown): value is CardList {
  return isObject(value) && 'cards' in value && Array.isArray(value.cards)
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
