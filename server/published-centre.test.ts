import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { hoursOn } from '../domain/opening-hours.ts'
import { sharedAndOwn } from '../test/support/stores.ts'
import { openVisitStore } from '../test/support/visit-store.ts'
import { publishedCentre } from './published-centre.ts'
import { performBlockAct } from './visits/blocks.ts'

const day = '2026-11-23'

it.each(sharedAndOwn)(
  'the hours change when any server of the store closes or reopens the centre or a room, on %s',
  async (_name, open) => {
    const { deps, db, priya, clock } = await openVisitStore(open)
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
  },
)
