import { beforeEach, describe, expect, it } from 'vitest'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { day, minute } from '../../domain/time/milliseconds.ts'
import { storeEnded } from '../../test/support/a-closed-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import { type Expiry, type PurgeOutlook, purgeOutlook } from './purge-batch.ts'
import { createPurge, expiryAt, type PurgeDeps, whyWithheld } from './purge-job.ts'

const tenMinutesOn = fridayTenAm + 10 * minute

const visitsIn = async ({ db }: Database) => await db.selectFrom('visit').select('id').execute()

describe('createPurge', () => {
  let database: Database
  let nowMs = fridayTenAm
  let foreseen: Partial<PurgeOutlook> = {}
  beforeEach(async () => {
    foreseen = {}
    database = await storeInMemory()
    nowMs = fridayTenAm
    alarms.splice(0)
    await received(1, fridayTenAm)
  })

  const alarms: string[] = []
  const raiseAlarm = async ({ subject }: { readonly subject: string }) => void alarms.push(subject)

  const received = async (count: number, atMs: number) => await storeEnded(database, count, atMs)
  /** Counts the visits that are stored besides today's. */
  const stored = async () => (await visitsIn(database)).length - 1
  const startPurge = (changes: Partial<PurgeDeps> = {}) => {
    const { log, logged } = recordingLog()
    const now = () => nowMs
    const lookAtClock = async () => ({
      nowMs,
      aheadMs: 0,
      steadySinceMs: 0,
      lastJumpForwardMs: 0,
    })
    const foresee = async (expiry: Expiry) => ({
      ...(await purgeOutlook(database, expiry)),
      ...foreseen,
    })
    const deps = { database, foresee, retentionDays: 365, lookAtClock, raiseAlarm, now, log }
    return { pass: createPurge({ ...deps, ...changes }), logged }
  }

  it('waits after a start, so that the machine can set its clock', async () => {
    await received(1, fridayTenAm - 400 * day)
    const { pass } = startPurge()
    expect(await pass()).toBe(tenMinutesOn)
    expect(await stored()).toBe(1)
    nowMs = tenMinutesOn
    await pass()
    expect(await stored()).toBe(0)
  })

  it('runs at half past three in Delhi, every day', async () => {
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    nowMs = await pass()
    expect(delhiIso(nowMs)).toBe('2026-11-21T03:30:00+05:30')
    expect(delhiIso(await pass())).toBe('2026-11-22T03:30:00+05:30')
  })

  it('purges a hundred visits at a time, with a pause that an early pass does not shorten', async () => {
    await received(230, fridayTenAm - 400 * day)
    foreseen = { stored: 300_000, expired: 230 }
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    const resumesAtMs = await pass()
    expect(resumesAtMs).toBe(tenMinutesOn + 100)
    expect(await pass()).toBe(resumesAtMs)
    expect(await stored()).toBe(130)
    for (let passes = 0; passes < 2; passes++) nowMs = await pass()
    nowMs += 100
    await pass()
    expect(await stored()).toBe(0)
  })

  it('goes by the time at which the purge began, even if the clock jumps before it ends', async () => {
    await received(230, fridayTenAm - 400 * day)
    await received(5, fridayTenAm)
    foreseen = { stored: 300_000, expired: 230 }
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    nowMs += 366 * day
    for (let passes = 0; passes < 2; passes++) nowMs = Math.max(nowMs + 100, await pass())
    expect(await stored()).toBe(5)
  })

  it('deletes nothing that a clock that was set forward makes too old', async () => {
    await received(1, fridayTenAm - 364 * day)
    const aheadMs = 2 * day
    const moves = { aheadMs, steadySinceMs: fridayTenAm, lastJumpForwardMs: aheadMs }
    const { pass } = startPurge({ lookAtClock: async () => ({ nowMs, ...moves }) })
    nowMs = tenMinutesOn + aheadMs
    await pass()
    expect(await stored()).toBe(1)
    nowMs += 2 * day
    await pass()
    expect(await stored()).toBe(0)
  })

  it.each([
    ['a day', day, ['purge-withheld clock']],
    ['less than a day', day - 1, []],
  ])(
    'deletes nothing if the clock has been in doubt for %s, and raises a daily alarm from a full day on',
    async (_length, doubtedForMs, alarmsOfToday) => {
      await received(1, fridayTenAm - 400 * day)
      foreseen = { clockDoubtedAtMs: tenMinutesOn - doubtedForMs }
      const { pass } = startPurge()
      nowMs = tenMinutesOn
      const nextAtMs = await pass()
      expect(delhiIso(nextAtMs)).toBe('2026-11-21T03:30:00+05:30')
      expect(await stored()).toBe(1)
      expect(alarms).toEqual(alarmsOfToday)
      await pass()
      nowMs = nextAtMs + day
      await pass()
      expect(alarms).toEqual([...alarmsOfToday, 'purge-withheld clock'])
    },
  )

  it('raises an alarm each day while patients of expired visits are still to be called', async () => {
    foreseen = { toCall: 1 }
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    nowMs = await pass()
    await pass()
    expect(alarms).toEqual(['kept-to-call 1', 'kept-to-call 1'])
  })

  it('runs the next day also when the clock was set back by a year', async () => {
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    nowMs -= 366 * day
    expect(await pass()).toBeLessThan(nowMs + day)
  })

  it('keeps events whose visit is gone for at least three years, and at least as long as visits', () => {
    const daysOf = (retentionDays: number) => {
      const { beforeMs, eventsBeforeMs } = expiryAt(fridayTenAm, retentionDays, { kind: 'server' })
      return [(fridayTenAm - beforeMs) / day, (fridayTenAm - eventsBeforeMs) / day]
    }
    expect(daysOf(365)).toEqual([365, 1095])
    expect(daysOf(3650)).toEqual([3650, 3650])
  })
})

it.each([
  [{ stored: 1000, expired: 50 }, undefined],
  [{ stored: 1019, expired: 51 }, 'share'],
  [{ stored: 1020, expired: 51 }, undefined],
  [{ clockDoubtedAtMs: fridayTenAm }, 'clock'],
  [{ clockNotedAtMs: fridayTenAm - 30 * day }, undefined],
  [{ clockNotedAtMs: fridayTenAm - 30 * day - 1 }, 'clock'],
] as const)('with the outlook %o a purge is withheld because of: %s', (outlook, why) => {
  const unknown = { clockDoubtedAtMs: undefined, clockNotedAtMs: undefined }
  const nothing = { stored: 0, expired: 0, toCall: 0, ...unknown }
  expect(whyWithheld({ ...nothing, ...outlook }, fridayTenAm)).toBe(why)
})
