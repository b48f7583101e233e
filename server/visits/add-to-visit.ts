import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { Actor, HistoryItem, StoredRequest } from '../../domain/visit/history.ts'
import type { EventDetail } from './history-rows.ts'
import {
  type AddedEvent,
  correctedBy,
  type EventText,
  type LoadedVisit,
  type RequestOfVisit,
} from './loaded-visit.ts'

/** The visit with one more request, which gets the next number. */
export function withRequest(visit: LoadedVisit, sent: Omit<RequestOfVisit, 'number'>): LoadedVisit {
  const request = { ...sent, number: visit.lastNumber + 1 }
  return {
    ...withItem(visit, itemOf(request)),
    requests: [...visit.requests, request],
    added: { ...visit.added, requests: [...visit.added.requests, request] },
  }
}

export function itemOf(request: RequestOfVisit): StoredRequest {
  const { number, source, date, time, callByMs, storedAtMs } = request
  return {
    ...({ kind: 'request', number, source } as const),
    wanted: { date, time },
    callByMs,
    recordedAtMs: storedAtMs,
  }
}

export interface Recording {
  readonly by: Actor
  readonly nowMs: number
  /** Given if the event is reported late. */
  readonly happenedAtMs?: number
  readonly texts?: readonly Omit<EventText, 'number'>[]
  readonly act?: AddedEvent['act']
}

/** The visit with one more event, which gets the next number. */
export function withEvent(visit: LoadedVisit, detail: EventDetail, at: Recording): LoadedVisit {
  const number = visit.lastNumber + 1
  const { by, nowMs, happenedAtMs = nowMs } = at
  const event = { ...detail, number, recordedAtMs: nowMs, happenedAtMs, by }
  const texts = at.texts?.map((text) => ({ ...text, number })) ?? []
  const { added } = visit
  const all = [...visit.texts, ...texts]
  return {
    ...withItem(visit, event),
    texts: all,
    corrected: correctedBy(all),
    added: {
      ...added,
      events: [...added.events, { event, texts, ...(at.act && { act: at.act }) }],
    },
  }
}

export function withClaim(visit: LoadedVisit, claim: LoadedVisit['claim']): LoadedVisit {
  return { ...visit, claim, added: { ...visit.added, claim: true } }
}

function withItem(visit: LoadedVisit, item: HistoryItem): LoadedVisit {
  const history = [...visit.history, item]
  return {
    ...visit,
    history,
    visit: computeVisit(history),
    lastNumber: item.number,
    lastRecordedAtMs: Math.max(visit.lastRecordedAtMs, item.recordedAtMs),
  }
}
