import type { Board } from '../../domain/board.ts'
import type { CalendarDate } from '../../domain/delhi-time.ts'
import type { Reference } from '../../domain/reference.ts'
import type { PlanPart } from '../../site/preparation-parts.ts'
import { dayAddress, messagesAddress, preparationAddress, testsAddress } from '../addresses.ts'
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

/** Finds by words that no address may hold, such as a name. Throws if the server does not answer. */
export async function findCards(q: string, signal: AbortSignal): Promise<CardList> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ q })
  return await readCards('/find.json', { signal, method: 'POST', headers, body })
}

/** A day of the day book. Throws if the server does not answer. */
export async function readDay(date: CalendarDate, signal: AbortSignal): Promise<DeskDay> {
  const response = await fetch(dayAddress(date), { signal })
  const answer: unknown = await response.json()
  if (!isDay(answer)) throw new Error(`answered ${response.status}`)
  return answer
}

/** The prepared messages of a visit. Throws if the server does not answer. */
export async function readMessages(
  reference: Reference,
  signal: AbortSignal,
): Promise<readonly PreparedMessage[]> {
  return await readList(messagesAddress(reference), signal)
}

/** Reads how to prepare for a visit. Throws if the server does not answer. */
export async function readPreparation(
  reference: Reference,
  signal: AbortSignal,
): Promise<readonly PlanPart[]> {
  return await readList(preparationAddress(reference), signal)
}

async function readList<Item>(address: string, signal: AbortSignal): Promise<Item[]> {
  const response = await fetch(address, { signal })
  const answer: unknown = await response.json()
  if (!Array.isArray(answer)) throw new Error(`answered ${response.status}`)
  return answer
}

/** Reads the tests that the typed words mean. Throws if the server does not answer. */
export async function readTests(typed: string, signal?: AbortSignal): Promise<TypedTests> {
  const response = await fetch(testsAddress(typed), signal ? { signal } : {})
  const answer: unknown = await response.json()
  if (!isTypedTests(answer)) throw new Error(`answered ${response.status}`)
  return answer
}

function isTypedTests(value: unknown): value is TypedTests {
  return isObject(value) && 'tests' in value && 'open' in value
}

function isDay(value: unknown): value is DeskDay {
  return hasCards(value) && 'date' in value && 'blocks' in value
}

async function readCards(address: string, init: RequestInit): Promise<CardList> {
  const response = await fetch(address, init)
  const answer: unknown = await response.json()
  if (!hasCards(answer)) throw new Error(`answered ${response.status}`)
  return answer
}

function hasCards(value: unknown): value is CardList {
  return isObject(value) && 'cards' in value && Array.isArray(value.cards)
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
