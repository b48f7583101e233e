import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { countToCall } from './count-to-call.ts'
import { lookAgain } from './look-again.ts'

it.each(sharedAndOwn)(
  'counts a visit to call until a week after its call-by, on %s',
  async (_name, open) => {
    const store = await openVisitStore(open)
    const { db, deps, clock } = store
    const callByMs = clock.nowMs + 60 * minute
    const others = [1, 2].map((last) => ({ request: aRequest({ phone: `98765 4320${last}` }) }))
    await store.accept({ callByMs }, { request: aRequest({ time: '4:00 PM' }) }, ...others)
    await store.act({ kind: 'cancelled', asks: [1], reason: 'patient' }, { visit: 3 })
    expect(await countToCall(db, clock.nowMs)).toEqual({
      toCall: 2,
      overdue: 0,
      needingCall: 0,
    })
    store.later(60)
    expect(await countToCall(db, clock.nowMs)).toMatchObject({ overdue: 0 })
    store.later(30)
    for (const visit of [1, 2]) await lookAgain(deps, visit)
    expect(await countToCall(db, clock.nowMs)).toEqual({
      toCall: 2,
      overdue: 1,
      needingCall: 2,
    })
    store.later(6 * 24 * 60)
    expect(await countToCall(db, clock.nowMs)).toMatchObject({ toCall: 2, overdue: 2 })
    store.later(2 * 24 * 60)
    expect(await countToCall(db, clock.nowMs)).toMatchObject({ toCall: 0, overdue: 0 })
  },
)
