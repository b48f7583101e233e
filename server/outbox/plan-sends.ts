import type { ClaimedNotice } from '../db/records.ts'
import { isRequestNotice, type RequestNotice } from './message-texts.ts'

/** From this many waiting requests on they share one message: the pair limit is one per 6 s. */
const digestFrom = 3

/** One message to send: a single notice, or several requests in a digest. */
export type Send =
  | { readonly kind: 'single'; readonly notices: readonly [ClaimedNotice] }
  | {
      readonly kind: 'digest'
      readonly notices: readonly [RequestNotice, ...RequestNotice[]]
      /**
       * Its own id: a receipt that carries it applies to all of its notices, and to no other
       * message.
       */
      readonly correlationId: string
    }

type Fits = (notices: readonly [RequestNotice, ...RequestNotice[]]) => boolean

/**
 * The messages for the notices that wait for one recipient. A digest holds as many new requests as
 * `fits` can name in full; there is no digest of one.
 */
export function planSends(
  waiting: readonly ClaimedNotice[],
  fits: Fits,
  newId: () => string,
): Send[] {
  const requests = waiting.filter(isRequestNotice).filter(({ kind }) => kind === 'request')
  if (requests.length < digestFrom) return waiting.map(single)
  const others = waiting.filter((notice) => !requests.some(({ id }) => id === notice.id))
  return [...digests(requests, fits, newId), ...others.map(single)]
}

/** The notices of a digest one by one, for when the digest is refused. */
export function oneByOne({ notices }: Send): Send[] {
  return notices.map(single)
}

function digests(requests: readonly RequestNotice[], fits: Fits, newId: () => string): Send[] {
  const [first, ...others] = requests
  if (first === undefined) return []
  let covered: readonly [RequestNotice, ...RequestNotice[]] = [first]
  for (const next of others) {
    const longer: typeof covered = [...covered, next]
    if (!fits(longer)) break
    covered = longer
  }
  const send: Send =
    covered.length > 1
      ? { kind: 'digest', notices: covered, correlationId: newId() }
      : single(first)
  return [send, ...digests(requests.slice(covered.length), fits, newId)]
}

function single(notice: ClaimedNotice): Send {
  return { kind: 'single', notices: [notice] }
}
