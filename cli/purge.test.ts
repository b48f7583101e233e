import { describe, expect, it } from 'vitest'
import { listAppointments, setStatus } from '../server/appointments/queries.ts'
import { seeClock } from '../server/clock/queries.ts'
import { storeClosed } from '../test/support/a-closed-request.ts'
import { aNewAppointment } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { printAudit } from './audit.ts'
import { purge } from './purge.ts'
import type { Session } from './session.ts'

const day = 24 * 60 * 60_000
const yearMs = 365 * day
const plainly = { dryRun: false, yes: false }

async function book({ database }: Session, count: number, receivedAtMs: number): Promise<void> {
  const many = Array.from({ length: count }, () => storeClosed(database, receivedAtMs))
  await Promise.all(many)
}

const countOf = async ({ database }: Session) =>
  (await listAppointments(database, undefined)).length

it('says how many are past their time, deletes them, and keeps their number', async () => {
  const session = await openTestSession()
  for (const receivedAtMs of [fridayTenAm - yearMs - 1, fridayTenAm - yearMs, fridayTenAm]) {
    await storeClosed(session.database, receivedAtMs)
  }
  await purge({ dryRun: true, yes: false }, session)
  expect(await listAppointments(session.database, undefined)).toHaveLength(3)
  await purge(plainly, session)
  expect(await listAppointments(session.database, undefined)).toHaveLength(2)
  await purge(plainly, session)
  expect(session.printed().split('\n')).toEqual([
    '1 appointment received before 2025-11-20T10:00:00+05:30 to purge',
    '1 appointment received before 2025-11-20T10:00:00+05:30 purged',
    '0 appointments received before 2025-11-20T10:00:00+05:30 purged',
    '',
  ])
})

describe('a purge that looks like a mistake', () => {
  it('is withheld when it would take more than 5 % and more than 50, until a person says yes', async () => {
    const session = await openTestSession()
    await book(session, 51, fridayTenAm - 400 * day)
    await book(session, 900, fridayTenAm)
    await expect(purge(plainly, session)).rejects.toThrow(
      `51 appointments received before 2025-11-20T10:00:00+05:30 not purged
withheld: that is more than 5 % of all; by this machine it is 2026-11-20T10:00:00+05:30; if so: npm run centre -- purge --yes`,
    )
    await purge({ dryRun: true, yes: false }, session)
    expect(session.printed()).toMatch(
      /^51 appointments .* to purge\nwithheld: that is more than 5 %/,
    )
    expect(await countOf(session)).toBe(951)
    await purge({ dryRun: false, yes: true }, session)
    expect(await countOf(session)).toBe(900)
    await purge(plainly, session)
  })

  it('is withheld after a month that no server saw, until a person says yes', async () => {
    const session = await openTestSession()
    await book(session, 1, fridayTenAm - 400 * day)
    const shown = { wallMs: fridayTenAm - 31 * day, bootId: undefined, uptimeMs: 0 }
    await seeClock(session.database.db, shown, () => ({ jumpMs: undefined, withholdsPurge: false }))
    await expect(purge(plainly, session)).rejects.toThrow('the clock advanced by more than 30 days')
    await purge({ dryRun: false, yes: true }, session)
    expect(await countOf(session)).toBe(0)
    await purge(plainly, session)
  })

  it('never deletes who is still to be called, even with --yes', async () => {
    const session = await openTestSession()
    const request = aRequest({ date: '2025-10-20' })
    const receivedAtMs = fridayTenAm - 400 * day
    await session.database.acceptRequest(aNewAppointment({ request, receivedAtMs }))
    await purge(plainly, session)
    await purge({ dryRun: false, yes: true }, session)
    expect(session.printed()).toContain('0 appointments received before')
    expect(session.printed()).toContain('1 as old kept: the patient is still to be called')
    expect(await countOf(session)).toBe(1)
  })
})

it('goes by RETENTION_DAYS', async () => {
  const { config, ...session } = await openTestSession()
  const keeping = (retentionDays: number) => ({ ...session, config: { ...config, retentionDays } })
  for (const receivedAtMs of [fridayTenAm - 2 * yearMs, fridayTenAm]) {
    await book(keeping(365), 1, receivedAtMs)
  }
  await purge(plainly, keeping(731))
  expect(await countOf(keeping(365))).toBe(2)
  await purge(plainly, keeping(729))
  expect(await countOf(keeping(365))).toBe(1)
})

const whole = { json: false, all: false }

it('is found in the trail, beside what else was done', async () => {
  const session = await openTestSession()
  const receivedAtMs = fridayTenAm - yearMs - 1
  await storeClosed(session.database, receivedAtMs)
  const { reference } = await session.database.acceptRequest(aNewAppointment())
  await setStatus(session.database, reference, 'confirmed', fridayTenAm)
  await purge(plainly, session)
  const before = session.printed().length
  await printAudit(undefined, whole, session)
  const [head, ...lines] = session.printed().slice(before).trim().split('\n')
  expect(head).toMatch(/^at +actor +action +reference +count +device$/)
  expect(lines).toEqual([
    expect.stringMatching(/^2026-11-20T10:00:00\+05:30 +cli +purged +1$/),
    expect.stringMatching(new RegExp(`cli +confirmed +${reference} +1$`)),
  ])
})

it('shows the trail of a reference that was purged, and refuses one that nothing ever had', async () => {
  const session = await openTestSession()
  const receivedAtMs = fridayTenAm - yearMs - 1
  const reference = await storeClosed(session.database, receivedAtMs)
  await setStatus(session.database, reference, 'confirmed', receivedAtMs)
  await purge(plainly, session)
  await printAudit(reference, whole, session)
  expect(session.printed()).toContain(`confirmed  ${reference}`)
  await expect(printAudit('#SID123456', whole, session)).rejects.toThrow(
    'no appointment has the reference #SID123456',
  )
})
