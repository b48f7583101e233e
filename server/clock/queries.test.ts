import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeClosed } from '../../test/support/a-closed-request.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import type { Expiry } from '../privacy/purge.ts'
import { purgeOutlook } from '../privacy/purge.ts'
import type { ClockReading, ClockVerdict } from './judge-clock.ts'
import { lookAtOpenRequests, seeClock, trustClock } from './queries.ts'

const hour = 60 * 60_000

const shown: ClockReading = { wallMs: fridayTenAm, bootId: 'boot', uptimeMs: 5000.4 }
const noJump: ClockVerdict = { jumpMs: undefined, withholdsPurge: false }
const monthOn: ClockVerdict = { jumpMs: undefined, withholdsPurge: true }
const anExpiry: Expiry = {
  receivedBeforeMs: 0,
  auditBeforeMs: 0,
  nowMs: fridayTenAm,
  actor: 'worker',
}

describe.each(stores)('the clock on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  it('is compared with the last stored time, and stored', async () => {
    const lasts: (ClockReading | undefined)[] = []
    const judge = (last: ClockReading | undefined) => {
      lasts.push(last)
      return noJump
    }
    await seeClock(database.db, shown, judge)
    await seeClock(database.db, { ...shown, bootId: undefined }, judge)
    await seeClock(database.db, shown, judge)
    expect(lasts).toEqual([
      undefined,
      { ...shown, uptimeMs: 5000 },
      { ...shown, bootId: undefined, uptimeMs: 5000 },
    ])
  })

  it('is suspect from the first jump on, until a person confirms it', async () => {
    await seeClock(database.db, shown, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 1 }, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 2 }, () => noJump)
    const doubted = { clockDoubtedAtMs: fridayTenAm, clockNotedAtMs: fridayTenAm + 2 }
    expect(await purgeOutlook(database, anExpiry)).toMatchObject(doubted)
    await trustClock(database, fridayTenAm + 3)
    const trusted = { clockDoubtedAtMs: undefined, clockNotedAtMs: fridayTenAm + 3 }
    expect(await purgeOutlook(database, anExpiry)).toMatchObject(trusted)
  })

  it('is known to be ahead until it is set back or a person confirms it', async () => {
    const set = async (jumpMs: number) =>
      (await seeClock(database.db, shown, () => ({ jumpMs, withholdsPurge: false }))).aheadMs
    expect(await set(5 * hour)).toBe(5 * hour)
    expect(await set(-5 * hour)).toBe(0)
    expect(await set(-hour)).toBe(-hour)
    expect(await set(hour)).toBe(0)
    await set(hour)
    await trustClock(database, fridayTenAm)
    expect(await set(0)).toBe(0)
  })

  it('has open requests looked at, and no other', async () => {
    const nextStepAtMs = fridayTenAm + hour
    await database.acceptRequest(aNewAppointment({ notices: [], nextStepAtMs }))
    const closed = await storeClosed(database, fridayTenAm)
    await lookAtOpenRequests(database.db, fridayTenAm)
    const rows = await database.db
      .selectFrom('appointment')
      .select(['reference', 'next_step_at'])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { next_step_at: fridayTenAm },
      { reference: closed, next_step_at: null },
    ])
  })
})
