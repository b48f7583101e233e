import type { AcceptRequest } from './accept-request.ts'

/**
 * Two full groups of a commit (server/db/batch.ts). Measured at 0.9 ms each, delivery
 * included: the last is answered within a quarter of a second.
 */
const maxConcurrent = 256

export interface Intake {
  readonly acceptRequest: AcceptRequest
  /** Whether the next request would be answered `overloaded`, so that it need not be read. */
  readonly isFull: () => boolean
}

/**
 * Limits how many requests are accepted concurrently; answers `overloaded` at once to the rest,
 * which would wait longer than a visitor does and delay all the others. A request counts once it is
 * read whole, so slow clients take no place.
 */
export function limitConcurrency(acceptRequest: AcceptRequest, most = maxConcurrent): Intake {
  let underWay = 0
  const isFull = () => underWay >= most
  return {
    isFull,
    async acceptRequest(submission) {
      if (isFull()) return { kind: 'overloaded' }
      underWay++
      try {
        return await acceptRequest(submission)
      } finally {
        underWay--
      }
    },
  }
}
