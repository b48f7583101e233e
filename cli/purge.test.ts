import { describe, expect, it } from 'vitest'
import { delhiDate } from '../domain/time/delhi-time.ts'
import { day } from '../domain/time/milliseconds.ts'
import { seeClock } from '../server/clock/stored-clock.ts'
import { storeClosed, storeEnded } from '../test/support/a-closed-request.ts'
import { aRequest } from '../test/support/a-request.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { purge } from './purge.ts'
import type { Session } from './session.ts'

const yearMs = 365 * day
const plainly = { dryRun: false, yes: false }

const countOf = async ({ database }: Session) =>
  (await database.db.selectFrom('visit').select('id').execute()).length

it('says how many visits it would delete, and later how many it deleted', async () => {
  const session = await openTestSession()
  for (const receivedAtMs of [fridayTenAm - yearMs - 1, fridayTenAm - yearMs, fridayTenAm]) {
    const request = aRequest({ date: delhiDate(receivedAtMs - day) })
    await storeClosed(session.database, receivedAtMs, { request })
  }
  await purge({ dryRun: true, yes: false }, session)
  expect(await countOf(session)).toBe(3)
  await purge(plainly, session)
  expect(await countOf(session)).toBe(2)
  await purge(plainly, session)
  expect(session.printed().split('\n')).toEqual([
    '1 visit unchanged since 2025-11-20T10:00:00+05:30 to purge',
    '1 visit unchanged since 2025-11-20T10:00:00+05:30 purged',
    '0 visits unchanged since 2025-11-20T10:00:00+05:30 purged',
    '',
  ])
})

it('deletes batch after batch until none is left', async () => {
  const session = await openTestSession()
  await storeEnded(session.database, 201, fridayTenAm - 400 * day)
  await purge({ dryRun: false, yes: true }, session)
  expect(session.printed()).toMatch(/^201 visits /)
  expect(await countOf(session)).toBe(0)
})

describe('a purge that looks like a mistake', () => {
  it('is withheld if it would delete more than 5 % and more than 50 visits, until a person says yes', async () => {
    const session = await openTestSession()
    await storeEnded(session.database, 51, fridayTenAm - 400 * day)
    await storeEnded(session.database, 900, fridayTenAm)
    await expect(purge(plainly, session)).rejects.toThrow(
      `51 visits unchanged since 2025-11-20T10:00:00+05:30 not purged
withheld: that is more than 5 % of all, and more than 50; by this machine it is 2026-11-20T10:00:00+05:30; if so: npm run centre -- purge --yes`,
    )
    await purge({ dryRun: true, yes: false }, session)
    expect(session.printed()).toMatch(/^51 visits .* to purge\nwithheld: that is more than 5 %/)
    expect(await countOf(session)).toBe(951)
    await purge({ dryRun: false, yes: true }, session)
    expect(await countOf(session)).toBe(900)
    await purge(plainly, session)
  })

  it('is withheld after a month without a server, until a person says yes', async () => {
    const session = await openTestSession()
    await storeClosed(session.database, fridayTenAm - 400 * day)
    const shown = { wallMs: fridayTenAm - 31 * day, bootId: undefined, uptimeMs: 0 }
    await seeClock(session.database.db, shown, () => ({ jumpMs: undefined, withholdsPurge: false }))
    await expect(purge(plainly, session)).rejects.toThrow('the clock advanced by more than 30 days')
    await purge({ dryRun: false, yes: true }, session)
    expect(await countOf(session)).toBe(0)
    await purge(plainly, session)
  })

  it('never deletes the visit of a patient who is still to be called, even with --yes', async () => {
    const session = await openTestSession()
    const request = aRequest({ date: '2025-10-20' })
    const receivedAtMs = fridayTenAm - 400 * day
    await storeRequest(session.database, { request, receivedAtMs })
    await purge(plainly, session)
    await purge({ dryRun: false, yes: true }, session)
    expect(session.printed()).toContain('0 visits unchanged since')
    expect(session.printed()).toContain('kept, though as old: 1 visit still to be called about')
    expect(await countOf(session)).toBe(1)
  })
})

it('deletes visits unchanged for more than RETENTION_DAYS, and no others', async () => {
  const { config, ...session } = await openTestSession()
  const keeping = (retentionDays: number) => ({ ...session, config: { ...config, retentionDays } })
  for (const receivedAtMs of [fridayTenAm - 2 * yearMs, fridayTenAm]) {
    await storeClosed(session.database, receivedAtMs)
  }
  await purge(plainly, keeping(731))
  expect(await countOf(keeping(365))).toBe(2)
  await purge(plainly, keeping(729))
  expect(await countOf(keeping(365))).toBe(1)
})
