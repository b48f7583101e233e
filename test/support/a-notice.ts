import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/call-back.ts'
import { phoneKeys } from '../../server/appointments/phone-key.ts'
import type {
  Appointment,
  Claim,
  ClaimedNotice,
  NewAppointment,
  NewNotice,
} from '../../server/db/records.ts'
import type { Applying } from '../../server/receipts/apply-failure.ts'
import { aRequest } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'

export function aNewNotice(changes: Partial<NewNotice> = {}): NewNotice {
  return {
    kind: 'request',
    channel: 'whatsapp-cloud',
    recipient: '+919876500001',
    correlationId: crypto.randomUUID(),
    ...changes,
  }
}

/** What one server asks for when its notices on WhatsApp are due. */
export function aClaim(changes: Partial<Claim> = {}): Claim {
  return {
    owner: 'one',
    channels: ['whatsapp-cloud'],
    nowMs: fridayTenAm,
    leaseMs: 60_000,
    limit: 10,
    ...changes,
  }
}

/** What a receipt is applied with, at this instant. */
export function applyingAt(nowMs: number): Applying {
  return { nowMs, hours: centre.hours, aheadMs: 0, steadySinceMs: 0, skippedMs: 0, random: 0 }
}

export function aNewAppointment(changes: Partial<NewAppointment> = {}): NewAppointment {
  const receivedAtMs = changes.receivedAtMs ?? fridayTenAm
  const { request = aRequest() } = changes
  return {
    request,
    phoneKeys: phoneKeys(request.phone),
    language: 'en',
    receivedAtMs,
    callByMs: callBy(receivedAtMs, centre.hours),
    idempotencyKey: undefined,
    fingerprint: 'f',
    // No other request counts as recent: it repeats none.
    recentSinceMs: Number.MAX_SAFE_INTEGER,
    notices: [aNewNotice()],
    nextStepAtMs: receivedAtMs,
    ...changes,
  }
}

export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    ...aRequest(),
    reference: '#SID123456',
    status: 'requested',
    language: 'en',
    receivedAtMs: fridayTenAm,
    callByMs: callBy(fridayTenAm, centre.hours),
    notifiedAtMs: undefined,
    needsCallAtMs: undefined,
    corrects: undefined,
    erasedAtMs: undefined,
    agreed: undefined,
    outcomeReason: undefined,
    tryAgainAtMs: undefined,
    callNote: '',
    source: 'site',
    ...changes,
  }
}

export function aClaimedNotice(changes: Partial<ClaimedNotice> = {}): ClaimedNotice {
  return {
    id: 1,
    owner: 'worker',
    kind: 'request',
    channel: 'whatsapp-cloud',
    recipient: '+919876500001',
    attempts: 1,
    unknowns: 0,
    createdAtMs: fridayTenAm,
    correlationId: '0a1b2c3d-0a1b2c3d',
    subject: undefined,
    appointment: anAppointment(),
    ...changes,
  }
}
