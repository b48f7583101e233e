import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { recordOutcome } from '../outbox/queries.ts'
import { erase } from '../privacy/erase.ts'
import { countOpenRequests } from './open-requests.ts'
import { advanceDueFollowUps } from './queries.ts'

const hour = 60 * 60_000

describe.each(sharedAndOwn)('countOpenRequests on %s', (_name, open) => {
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
      summaries: [],
    }))
  }
  const count = (canBeTapped = false) =>
    countOpenRequests({ database, recipients: { canBeTapped } }, fridayTenAm)

  it('counts what has no outcome, what is overdue and what needs a call', async () => {
    expect(await count()).toMatchObject({ unacknowledged: 0, overdue: 0, needingCall: 0 })
    await booked(fridayTenAm - hour)
    await needCall()
    await booked(fridayTenAm + hour)
    await booked(fridayTenAm + 3 * 24 * hour)
    expect(await count()).toMatchObject({ unacknowledged: 3, overdue: 1, needingCall: 1 })
  })

  it('counts none that has an outcome or was erased, nor one of longer than a week ago', async () => {
    const called = await booked(fridayTenAm - hour)
    const erased = await booked(fridayTenAm - hour)
    await booked(fridayTenAm - 8 * 24 * hour)
    await needCall()
    await setStatus(database, called, 'unreachable', fridayTenAm)
    await erase(database, [erased], { actor: 'cli', nowMs: fridayTenAm })
    expect(await count()).toMatchObject({ unacknowledged: 0, overdue: 0, needingCall: 0 })
  })

  it('says whether outcomes are recorded: by taps, or at the desk in the last week', async () => {
    const isRecorded = async (canBeTapped: boolean) => (await count(canBeTapped)).outcomesRecorded
    const week = 7 * 24 * hour
    expect([await isRecorded(false), await isRecorded(true)]).toEqual([0, 1])
    const reference = await booked(fridayTenAm)
    await setStatus(database, reference, 'confirmed', fridayTenAm)
    expect(await isRecorded(false)).toBe(0)
    const audit = database.db.updateTable('audit').set({ actor: 'desk' })
    await audit.set({ at: fridayTenAm - week - 1 }).execute()
    expect(await isRecorded(false)).toBe(0)
    await audit.set({ at: fridayTenAm - week }).execute()
    expect(await isRecorded(false)).toBe(1)
  })

  it('does not count a call as needed once reception was notified', async () => {
    const notices = [aNewNotice({ channel: 'email' })]
    await database.acceptRequest(aNewAppointment({ notices }))
    await needCall()
    const claimed = await claimDue(database, aClaim({ channels: ['email'] }))
    const taken = { status: 'accepted', providerMessageId: undefined, isNotified: true } as const
    await recordOutcome(database, claimed, taken, fridayTenAm)
    expect(await count()).toMatchObject({ unacknowledged: 1, needingCall: 0 })
  })
})
