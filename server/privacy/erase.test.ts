import { describe, expect, it } from 'vitest'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { aLease } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { allNotices, allVisits, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { leaseDue } from '../notices/leases.ts'
import { nextDueAt } from '../notices/queue-state.ts'
import { recordOutcome } from '../outbox/record-send.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { beginSending } from '../visits/visit-messages.ts'
import { eraseAll, findPersonal } from './erase.ts'

const hourLater = fridayTenAm + 60 * 60_000

describe.each(sharedAndOwn)('erasing on %s', (_name, open) => {
  async function openStore() {
    const database = await open()

    const visits = visitDepsAt(database, () => hourLater)
    return {
      database,
      visits,
      /** Sends the request of another patient with this number, which becomes a visit of its own. */
      send: async (phone: string, changes: Partial<AppointmentRequest> = {}) => {
        const name = `Asha ${(await allVisits(database)).length}`
        return await storeRequest(database, { request: aRequest({ name, phone, ...changes }) })
      },
      idsOf: async (phone: string) =>
        (await findPersonal(database.db, { phone })).map(({ id }) => id),
      eraseAll: async () => await eraseAll(database, visits, await allVisits(database)),
    }
  }

  it('leaves no notice to retry, even if a send that was under way fails afterwards', async () => {
    const store = await openStore()
    const { database, visits } = store
    await store.send('98765 43210')
    const notice = await sendOne(database, visits)
    await store.eraseAll()
    const failure = { class: 'transient', code: '131000' } as const
    await recordOutcome(
      { database, visits },
      notice,
      { status: 'due', dueAtMs: hourLater, failure },
      [1],
    )
    const statuses = (await allNotices(database)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['abandoned']))
    expect(await nextDueAt(database, { channel: 'whatsapp-cloud' })).toBeUndefined()
    expect(await nextDueAt(database, { channel: 'email' })).toBeUndefined()
  })
})

/** Begins to send the oldest notice. */
async function sendOne(database: Database, visits: VisitDeps) {
  const [notice] = await leaseDue(database, aLease({ nowMs: hourLater, limit: 1 }))
  if (notice?.visitId === undefined) throw new Error('nothing was due')
  expect(await beginSending(visits, notice)).toMatchObject({ kind: 'send' })
  return notice
}
