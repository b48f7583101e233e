import { expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { lookAtVisits } from './look-again.ts'

async function aStore() {
  const store = await openVisitStore(storeInMemory)
  const { log, logged } = recordingLog()
  let wakes = 0
  const look = async () =>
    await lookAtVisits({ visits: store.deps, onEnqueued: () => wakes++, log })
  return { store, look, logged, wakes: () => wakes }
}

it('a look logs one line for each kind of notice that it makes due, without personal data', async () => {
  const { store, look, logged, wakes } = await aStore()
  const [accepted] = await store.accept({})
  const reference = accepted?.reference
  store.later(76)
  await look()
  const line = (level: number, kind: string) => ({
    level,
    reference,
    kind,
    msg: 'request escalated',
  })
  expect(
    logged.map(({ level, reference, kind, msg }) => ({ level, reference, kind, msg })),
  ).toEqual([line(40, 'request'), line(50, 'alarm'), line(50, 'needs-call')])
  expect(wakes()).toBe(1)
  store.later(15)
  await look()
  expect(logged.at(-1)).toMatchObject(line(40, 'remind'))
  const { length } = logged
  await look()
  expect([logged.length, wakes()]).toEqual([length, 2])
})

it('unreadable visits that fill a whole batch do not keep later visits from being looked at', async () => {
  const { store, look } = await aStore()
  const unreadable = Array.from({ length: 100 }, (_, n) => ({
    request: aRequest({ name: `Bina ${n}` }),
  }))
  await store.accept(...unreadable)
  await store.db.updateTable('request').set({ date: '2026-11-31' }).execute()
  store.later(1)
  await store.accept({})
  store.later(31)
  await expect(look()).rejects.toThrow('no readable date')
  expect((await store.notices()).filter(({ visit_id }) => visit_id === 101)).toHaveLength(3)
})
