import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { delhiIso } from '../../domain/delhi-time.ts'
import { aNewAppointment } from '../../test/a-notice.ts'
import { fridayTenAm } from '../../test/friday-ten-am.ts'
import { recordingLog } from '../../test/recording-log.ts'
import { openSqliteInMemory } from '../store/open-sqlite.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { createPurge, expiryAt } from './purge-expired.ts'

const minute = 60_000
const day = 24 * 60 * minute
const tenMinutesOn = fridayTenAm + 10 * minute

describe('createPurge', () => {
  let store: Store
  let nowMs = fridayTenAm
  beforeEach(async () => {
    store = await openStore(openSqliteInMemory())
    nowMs = fridayTenAm
  })
  afterEach(async () => await store.close())

  const received = async (count: number, receivedAtMs: number) => {
    for (let step = 0; step < count; step++) {
      await store.acceptRequest(aNewAppointment({ receivedAtMs: receivedAtMs + step }))
    }
  }
  const stored = async () => (await store.listAppointments(undefined)).length
  const startPurge = () => {
    const { log, logged } = recordingLog()
    const pass = createPurge({ store, retentionDays: 365, now: () => nowMs, log })
    return { pass, logged }
  }

  it('leaves a computer that has just started the time to set its clock right', async () => {
    await received(1, fridayTenAm - 400 * day)
    const { pass } = startPurge()
    expect(await pass()).toBe(tenMinutesOn)
    expect(await stored()).toBe(1)
    nowMs = tenMinutesOn
    await pass()
    expect(await stored()).toBe(0)
  })

  it('comes again at half past three in Delhi, and every day', async () => {
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    nowMs = await pass()
    expect(delhiIso(nowMs)).toBe('2026-11-21T03:30:00+05:30')
    expect(delhiIso(await pass())).toBe('2026-11-22T03:30:00+05:30')
  })

  it('keeps what is 365 days old, to the millisecond, and not what is older', async () => {
    await received(2, tenMinutesOn - 365 * day - 1)
    const { pass } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    const left = await store.listAppointments(undefined)
    expect(left.map(({ receivedAtMs }) => receivedAtMs)).toEqual([tenMinutesOn - 365 * day])
  })

  it('does a large purge a hundred at a time, with a pause that a bell does not shorten', async () => {
    await received(230, fridayTenAm - 400 * day)
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

  it('logs how many, and nothing about them', async () => {
    await received(2, fridayTenAm - 400 * day)
    const { pass, logged } = startPurge()
    nowMs = tenMinutesOn
    await pass()
    await pass()
    expect(logged).toMatchObject([{ appointments: 2, msg: 'appointments purged' }])
    expect(JSON.stringify(logged)).not.toMatch(/Asha|98765|SID/)
  })

  it('lets the trail outlive the appointments, by three years at least', () => {
    const { receivedBeforeMs, auditBeforeMs } = expiryAt(fridayTenAm, 365, 'worker')
    expect((fridayTenAm - receivedBeforeMs) / day).toBe(365)
    expect((fridayTenAm - auditBeforeMs) / day).toBe(1095)
    expect((fridayTenAm - expiryAt(fridayTenAm, 3650, 'cli').auditBeforeMs) / day).toBe(3650)
  })
})
