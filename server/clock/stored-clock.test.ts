import { beforeEach, describe, expect, it } from 'vitest'
import { hour } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import type { ClockReading, ClockVerdict } from './judge-clock.ts'
import { seeClock, trustClock } from './stored-clock.ts'

const shown: ClockReading = { wallMs: fridayTenAm, bootId: 'boot', uptimeMs: 5000.4 }
const noJump: ClockVerdict = { jumpMs: undefined, withholdsPurge: false }
const monthOn: ClockVerdict = { jumpMs: undefined, withholdsPurge: true }

describe.each(sharedAndOwn)('the clock on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })

  it('is suspect from the first doubtful reading until a person confirms the clock', async () => {
    await seeClock(database.db, shown, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 1 }, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 2 }, () => noJump)
    const stored = async () =>
      await database.db.selectFrom('clock').select(['purge_withheld_at', 'wall_at']).execute()
    const doubted = { purge_withheld_at: fridayTenAm, wall_at: fridayTenAm + 2 }
    expect(await stored()).toEqual([doubted])
    await trustClock(database, fridayTenAm + 3)
    expect(await stored()).toEqual([{ purge_withheld_at: null, wall_at: fridayTenAm + 3 }])
  })

  it('counts as ahead until it is set back or a person confirms it', async () => {
    const set = async (jumpMs: number) =>
      (await seeClock(database.db, shown, () => ({ jumpMs, withholdsPurge: false }))).jumpSumMs
    expect(await set(5 * hour)).toBe(5 * hour)
    expect(await set(-5 * hour)).toBe(0)
    expect(await set(-hour)).toBe(-hour)
    expect(await set(hour)).toBe(0)
    await set(hour)
    await trustClock(database, fridayTenAm)
    expect(await set(0)).toBe(0)
  })
})
