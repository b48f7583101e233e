import { centre } from '../../content/centre.ts'
import type { Situation } from '../../domain/visit/owed.ts'
import { minuteMs } from './a-history.ts'

/** A centre whose reception records outcomes and has a phone and a mailbox. The owner has a mailbox too. */
export const situation: Situation = {
  reception: [{ key: 'phone', inForceSinceMs: 0 }],
  receptionMail: 'mailbox',
  owner: 'owner',
  hasSummary: true,
  hours: centre.hours,
  outcomesSinceMs: 0,
  cutAsks: [],
  summarisedAsks: [],
  lastRecordedAtMs: 0,
  patientMail: 'patient',
  retryingEndsAt: (callByMs) => callByMs + 5 * 24 * 60 * minuteMs,
}
