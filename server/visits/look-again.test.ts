import { expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { lookAtVisits } from './look-again.ts'

it('unreadable visits that fill a whole batch do not keep later visits from being looked at', async () => {
  const store = await openVisitStore(storeInMemory)
  const unreadable = Array.from({ length: 100 }, (_, n) => ({
    request: aRequest({ name: `Bina ${n}` }),
  }))
  await store.accept(...unreadable)
  await store.db.updateTable('request').set({ date: '2026-11-31' }).execute()
  store.later(1)
  await store.accept({})
  store.later(31)
  const { log, logged } = recordingLog()
  const deps = { visits: store.deps, onEnqueued: () => {}, log }
  await expect(lookAtVisits(deps)).rejects.toThrow('no readable date')
  expect((await store.notices()).filter(({ visit_id }) => visit_id === 101)).toHaveLength(3)
  const said = { msg: 'request escalated', reference: '#SID060000' }
  expect(logged).toMatchObject([
    { ...said, kind: 'request', level: 40 },
    { ...said, kind: 'alarm', level: 50 },
  ])
})
