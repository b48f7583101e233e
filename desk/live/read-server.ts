import type { PublishedView } from '../../domain/centre/published-facts.ts'
import type { Board } from '../../domain/desk/board.ts'
import type { Reference } from '../../domain/request/reference.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import type { PlanPart } from '../../site/preparation-parts.ts'
import type { CardList, DeskDay, PreparedMessage, TypedRoomLine, TypedTests } from '../desk-page.ts'

/** Looks only for the outermost fields, to recognise an answer of a proxy or of a server of another version. */
function has<Answer extends object>(...fields: readonly (keyof Answer)[]) {
  return (value: unknown): value is Answer =>
    isObject(value) && fields.every((field) => field in value)
}

export const isBoard = has<Board>('cards', 'version', 'nowMs', 'device')
export const hasTime = has<{ readonly nowMs: number }>('nowMs')
export const isView = has<PublishedView>('inForce', 'log')

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const statusWithinMs = 5000

/** The status with which the server answers now, or undefined if it does not answer. */
export async function statusOfServer(): Promise<number | undefined> {
  const head = (signal: AbortSignal) => fetch('/board.json', { method: 'HEAD', signal })
  return (await within(statusWithinMs, head))?.status
}

/** What a call answers within a time, else undefined. Some browsers of the desk know no signal that times out. */
export async function within<Answer>(
  ms: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), ms)
  try {
    return await call(timeout.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Reads an answer of the server. Rejects if none comes, or none of the expected kind. */
export type ReadAnswer<Answer> = (signal?: AbortSignal) => Promise<Answer>

/** Starts reading, and returns the cleanup of a `useEffect`. After the cleanup, neither `take` nor `fail` is called. */
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

/** Posts the words of a search, because a name must not stand in an address. */
export function findCards(q: string): ReadAnswer<CardList> {
  const headers = { 'content-type': 'application/json' }
  return readJson('/find.json', has<CardList>('cards'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ q }),
  })
}

export function readDay(date: CalendarDate): ReadAnswer<DeskDay> {
  return readJson(`/day.json?date=${date}`, has<DeskDay>('cards', 'date', 'blocks'))
}

export function readMessages(reference: Reference): ReadAnswer<readonly PreparedMessage[]> {
  return readJson(`/messages.json?${new URLSearchParams({ card: reference })}`, Array.isArray)
}

export function readPreparation(reference: Reference): ReadAnswer<readonly PlanPart[]> {
  return readJson(`/preparation.json?${new URLSearchParams({ card: reference })}`, Array.isArray)
}

export function readTests(typed: string): ReadAnswer<TypedTests> {
  return readJson(`/tests.json?${new URLSearchParams({ typed })}`, has<TypedTests>('tests', 'open'))
}

/** What a line about a room means. `date`: the day that is meant if the line names none. */
export function readRoomLine(typed: string, date: CalendarDate): ReadAnswer<TypedRoomLine> {
  return readJson(
    `/blocks.json?${new URLSearchParams({ typed, date })}`,
    has<TypedRoomLine>('toMove'),
  )
}

export function readFacts(): ReadAnswer<PublishedView> {
  return readJson('/facts.json', isView)
}

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
