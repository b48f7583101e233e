import { outcomeOfRequest } from '../../domain/visit/request-outcome.ts'
import type { Db } from '../db/schema.ts'
import { type RequestInVisit, requestsSent } from '../visits/list-requests.ts'
import type { StoredVisit } from '../visits/load-visits.ts'

export type RequestFigures = ReturnType<typeof figuresOf>

/**
 * Requests received from `fromMs` on and before `toMs`, oldest first, without personal data. Ask for one day at
 * a time, because each visit of the span is read into memory.
 */
export async function requestFigures(
  db: Db,
  fromMs: number,
  toMs: number,
): Promise<readonly RequestFigures[]> {
  return (await requestsSent(db, fromMs, toMs)).map(figuresOf)
}

function figuresOf({ visit, request }: RequestInVisit) {
  const { calledAtMs } = outcomeOfRequest(visit.history, request.number)
  const last = visit.requests.findLast(({ source }) => source === 'site')
  return {
    receivedAtMs: request.storedAtMs,
    callByMs: request.callByMs,
    tests: request.tests,
    /** When reception first recorded the outcome of the call. */
    calledAtMs,
    /** Whether the patient came. Only a visit's last request from the site has this value, so the visit counts once. */
    hasCome: request === last ? hasCome(visit) : undefined,
  }
}

/** Whether the patient came, by any request of the visit. */
function hasCome({ history, requests }: StoredVisit): boolean | undefined {
  const states = requests.map(({ number }) => outcomeOfRequest(history, number).state)
  if (states.includes('arrived')) return true
  return states.includes('no-show') ? false : undefined
}
