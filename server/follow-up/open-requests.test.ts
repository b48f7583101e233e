import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { recordOutcome } from '../outbox/queries.ts'
import { erase } from '../privacy/erase.ts'
import { countOpenRequests } from './open-requests.ts'
import { advanceDueFollowUps } from './queries.ts'

const hour = 60 * 60_000

describe.each(stores)('countOpenRequests on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    onTestFinished(() => database.close())
  })

  async function booked(callByMs: number): Promise<Reference> {
    const { reference } = await database.acceptRequest(aNewAppointment({ callByMs }))
    return reference
  }
  async function needCall() {
    await advanceDueFollowUps(database, fridayTenAm, 10, () => ({
      stepsTaken: [],
      nextStepAtMs: undefined,
      needsCall: true,
      notices: [],
    }))
  }
  const count = () => countOpenRequests(database, fridayTenAm)

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
    await setStatus(database, called, 'unreachable', fridayTenAm)
    await erase(database, [erased], { actor: 'cli', nowMs: fridayTenAm })
    expect(await count()).toEqual({ unacknowledged: 0, overdue: 0, needingCall: 0 })
  })

  it('does not count a call as needed once reception was notified', async () => {
    const notices = [aNewNotice({ channel: 'email' })]
    await database.acceptRequest(aNewAppointment({ notices }))
    await needCall()
    const claim = { owner: 'one', channels: ['email'], leaseMs: hour, limit: 1 } as const
    const claimed = await claimDue(database, { ...claim, nowMs: fridayTenAm })
    const taken = { status: 'accepted', providerMessageId: undefined, isNotified: true } as const
    await recordOutcome(database, claimed, taken, fridayTenAm)
    expect(await count()).toMatchObject({ unacknowledged: 1, needingCall: 0 })
  })
})
