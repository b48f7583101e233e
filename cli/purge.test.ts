import { expect, it } from 'vitest'
import { aNewAppointment } from '../test/a-notice.ts'
import { openDeskSession } from '../test/desk-session.ts'
import { fridayTenAm } from '../test/friday-ten-am.ts'
import { listAudit } from './audit.ts'
import { purge } from './purge.ts'

const yearMs = 365 * 24 * 60 * 60_000

it('says how many are past their time, deletes them, and keeps their number', async () => {
  const session = await openDeskSession()
  for (const receivedAtMs of [fridayTenAm - yearMs - 1, fridayTenAm - yearMs, fridayTenAm]) {
    await session.store.acceptRequest(aNewAppointment({ receivedAtMs }))
  }
  await purge({ dryRun: true }, session)
  expect(await session.store.listAppointments(undefined)).toHaveLength(3)
  await purge({ dryRun: false }, session)
  expect(await session.store.listAppointments(undefined)).toHaveLength(2)
  await purge({ dryRun: false }, session)
  expect(session.printed().split('\n')).toEqual([
    '1 appointment received before 2025-11-20T10:00:00+05:30 to purge',
    '1 appointment received before 2025-11-20T10:00:00+05:30 purged',
    '0 appointments received before 2025-11-20T10:00:00+05:30 purged',
    '',
  ])
})

it('goes by RETENTION_DAYS', async () => {
  const { config, ...session } = await openDeskSession()
  await session.store.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm - 2 * yearMs }))
  await purge({ dryRun: false }, { ...session, config: { ...config, retentionDays: 731 } })
  expect(await session.store.listAppointments(undefined)).toHaveLength(1)
  await purge({ dryRun: false }, { ...session, config: { ...config, retentionDays: 729 } })
  expect(await session.store.listAppointments(undefined)).toEqual([])
})

it('is found in the trail, beside what else was done', async () => {
  const session = await openDeskSession()
  const receivedAtMs = fridayTenAm - yearMs - 1
  await session.store.acceptRequest(aNewAppointment({ receivedAtMs }))
  const { reference } = await session.store.acceptRequest(aNewAppointment())
  await session.store.setStatus(reference, 'confirmed', fridayTenAm)
  await purge({ dryRun: false }, session)
  const before = session.printed().length
  await listAudit(undefined, { json: false, all: false }, session)
  const [head, ...lines] = session.printed().slice(before).trim().split('\n')
  expect(head).toMatch(/^at +actor +action +reference +count$/)
  expect(lines).toEqual([
    expect.stringMatching(/^2026-11-20T10:00:00\+05:30 +cli +purged +1$/),
    expect.stringMatching(new RegExp(`cli +confirmed +${reference} +1$`)),
  ])
})
