import type { AppointmentRequest } from './appointment-request.ts'
import type { Reference } from './reference.ts'

/**
 * For so long another request from the same number is taken to be about the same visit: a second
 * tap, a page sent again, a second thought. Later ones are requests of their own.
 */
export const repeatWindowMs = 30 * 60_000

/** A request stored within the window, from the same number. */
export interface RecentRequest extends AppointmentRequest {
  readonly reference: Reference
  /** Whether nobody has dealt with it yet. */
  readonly isOpen: boolean
}

export type Repeat =
  | { readonly kind: 'none' }
  | { readonly kind: 'duplicate' | 'correction'; readonly of: Reference }

/**
 * What a request is to those stored just before it, newest first. A duplicate says nothing new, so
 * nobody needs telling twice; whatever differs, be it one word of the notes, makes it a correction.
 * It is held against the last word of the same patient alone, for one number books for a whole
 * family; and never a duplicate of what reception has dealt with, since then somebody asks again.
 */
export function judgeRepeat(request: AppointmentRequest, recent: readonly RecentRequest[]): Repeat {
  const sameName = folded(request.name)
  const last = recent.find(({ name }) => folded(name) === sameName)
  if (last === undefined) return { kind: 'none' }
  const isDuplicate = last.isOpen && facts(last) === facts(request)
  return { kind: isDuplicate ? 'duplicate' : 'correction', of: last.reference }
}

/** Everything a person means by a request; number and name are known to be the same. */
function facts({ email, date, time, tests, additionalInfo }: AppointmentRequest): string {
  const texts = [email, additionalInfo].map(folded)
  return JSON.stringify([date, time, tests.toSorted(), texts])
}

/** Without what differs between two ways of typing the same. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
