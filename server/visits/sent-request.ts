import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import type { Reference } from '../../domain/reference.ts'
import type { NewNotice } from '../db/records.ts'
import type { RequestOfVisit } from './loaded-visit.ts'

/** What a visitor sent through the site. */
export interface SentRequest {
  readonly request: AppointmentRequest
  readonly language: Language
  readonly receivedAtMs: number
  readonly callByMs: number
  readonly idempotencyKey: string | undefined
  /** SHA-256 of what was sent. */
  readonly fingerprint: string
  /** Beyond the overall limit: reception is owed a summary of all such requests. */
  readonly isBeyondLimit: boolean
  /** The alarm that so many requests came. It is stored with the request, so that a kill cannot lose it. */
  readonly alarm?: readonly NewNotice[]
}

export function requestOf(
  sent: SentRequest,
  reference: Reference,
  keys: readonly string[],
): Omit<RequestOfVisit, 'number'> {
  const { request, language, receivedAtMs, callByMs } = sent
  const { idempotencyKey, fingerprint, isBeyondLimit } = sent
  return {
    ...request,
    ...{ reference, source: 'site', isFromSite: true, phoneKeys: keys, language },
    ...{ storedAtMs: receivedAtMs, callByMs, idempotencyKey, fingerprint, isBeyondLimit },
  }
}
