import { centre } from '../../content/centre.ts'
import type { Situation } from '../../domain/visit/owed.ts'
import { minuteMs } from './a-history.ts'

/** A centre that records outcomes, with a phone, a mailbox of reception and one of the owner. */
export const situation: Situation = {
  reception: [{ key: 'phone', inForceSinceMs: 0, isTerminal: false }],
  receptionMail: 'mailbox',
  owner: 'owner',
  hasSummary: true,
  hours: centre.hours,
  areOutcomesRecorded: true,
  cutAsks: [],
  summarisedAsks: [],
  lastRecordedAtMs: 0,
  patientMail: 'patient',
  retryingEndsAt: (callByMs) => callByMs + 5 * 24 * 60 * minuteMs,
}
