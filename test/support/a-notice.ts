import { centre } from '../../content/centre.ts'
import type { StaffKind } from '../../domain/visit/visit.ts'
import type { LeasedOfCentre, LeasedOfVisit, NewNotice } from '../../server/db/records.ts'
import type { LeaseRequest } from '../../server/notices/leases.ts'
import type { RetryContext } from '../../server/receipts/apply-late-failure.ts'
import { fridayTenAm } from './friday-ten-am.ts'

/** A notice about the centre. `storeRequest` makes the notices about a visit. */
export function aNewNotice(changes: Partial<NewNotice> = {}): NewNotice {
  const correlationId = changes.correlationId ?? crypto.randomUUID()
  return {
    kind: 'alarm',
    channel: 'whatsapp-cloud',
    recipient: '+919876500001',
    correlationId,
    subject: 'a failure',
    dedupeKey: correlationId,
    ...changes,
  }
}

/** What one server asks for when it leases the notices that are due on WhatsApp. */
export function aLease(changes: Partial<LeaseRequest> = {}): LeaseRequest {
  return {
    owner: 'one',
    channel: 'whatsapp-cloud',
    nowMs: fridayTenAm,
    leaseMs: 60_000,
    limit: 10,
    ...changes,
  }
}

/** The clock and the hours that count when a receipt is applied at this instant. */
export function retryContextAt(nowMs: number): RetryContext {
  return {
    nowMs,
    hours: centre.hours,
    aheadMs: 0,
    steadySinceMs: 0,
    lastJumpForwardMs: 0,
    random: 0,
  }
}

type StaffNotice = LeasedOfVisit & { readonly kind: StaffKind }

/** A leased notice about a visit, for somebody at the centre. */
export function aLeasedNotice(changes: Partial<StaffNotice> = {}): StaffNotice {
  return { ...leased, kind: 'request', visitId: 1, ...changes }
}

/** A leased notice about the whole centre. */
export function aLeasedSummary(changes: Partial<LeasedOfCentre> = {}): LeasedOfCentre {
  return { ...leased, kind: 'summary', visitId: undefined, subject: undefined, ...changes }
}

const leased = {
  id: 1,
  owner: 'worker',
  channel: 'whatsapp-cloud',
  recipient: '+919876500001',
  attempts: 1,
  unknowns: 0,
  createdAtMs: fridayTenAm,
  correlationId: '0a1b2c3d-0a1b2c3d',
} as const
