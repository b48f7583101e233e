import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { addDays, delhiInstant } from '../domain/time/delhi-time.ts'
import { hoursOn } from '../domain/time/opening-hours.ts'
import { storeInMemory } from '../test/support/stores.ts'
import { openVisitStore } from '../test/support/visit-store.ts'
import { publishedCentre } from './published-centre.ts'
import { performBlockAct } from './visits/blocks.ts'

const day = '2026-11-23'

it('the hours change when any server of the store closes or reopens the centre or a room', async () => {
  const { deps, db, priya, clock } = await openVisitStore(storeInMemory)
  const now = () => clock.nowMs
  const here = await publishedCentre(centre, { db, now })
  expect(here.hours.closures).toBe(centre.hours.closures)
  const block = { what: 'centre', first: day, last: day, reason: 'power' } as const
  await performBlockAct(deps, { id: 'close', device: priya, act: { kind: 'blocked', block } })
  await here.look()
  expect(hoursOn(day, here.hours)).toEqual([])
  const { closures } = here.hours
  await here.look()
  expect(here.hours.closures).toBe(closures)
  const room = { ...block, what: 'mri' }
  const act = { kind: 'blocked', block: room } as const
  await performBlockAct(deps, { id: 'close-mri', device: priya, act })
  await here.look()
  expect(here.hours.roomClosures).toMatchObject([{ first: day, test: 'MRI Scan' }])
  const opened = { kind: 'unblocked', takesBack: 1 } as const
  await performBlockAct(deps, { id: 'open', device: priya, act: opened })
  await here.look()
  expect(hoursOn(day, here.hours)).toEqual(hoursOn(day, centre.hours))
})

it('the hours keep closures of past days, because retrying counts by them, but pages do not get them', async () => {
  const { deps, db, priya, clock, accept } = await openVisitStore(storeInMemory)
  const here = await publishedCentre(centre, { db, now: () => clock.nowMs })
  const block = { what: 'centre', first: day, last: day, reason: 'holiday' } as const
  await performBlockAct(deps, { id: 'close', device: priya, act: { kind: 'blocked', block } })
  await here.look()
  clock.nowMs = delhiInstant(addDays(day, 1), 0)
  await accept({})
  await here.look()
  expect(hoursOn(day, here.hours)).toEqual([])
  expect(here.now().hours.closures).toEqual(centre.hours.closures)
})

it.each(['blocked', 'unblocked', 'published', 'publication taken back'] as const)(
  'a start leaves out an event %s that cannot be read, and keeps the closures',
  async (kind) => {
    const { deps, db, priya, clock } = await openVisitStore(storeInMemory)
    const block = { what: 'centre', first: day, last: day, reason: 'power' } as const
    await performBlockAct(deps, { id: 'close', device: priya, act: { kind: 'blocked', block } })
    for (const detail of ['{}', '{"cut o'])
      await db
        .insertInto('event')
        .values({ kind, detail, happened_at: 0, recorded_at: 0, actor: 'desk', device_id: priya })
        .execute()
    const here = await publishedCentre(centre, { db, now: () => clock.nowMs })
    expect(hoursOn(day, here.hours)).toEqual([])
    expect(here.hasUnread()).toBe(true)
  },
)

it('a closure that was opened again need not be readable', async () => {
  const { deps, db, priya, clock } = await openVisitStore(storeInMemory)
  const block = { what: 'centre', first: day, last: day, reason: 'power' } as const
  await performBlockAct(deps, { id: 'close', device: priya, act: { kind: 'blocked', block } })
  const opened = { kind: 'unblocked', takesBack: 1 } as const
  await performBlockAct(deps, { id: 'open', device: priya, act: opened })
  await db.updateTable('event').set({ detail: '{}' }).where('act_id', '=', 'close').execute()
  const here = await publishedCentre(centre, { db, now: () => clock.nowMs })
  expect(here.hasUnread()).toBe(false)
})
