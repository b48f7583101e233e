import type { AppointmentRequest, KeptRequest } from './appointment-request.ts'
import type { Reference } from './reference.ts'

/**
 * Within this time another request from the same number is about the same visit: a second tap, a page
 * sent again, a change. Later ones are new requests.
 */
export const repeatWindowMs = 30 * 60_000

/** A request stored within the window, from the same number. */
export interface RecentRequest extends KeptRequest {
  readonly reference: Reference
  /** Whether nobody has dealt with it yet. */
  readonly isOpen: boolean
}

export type Repeat =
  | { readonly kind: 'none' }
  | { readonly kind: 'duplicate' | 'correction'; readonly of: Reference }

/**
 * Compares a request with those stored just before it, newest first. A duplicate has nothing new, so it
 * needs no notice; any difference, even one word of the notes, makes it a correction. Only the last
 * request of the same patient is compared, because one number books for a family. A request that
 * reception has closed has no duplicates: then the patient asks again.
 */
export function judgeRepeat(request: AppointmentRequest, recent: readonly RecentRequest[]): Repeat {
  const sameName = folded(request.name)
  const last = recent.find(({ name }) => folded(name) === sameName)
  if (last === undefined) return { kind: 'none' }
  const isDuplicate = last.isOpen && facts(last) === facts(request)
  return { kind: isDuplicate ? 'duplicate' : 'correction', of: last.reference }
}

/** The parts of a request to compare; number and name are known to be the same. */
function facts({ email, date, time, tests, additionalInfo }: KeptRequest): string {
  const texts = [email, additionalInfo].map(folded)
  return JSON.stringify([date, time, tests.toSorted(), texts])
}

/** Without differences of case and spacing. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
