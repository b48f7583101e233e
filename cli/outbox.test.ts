import { expect, it } from 'vitest'
import type { Reference } from '../domain/reference.ts'
import { setStatus } from '../server/appointments/queries.ts'
import { removedRecipient } from '../server/db/records.ts'
import { claimDue } from '../server/outbox/claim-due.ts'
import { recordOutcome } from '../server/outbox/queries.ts'
import { erase } from '../server/privacy/erase.ts'
import { aNewAppointment, aNewNotice } from '../test/support/a-notice.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { readSince, retry } from './outbox.ts'

const hour = 60 * 60_000

const claim = { owner: 'one', channels: ['whatsapp-cloud'], leaseMs: hour, limit: 99 } as const

/** Requests of these hours before now, each with a notice that was given up. */
async function openStuck(hoursAgo: readonly number[]) {
  const session = await openTestSession()
  const { database } = session
  const references: Reference[] = []
  for (const [at, hours] of hoursAgo.entries()) {
    const receivedAtMs = fridayTenAm - hours * hour
    const notices = [aNewNotice({ kind: at === 0 ? 'reminder' : 'request' })]
    const stored = await database.acceptRequest(aNewAppointment({ receivedAtMs, notices }))
    references.push(stored.reference)
  }
  const failure = { class: 'unknown', code: '1' } as const
  for (const notice of await claimDue(database, { ...claim, nowMs: fridayTenAm })) {
    await recordOutcome(database, [notice], { status: 'abandoned', failure }, fridayTenAm)
  }
  const due = async (nowMs: number) =>
    (await claimDue(database, { ...claim, nowMs })).map(({ appointment }) => appointment?.reference)
  return { session, references, due }
}

it('sends nothing again of a request that was called, cancelled or erased', async () => {
  const { session, references, due } = await openStuck([3, 2, 1])
  const [called = '#SID0', open = '#SID0', erased = '#SID0'] = references
  await setStatus(session.database, called, 'confirmed', fridayTenAm)
  await erase(session.database, [erased], { actor: 'cli', nowMs: fridayTenAm })
  await retry({}, session)
  expect(await due(fridayTenAm + hour)).toEqual([open])
  expect(session.printed().split('\n')).toEqual([
    '1 notice due again, the newest request first',
    `  ${open}`,
    '2 notices left alone: closed or erased requests',
    '',
  ])
})

it('sends nothing again to a recipient whom the settings do not name any more', async () => {
  const { session } = await openStuck([1])
  await session.database.db.updateTable('notice').set({ failure_code: removedRecipient }).execute()
  await retry({}, session)
  expect(session.printed()).toContain('0 notices due again')
})

it('lists as many as requested, newest first', async () => {
  const { session, references, due } = await openStuck([50, 2, 1])
  const [, earlier, newest] = references
  await retry({ since: readSince('2h') }, session)
  expect(await due(fridayTenAm)).toEqual([newest])
  expect(await due(fridayTenAm + 1000)).toEqual([earlier])
  expect(session.printed().split('\n')).toEqual([
    '2 notices due again, the newest request first',
    `  ${newest}`,
    `  ${earlier}`,
    '1 notice left alone: received before 2026-11-20T08:00:00+05:30',
    '',
  ])
})

it('refuses a reference that nothing has', async () => {
  const { session } = await openStuck([1])
  await expect(retry({ reference: '#SID999999' }, session)).rejects.toThrow(
    'no appointment has the reference #SID999999',
  )
})

it('accepts a duration or a day in Delhi as the limit', () => {
  expect(readSince('90m')).toEqual({ agoMs: 90 * 60_000 })
  expect(readSince('3d')).toEqual({ agoMs: 72 * hour })
  expect(readSince('2026-11-20')).toEqual({ fromMs: fridayTenAm - 10 * hour })
  for (const wrong of ['', '3', 'yesterday', '2026-02-30', '-1h']) {
    expect(() => readSince(wrong)).toThrow('It looks like')
  }
})
