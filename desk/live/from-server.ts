import type { Board } from '../../domain/board.ts'
import type { CardList } from '../desk-page.ts'

/**
 * Our own server wrote it, so only its frame is looked at: a proxy, or a server of another version,
 * may answer something else.
 */
export function isBoard(value: unknown): value is Board {
  return hasCards(value) && 'version' in value && 'nowMs' in value && 'device' in value
}

/** Throws where they cannot be read. */
export async function readCards(address: string, signal: AbortSignal): Promise<CardList> {
  const response = await fetch(address, { signal })
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
