import type { FailureClass } from '../db/schema.ts'

/** 407 (proxy authentication required), and the statuses of RFC 9110 and 8470 that ask for the same request again. */
const tryAgainStatuses: ReadonlySet<number> = new Set([407, 408, 421, 425])

/** Classifies the provider's own answer by its status alone, if its code is unknown. */
export function classOfStatus(status: number): FailureClass {
  if (status >= 500 || tryAgainStatuses.has(status)) return 'transient'
  if (status === 429) return 'channel-throttled'
  return status === 401 || status === 403 ? 'auth' : 'template'
}

/**
 * Classifies an answer that is not the provider's, because a proxy, firewall or gateway answered instead. Then the
 * message was mostly not accepted. After a gateway timed out on the provider (504), nobody knows. After a 500 or 502
 * the message may have been accepted too, but counts as not sent. Two copies with one reference are better than a
 * request that nobody hears of.
 */
export function classOfForeignAnswer(status: number): FailureClass {
  if (status === 429) return 'channel-throttled'
  return status === 504 ? 'unknown' : 'transient'
}

/**
 * Whether the answer is a page for people. No provider sends one, so a portal or a proxy answered instead, even with
 * the status 200.
 */
export function isPage(headers: Headers): boolean {
  return headers.get('content-type')?.toLowerCase().startsWith('text/html') === true
}

export function group(failureClass: FailureClass, codes: readonly number[]) {
  return codes.map((code) => [code, failureClass] as const)
}

/** How long `Retry-After` asks to wait, in milliseconds. 0 if it is empty; undefined if absent, negative or a date. */
export function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') || Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
