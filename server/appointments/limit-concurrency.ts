import type { AcceptRequest } from './accept-request.ts'

/**
 * Two full groups of a commit (server/db/group-commit.ts). Measured at 0.9 ms of work each,
 * delivery included: the last of so many is answered within a quarter of a second.
 */
const maxConcurrent = 256

export interface Intake {
  readonly acceptRequest: AcceptRequest
  /** Whether the next request would be answered `overloaded`, so that it need not be read. */
  readonly isFull: () => boolean
}

/**
 * Takes requests in, but answers `overloaded` at once to those beyond so many under way: they would
 * wait longer than a visitor does, and make all the others wait too. A request counts once it is
 * read to its end, so slow clients fill nothing.
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
