import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import type { Store } from '../db/store.ts'

const hour = 60 * 60_000

describe.each(stores)('countOpenRequests on %s', (_name, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
    onTestFinished(() => store.close())
  })

  async function booked(callByMs: number): Promise<Reference> {
    const { reference } = await store.acceptRequest(aNewAppointment({ callByMs }))
    return reference
  }
  async function needCall() {
    await store.advanceDueFollowUps(fridayTenAm, 10, () => ({
      stepsTaken: [],
      nextStepAtMs: undefined,
      needsCall: true,
      notices: [],
    }))
  }
  const count = () => store.countOpenRequests(fridayTenAm)

  it('counts what nobody acknowledged, what is overdue and what needs a call', async () => {
    expect(await count()).toEqual({ unacknowledged: 0, overdue: 0, needingCall: 0 })
    await booked(fridayTenAm - hour)
    await needCall()
    await booked(fridayTenAm + hour)
    await booked(fridayTenAm + 3 * 24 * hour)
    expect(await count()).toEqual({ unacknowledged: 3, overdue: 1, needingCall: 1 })
  })

  it('counts none that was acknowledged or erased, nor one of longer than a week ago', async () => {
    const called = await booked(fridayTenAm - hour)
    const erased = await booked(fridayTenAm - hour)
    await booked(fridayTenAm - 8 * 24 * hour)
    await needCall()
    await store.setStatus(called, 'unreachable', fridayTenAm)
    await store.erase([erased], { actor: 'cli', nowMs: fridayTenAm })
    expect(await count()).toEqual({ unacknowledged: 0, overdue: 0, needingCall: 0 })
  })

  it('does not count a call as needed once reception was notified', async () => {
    const notices = [aNewNotice({ channel: 'email' })]
    await store.acceptRequest(aNewAppointment({ notices }))
    await needCall()
    const claim = { owner: 'one', channels: ['email'], leaseMs: hour, limit: 1 } as const
    const claimed = await store.claimDue({ ...claim, nowMs: fridayTenAm })
    const taken = { status: 'accepted', providerMessageId: undefined, isNotified: true } as const
    await store.recordOutcome(claimed, taken, fridayTenAm)
    expect(await count()).toMatchObject({ unacknowledged: 1, needingCall: 0 })
  })
})
