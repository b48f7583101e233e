import type { AcceptRequest } from './accept-request.ts'

/** TODO */
const mostTakenAtOnce = 500

/**
 * Takes requests in, but answers `overloaded` at once to those beyond so many under way: they would
 * wait longer than a visitor does, and make all the others wait too.
 */
export function takeAtMost(
  acceptRequest: AcceptRequest,
  mostAtOnce = mostTakenAtOnce,
): AcceptRequest {
  let underWay = 0
  return async (submission) => {
    if (underWay >= mostAtOnce) return { kind: 'overloaded' }
    underWay++
    try {
      return await acceptRequest(submission)
    } finally {
      underWay--
    }
  }
}
