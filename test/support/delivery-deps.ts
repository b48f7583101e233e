import { centre } from '../../content/centre.ts'
import type { Database } from '../../server/db/database.ts'
import type { DeliveryDeps } from '../../server/outbox/deliver-message.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'
import { visitDepsAt } from './visit-store.ts'

/** The dependencies for delivering notices. Delivering a plan or a weekly report throws. */
export function deliveryDeps(
  database: Database,
  changes: Partial<DeliveryDeps> = {},
): DeliveryDeps {
  const { now = () => fridayTenAm } = changes
  return {
    database,
    visits: visitDepsAt(database, now),
    owner: 'one',
    recipients: { reception: [], receptionMail: undefined },
    hours: centre.hours,
    planMail: () => {
      throw new Error('no plan is mailed')
    },
    weeklyReportMessage: () => Promise.reject(new Error('no report is sent')),
    now,
    newId: () => crypto.randomUUID(),
    random: () => 0,
    raiseAlarm: async () => {},
    lookAtClock: async () => ({
      nowMs: now(),
      aheadMs: 0,
      steadySinceMs: 0,
      lastJumpForwardMs: 0,
    }),
    onRecorded: () => {},
    log: recordingLog().log,
    ...changes,
  }
}
