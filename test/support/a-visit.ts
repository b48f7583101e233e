import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/time/call-back.ts'
import { withEvent, withRequest } from '../../server/visits/add-to-visit.ts'
import type { EventDetail } from '../../server/visits/history-rows.ts'
import {
  type EventText,
  emptyVisit,
  type LoadedVisit,
  type RequestOfVisit,
} from '../../server/visits/loaded-visit.ts'
import { readPhone } from '../../server/visits/phone-key.ts'
import { aRequest } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'

/** A request of a visit, without a store. */
function aRequestOfVisit(changes: Partial<RequestOfVisit> = {}): RequestOfVisit {
  const request = aRequest()
  const storedAtMs = changes.storedAtMs ?? fridayTenAm
  return {
    number: 1,
    reference: '#SID123456',
    source: 'site',
    ...request,
    ...readPhone(changes.phone ?? request.phone),
    language: 'en',
    storedAtMs,
    callByMs: callBy(storedAtMs, centre.hours),
    idempotencyKey: undefined,
    fingerprint: 'f',
    isBeyondLimit: false,
    ...changes,
  }
}

/** A visit of these requests, in their order and numbered from 1, without a store. */
export function aVisit(...requests: readonly Partial<RequestOfVisit>[]): LoadedVisit {
  const all = requests.length === 0 ? [{}] : requests
  return all.reduce(joined, emptyVisit)
}

export function joined(visit: LoadedVisit, request: Partial<RequestOfVisit>): LoadedVisit {
  return withRequest(visit, aRequestOfVisit(request))
}

export function afterEvent(
  visit: LoadedVisit,
  detail: EventDetail,
  texts: readonly Omit<EventText, 'number'>[] = [],
): LoadedVisit {
  const by = { kind: 'command' } as const
  return withEvent(visit, detail, { by, nowMs: visit.lastRecordedAtMs + 60_000, texts })
}
