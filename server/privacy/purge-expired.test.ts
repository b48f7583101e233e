import { beforeEach, describe, expect, it } from 'vitest'
import { delhiIso } from '../../domain/delhi-time.ts'
import { day, minute } from '../../domain/milliseconds.ts'
import { storeClosed, storeEnded } from '../../test/support/a-closed-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import { type Expiry, type PurgeOutlook, purgeOutlook } from './purge.ts'
import { createPurge, expiryAt, type PurgeDeps } from './purge-expired.ts'

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
      wallMs: nowMs,
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

  it('purges a hundred at a time, with a pause that a wake does not shorten', async () => {
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

  it('uses the time at which a purge began until the purge ends', async () => {
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

  it.each([
    ['more than 5 % and more than 50', { stored: 1019, expired: 51 }, 'purge-withheld share'],
    [
      'anything by a clock in doubt',
      { clockDoubtedAtMs: tenMinutesOn - day },
      'purge-withheld clock',
    ],
    [
      'anything by a clock that moved today',
      { clockDoubtedAtMs: tenMinutesOn - day + 1 },
      undefined,
    ],
    [
      'anything after a month that no server saw',
      { clockNotedAtMs: tenMinutesOn - 30 * day - 1 },
      'purge-withheld clock',
    ],
  ])('does not delete %s, and raises an alarm each day', async (_what, outlook, subject) => {
    await received(1, fridayTenAm - 400 * day)
    foreseen = outlook
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    const nextAtMs = await pass()
    expect(delhiIso(nextAtMs)).toBe('2026-11-21T03:30:00+05:30')
    expect(await stored()).toBe(1)
    expect(alarms).toEqual(subject === undefined ? [] : [subject])
    await pass()
    nowMs = nextAtMs + day
    await pass()
    expect(alarms).toHaveLength(subject === undefined ? 1 : 2)
  })

  it.each([
    { stored: 1000, expired: 50 },
    { stored: 1020, expired: 51 },
    { clockNotedAtMs: tenMinutesOn - 30 * day },
  ])('deletes expired visits if the outlook is %o', async (outlook) => {
    await received(1, fridayTenAm - 400 * day)
    foreseen = outlook
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    expect(await stored()).toBe(0)
    expect(alarms).toEqual([])
  })

  it('raises an alarm each day while patients of expired visits are still to be called', async () => {
    foreseen = { toCall: 3 }
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    nowMs = await pass()
    await pass()
    expect(alarms).toEqual(['kept-to-call 3', 'kept-to-call 3'])
  })

  it('runs the next day also when the clock was set back by a year', async () => {
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    nowMs -= 366 * day
    expect(await pass()).toBeLessThan(nowMs + day)
  })

  it.each([
    [800_001, 0, ['references-running-out']],
    [800_001, 1, []],
    [800_000, 0, []],
  ])(
    'raises an alarm if too many references stay in use: %i visits are stored, %i expire',
    async (count, expired, raised) => {
      foreseen = { stored: count, expired }
      const { pass } = startPurge()
      nowMs = tenMinutesOn
      await pass()
      expect(alarms).toEqual(raised)
    },
  )

  it('logs only how many visits it purged', async () => {
    for (const _ of [1, 2]) await storeClosed(database, fridayTenAm - 400 * day)
    const { pass, logged } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    await pass()
    expect(logged).toMatchObject([{ visits: 2, msg: 'visits purged' }])
    expect(JSON.stringify(logged)).not.toMatch(/Asha|98765|SID/)
  })

  it('keeps bare events for at least three years, and at least as long as visits', () => {
    const daysOf = (retentionDays: number) => {
      const { beforeMs, eventsBeforeMs } = expiryAt(fridayTenAm, retentionDays, { kind: 'server' })
      return [(fridayTenAm - beforeMs) / day, (fridayTenAm - eventsBeforeMs) / day]
    }
    expect(daysOf(365)).toEqual([365, 1095])
    expect(daysOf(3650)).toEqual([3650, 3650])
  })
})
