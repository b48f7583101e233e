import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import { readFacts } from '../desk/facts.ts'
import { escalateDue } from '../follow-up/escalate-due.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { recordReceipts } from '../receipts/queries.ts'
import { asBefore } from './judge-clock.ts'
import { seeClock } from './queries.ts'

const minute = 60_000
const hour = 60 * minute
const fastMs = fridayTenAm + 5.5 * hour
const owner = { channel: 'email', recipient: 'owner@example.org' } as const

/** A clock 5½ hours ahead has stored it. Now the clock is right again. */
describe.each(sharedAndOwn)('stored by a fast clock on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    onTestFinished(() => database.close())
  })

  const claim = async (changes: Parameters<typeof aClaim>[0] = {}) =>
    await claimDue(database, aClaim({ isClockSteady: true, ...changes }))

  it('a retry and a lease are due now, and no live lease is', async () => {
    await database.acceptRequest(aNewAppointment({ receivedAtMs: fastMs }))
    expect(await claim()).toHaveLength(1)
    await database.db
      .updateTable('notice')
      .set({ due_at: fridayTenAm + hour })
      .execute()
    expect(await claim({ owner: 'two' })).toHaveLength(0)
    await database.db.updateTable('notice').set({ due_at: fastMs }).execute()
    expect(await claim({ owner: 'two', isClockSteady: false })).toHaveLength(0)
    expect(await claim({ owner: 'two' })).toHaveLength(1)
  })

  it('a lease of a server that follows the clock first is live, until its clock is right', async () => {
    await database.acceptRequest(aNewAppointment())
    expect(await claim({ nowMs: fastMs })).toHaveLength(1)
    const note = async (wallMs: number) =>
      await seeClock(database.db, { wallMs, bootId: 'one', uptimeMs: hour }, () => asBefore)
    await note(fastMs)
    expect(await claim({ owner: 'two' })).toHaveLength(0)
    await note(fridayTenAm)
    expect(await claim({ owner: 'two' })).toHaveLength(1)
  })

  it('what is due by a right clock is claimed first, and no more than the limit', async () => {
    for (const receivedAtMs of [fastMs, fridayTenAm, fridayTenAm]) {
      await database.acceptRequest(aNewAppointment({ receivedAtMs }))
    }
    const created = (await claim({ limit: 2 })).map(({ createdAtMs }) => createdAtMs)
    expect(created).toEqual([fridayTenAm, fridayTenAm])
    expect(await claim({ limit: 2 })).toHaveLength(1)
  })

  it('a receipt is applied now', async () => {
    const receipt = { correlationId: undefined, failure: undefined, happenedAtMs: fridayTenAm }
    const one = { ...receipt, kind: 'sent', providerMessageId: 'wamid.1' } as const
    await recordReceipts(database, [one], fastMs)
    expect(await claimReceipts(database, fridayTenAm, minute, 10)).toHaveLength(1)
  })

  it('a request is on the board, and every step about it is due now', async () => {
    const early = await database.acceptRequest(aNewAppointment({ notices: [aNewNotice()] }))
    const fast = await database.acceptRequest(
      aNewAppointment({ receivedAtMs: fastMs, nextStepAtMs: fridayTenAm }),
    )
    const board = await readFacts(database.db, fridayTenAm)
    expect(board.rows.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([early.reference, fast.reference]),
    )
    await escalate()
    const kinds = (await listNotices(database, { reference: fast.reference })).map(
      ({ kind }) => kind,
    )
    expect(kinds.toSorted()).toEqual([
      ...['escalation', 'escalation', 'escalation'],
      ...['reminder', 'request'],
    ])
    expect(await listNotices(database, { reference: early.reference })).toHaveLength(1)
  })

  it('a message accepted by that clock keeps no step waiting', async () => {
    const { reference } = await database.acceptRequest(aNewAppointment())
    const accepted = { status: 'accepted', providerMessageId: 'w', isNotified: false } as const
    await recordOutcome(database, await claim(), accepted, fastMs)
    await database.db.updateTable('appointment').set({ next_step_at: fridayTenAm }).execute()
    await escalate()
    const owed = await listNotices(database, { reference })
    expect(owed.filter(({ kind }) => kind === 'escalation')).toHaveLength(3)
  })

  const escalate = async () =>
    await escalateDue({
      database,
      recipients: {
        reception: [{ channel: 'whatsapp-cloud', recipient: '+919876500001' }],
        ...{ receptionMail: undefined, dayDigest: [], owner, canBeTapped: true },
      },
      hours: centre.hours,
      now: () => fridayTenAm,
      newId: () => crypto.randomUUID(),
      onEnqueued: () => {},
      log: recordingLog().log,
    })
})
