import { expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqliteInMemory } from '../db/open-sqlite.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { Provider } from '../providers/provider.ts'
import { deliverDue } from './deliver-due.ts'
import { listNotices, oldestOwedAt } from './queries.ts'

const day = 24 * 60 * 60_000

it('decides for each request of a failed digest by its own age: only the old one is abandoned', async () => {
  const database = await openDatabase(openSqliteInMemory())
  onTestFinished(() => database.close())
  for (const daysAgo of [9, 0, 0]) {
    await database.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm - daysAgo * day }))
  }
  const sent: string[] = []
  const channel: Provider = {
    name: 'whatsapp-cloud',
    reportsDelivery: false,
    reaches: 'phones',
    isRateLimited: false,
    fits: () => true,
    async send({ kind }) {
      sent.push(kind)
      return { kind: 'failed', class: 'transient', code: 'ECONNREFUSED' }
    },
    check: async () => undefined,
  }
  const now = () => fridayTenAm
  const deps = {
    database,
    owner: 'one',
    hours: centre.hours,
    recipients: { reception: [], receptionMail: undefined },
    newId: () => crypto.randomUUID(),
    strings: english,
    composeReport: () => Promise.reject(new Error('no report is due')),
    metrics: createMetrics({ oldestOwedAtMs: () => oldestOwedAt(database), now }),
    now,
    random: () => 0,
    raiseAlarm: async () => {},
    lookAtClock: async () => ({ wallMs: now(), aheadMs: 0 }),
    onRecorded: () => {},
    log: recordingLog().log,
  }
  await deliverDue(channel, deps, new AbortController().signal)
  expect(sent).toEqual(['digest'])
  const statuses = (await listNotices(database, {})).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['abandoned', 'due', 'due'])
})
