import type { NewDraft } from '../../desk/desk-page.ts'
import { checkRequest, type FieldProblems } from '../../domain/appointment-request.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { Reference } from '../../domain/reference.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { fingerprintOf } from '../appointments/accept-request.ts'
import { cleanDraft } from '../appointments/clean-draft.ts'
import { phoneKeys } from '../appointments/phone-key.ts'
import type { Acceptance, NewAppointment } from '../db/records.ts'
import type { Device } from './devices.ts'

export type EntryAnswer =
  | { readonly kind: 'stored' | 'duplicate'; readonly reference: Reference }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }

export interface EntryDeps {
  readonly acceptRequest: (accepted: NewAppointment) => Promise<Acceptance>
  readonly hours: OpeningHours
  readonly now: () => number
}

/**
 * Stores an appointment that reception made by phone or at the counter, by the rules of the form. It
 * is agreed already: it owes no notice and no call.
 */
export async function enterAppointment(
  { source, language, ...typed }: NewDraft,
  device: Device,
  { acceptRequest, hours, now }: EntryDeps,
): Promise<EntryAnswer> {
  const nowMs = now()
  const draft = cleanDraft(typed)
  const checked = checkRequest(draft, { nowMs, hours })
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
  const { request } = checked
  const { reference, outcome } = await acceptRequest({
    request,
    language,
    receivedAtMs: nowMs,
    callByMs: nowMs,
    idempotencyKey: undefined,
    fingerprint: fingerprintOf(draft),
    phoneKeys: phoneKeys(request.phone),
    recentSinceMs: nowMs - repeatWindowMs,
    notices: [],
    nextStepAtMs: nowMs,
    entry: { source, device: device.name },
  })
  return { kind: outcome === 'stored' ? 'stored' : 'duplicate', reference }
}
