import { expect, it } from 'vitest'
import { aLease } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { allNotices, allVisits, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import { leaseDue } from '../notices/leases.ts'
import { nextDueAt } from '../notices/queue-state.ts'
import { recordOutcome } from '../outbox/record-send.ts'
import { beginSending } from '../visits/visit-messages.ts'
import { eraseAll } from './erase.ts'

const hourLater = fridayTenAm + 60 * 60_000

it('an erasure leaves no notice to retry, even if a send that was under way fails afterwards', async () => {
  const database = await storeInMemory()
  const visits = visitDepsAt(database, () => hourLater)
  await storeRequest(database)
  const [notice] = await leaseDue(database, aLease({ nowMs: hourLater, limit: 1 }))
  if (notice?.visitId === undefined) throw new Error('nothing was due')
  expect(await beginSending(visits, notice)).toMatchObject({ kind: 'send' })
  await eraseAll(database, visits, await allVisits(database))
  const failure = { class: 'transient', code: '131000' } as const
  const failed = { status: 'due', dueAtMs: hourLater, failure } as const
  await recordOutcome({ database, visits }, notice, failed, [1])
  const statuses = (await allNotices(database)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['abandoned']))
  expect(await nextDueAt(database, { channel: 'whatsapp-cloud' })).toBeUndefined()
  expect(await nextDueAt(database, { channel: 'email' })).toBeUndefined()
})
