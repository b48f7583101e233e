import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { listAppointments, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { NewAppointment } from '../db/records.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { type NewReceipt, recordReceipts } from '../receipts/queries.ts'
import { listAudit } from './audit.ts'
import { type Expiry, purgeBatch, purgeOutlook } from './purge.ts'

const day = 24 * 60 * 60_000
const yearMs = 365 * day
const yearLater = fridayTenAm + yearMs

function anExpiry(changes: Partial<Expiry> = {}): Expiry {
  return {
    receivedBeforeMs: fridayTenAm + 1,
    auditBeforeMs: 0,
    nowMs: yearLater,
    actor: 'worker',
    ...changes,
  }
}

function aReceipt(changes: Partial<NewReceipt> = {}): NewReceipt {
  return {
    kind: 'delivered',
    providerMessageId: 'wamid.1',
    correlationId: undefined,
    failure: undefined,
    happenedAtMs: fridayTenAm,
    ...changes,
  }
}

describe.each(sharedAndOwn)('purging on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  /** An appointment without a queued notice. */
  const accept = async (receivedAtMs: number, changes: Partial<NewAppointment> = {}) =>
    (await database.acceptRequest(aNewAppointment({ notices: [], receivedAtMs, ...changes })))
      .reference
  const owed = () => ({ notices: [aNewNotice()] })
  const send = async (atMs: number, providerMessageId: string) => {
    const claimed = await claimDue(database, aClaim({ nowMs: atMs }))
    const accepted = { status: 'accepted', providerMessageId, isNotified: true } as const
    await recordOutcome(database, claimed, accepted, atMs)
  }

  it('deletes older appointments with their notices and receipts, called or not, and keeps the rest', async () => {
    const called = await accept(fridayTenAm, owed())
    await send(fridayTenAm, 'wamid.1')
    await setStatus(database, called, 'confirmed', fridayTenAm)
    await accept(fridayTenAm)
    const kept = await accept(fridayTenAm + 1, owed())
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 2, isMore: false })
    const left = await listAppointments(database, undefined)
    expect(left.map(({ reference }) => reference)).toEqual([kept])
    expect((await listNotices(database, {})).map(({ reference }) => reference)).toEqual([kept])
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ stored: 1, expired: 0 })
  })

  it('never deletes appointments with queued notices, nor those to be called this month', async () => {
    const references = [
      await accept(fridayTenAm, owed()),
      await accept(fridayTenAm, { callByMs: yearLater - 30 * day }),
    ]
    await accept(fridayTenAm, { callByMs: yearLater - 30 * day - 1 })
    await enqueue(database, [aNewNotice({ kind: 'alarm', subject: 'old and owed' })], fridayTenAm)
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 1, isMore: false })
    const left = await listAppointments(database, undefined)
    expect(left.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())
    expect(await listNotices(database, {})).toHaveLength(2)
  })

  it('can be previewed: how many of how many, and what is unfinished as of the newest request', async () => {
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ stored: 0, expired: 0 })
    await accept(fridayTenAm, owed())
    await accept(fridayTenAm)
    const settled = await accept(fridayTenAm)
    await setStatus(database, settled, 'cancelled', fridayTenAm)
    await accept(fridayTenAm + 20 * day)
    const foreseen = { stored: 4, expired: 3 }
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ ...foreseen, unfinished: 2 })
    await accept(yearLater)
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ stored: 5, unfinished: 1 })
  })

  it('frees the references', async () => {
    const reference = await accept(fridayTenAm)
    await purgeBatch(database, anExpiry(), 10)
    expect(await accept(fridayTenAm + 1_000_000)).toBe(reference)
  })

  it('deletes no more than the limit at once, the oldest first', async () => {
    for (const step of [2, 0, 1]) await accept(fridayTenAm + step)
    const expiry = anExpiry({ receivedBeforeMs: yearLater })
    expect(await purgeBatch(database, expiry, 2)).toEqual({ appointments: 2, isMore: true })
    const left = await listAppointments(database, undefined)
    expect(left.map(({ receivedAtMs }) => receivedAtMs)).toEqual([fridayTenAm + 2])
    expect(await purgeBatch(database, expiry, 2)).toEqual({ appointments: 1, isMore: false })
  })

  it('counts each once when two purge at the same time', async () => {
    for (let step = 0; step < 30; step++) await accept(fridayTenAm + step)
    const expiry = anExpiry({ receivedBeforeMs: yearLater })
    const purged = await Promise.all([
      purgeBatch(database, expiry, 20),
      purgeBatch(database, expiry, 20),
    ])
    expect(purged.reduce((sum, { appointments }) => sum + appointments, 0)).toBeGreaterThan(19)
    await purgeBatch(database, expiry, 20)
    const counts = (await listAudit(database, {})).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  })

  it('keeps a newer request that shares a digest with an older one', async () => {
    await accept(fridayTenAm, owed())
    const younger = await accept(fridayTenAm + 1, owed())
    await send(fridayTenAm + 1, 'wamid.digest')
    expect(await listNotices(database, { reference: younger })).toMatchObject([{ isCovered: true }])
    await purgeBatch(database, anExpiry(), 10)
    expect(await listNotices(database, {})).toMatchObject([
      { reference: younger, status: 'accepted' },
    ])
  })

  it('deletes the receipts of deleted notices, and old ones that belong to none', async () => {
    await accept(fridayTenAm, owed())
    await send(fridayTenAm, 'wamid.1')
    await recordReceipts(database, [aReceipt()], yearLater)
    await recordReceipts(database, [aReceipt({ providerMessageId: 'wamid.foreign' })], fridayTenAm)
    await recordReceipts(
      database,
      [aReceipt({ providerMessageId: 'wamid.young' })],
      fridayTenAm + 1,
    )
    await purgeBatch(database, anExpiry(), 10)
    const left = await claimReceipts(database, yearLater, 0, 10)
    expect(left.map(({ providerMessageId }) => providerMessageId)).toEqual(['wamid.young'])
  })

  it('deletes old alarms and digests of days', async () => {
    await enqueue(database, [aNewNotice({ kind: 'alarm', subject: 'old' })], fridayTenAm)
    await send(fridayTenAm, 'wamid.0')
    await enqueue(
      database,
      [aNewNotice({ kind: 'day-digest', subject: '2026-11-20' })],
      fridayTenAm + 1,
    )
    await send(fridayTenAm + 1, 'wamid.1')
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 0, isMore: false })
    expect((await listNotices(database, {})).map(({ kind }) => kind)).toEqual(['day-digest'])
  })

  it('records their number, for as long as the audit trail is kept', async () => {
    await accept(fridayTenAm)
    await purgeBatch(database, anExpiry(), 10)
    expect(await listAudit(database, {})).toEqual([
      { atMs: yearLater, actor: 'worker', action: 'purged', reference: undefined, count: 1 },
    ])
    await purgeBatch(database, anExpiry({ auditBeforeMs: yearLater }), 10)
    expect(await listAudit(database, {})).toHaveLength(1)
    await purgeBatch(database, anExpiry({ auditBeforeMs: yearLater + 1 }), 10)
    expect(await listAudit(database, {})).toEqual([])
  })
})
