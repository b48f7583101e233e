import type { FailureClass } from '../db/schema.ts'

export function isOk(status: number): boolean {
  return status >= 200 && status <= 299
}

/** A proxy's login, and the statuses of RFC 9110 and 8470 that ask for the same once more. */
const tryAgainStatuses: ReadonlySet<number> = new Set([407, 408, 421, 425])

/** What the provider's own answer means by its status alone, where its code is new to us. */
export function classOfStatus(status: number): FailureClass {
  if (status >= 500 || tryAgainStatuses.has(status)) return 'transient'
  if (status === 429) return 'channel-throttled'
  return status === 401 || status === 403 ? 'auth' : 'template'
}

/**
 * What an answer means that is not in the provider's own words: a proxy, a firewall or a gateway
 * spoke instead, so nothing was taken. Only one that waited for the provider in vain (504) must have
 * passed the request on. A 500 or 502 may hide a message that was taken; a copy, which its reference
 * makes known for one, is better than a request that nobody hears of.
 */
export function classOfForeignAnswer(status: number): FailureClass {
  if (status === 429) return 'channel-throttled'
  return status === 504 ? 'unknown' : 'transient'
}

/** How long the provider asks us to wait, in milliseconds, where `Retry-After` says it in seconds. */
export function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
