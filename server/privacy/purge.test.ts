import type { Updateable } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeClosed } from '../../test/support/a-closed-request.ts'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { listAppointments, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { NewAppointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { type NewReceipt, recordReceipts } from '../receipts/queries.ts'
import { auditPurge, listAudit } from './audit.ts'
import { type Expiry, purgeBatch, purgeOutlook } from './purge.ts'

const day = 24 * 60 * 60_000
const yearMs = 365 * day
const yearLater = fridayTenAm + yearMs
/** A day after `fridayTenAm`, since the day of the visit counts as well. */
const nextDay = fridayTenAm + day

function anExpiry(changes: Partial<Expiry> = {}): Expiry {
  return {
    receivedBeforeMs: nextDay,
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

  const accept = (receivedAtMs: number, changes: Partial<NewAppointment> = {}) =>
    storeClosed(database, receivedAtMs, changes)
  const left = async () =>
    (await listAppointments(database, undefined)).map(({ reference }) => reference).toSorted()
  const owed = () => ({ notices: [aNewNotice()] })
  const send = async (atMs: number, providerMessageId: string) => {
    const claimed = await claimDue(database, aClaim({ nowMs: atMs }))
    const accepted = { status: 'accepted', providerMessageId, isNotified: true } as const
    await recordOutcome(database, claimed, accepted, atMs)
  }

  it('deletes older appointments with their notices and receipts, and keeps the rest', async () => {
    await accept(fridayTenAm, owed())
    await send(fridayTenAm, 'wamid.1')
    await accept(fridayTenAm)
    const kept = await accept(nextDay, owed())
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 2, isMore: false })
    expect(await left()).toEqual([kept])
    expect((await listNotices(database, {})).map(({ reference }) => reference)).toEqual([kept])
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ stored: 1, expired: 0 })
  })

  it('never deletes who is to be called or told, and counts who is to be called', async () => {
    const calledInVain = await accept(fridayTenAm)
    await setStatus(database, calledInVain, 'unreachable', fridayTenAm)
    const open = await database.acceptRequest(aNewAppointment({ notices: [] }))
    const owing = await accept(fridayTenAm, owed())
    await accept(fridayTenAm)
    await enqueue(database, [aNewNotice({ kind: 'alarm', subject: 'old and owed' })], fridayTenAm)
    const foreseen = { stored: 4, expired: 1, toCall: 2 }
    expect(await purgeOutlook(database, anExpiry())).toMatchObject(foreseen)
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 1, isMore: false })
    expect(await left()).toEqual([calledInVain, open.reference, owing].toSorted())
    expect(await listNotices(database, {})).toHaveLength(2)
  })

  const change = (columns: Updateable<Schema['appointment']>) =>
    database.db.updateTable('appointment').set(columns).execute()

  it.each([
    ['received by a clock that was behind', { date: '2026-11-22' }],
    ['agreed for a later day', { agreed_date: '2026-11-22' }],
    ['acted on later', { status_at: nextDay }],
  ])('keeps what was %s, as long as any other', async (_what, columns) => {
    await accept(fridayTenAm - 20 * day)
    await change(columns)
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ expired: 0 })
    const aDayOn = anExpiry({ receivedBeforeMs: nextDay + day })
    expect(await purgeBatch(database, aDayOn, 10)).toMatchObject({ appointments: 1 })
  })

  it.each([
    ['received', { received_at: yearLater + 10 * yearMs }],
    ['acted on', { status_at: yearLater + 10 * yearMs }],
    ['received, for a day that is as wrong,', { received_at: yearLater * 2, date: '2036-11-20' }],
  ])('does not keep what was %s by a clock ten years ahead', async (_what, columns) => {
    await accept(fridayTenAm)
    await change(columns)
    expect(await purgeOutlook(database, anExpiry())).toMatchObject({ expired: 1 })
    expect(await purgeBatch(database, anExpiry(), 10)).toMatchObject({ appointments: 1 })
  })

  it('frees the references', async () => {
    const reference = await accept(fridayTenAm)
    await purgeBatch(database, anExpiry(), 10)
    expect(await accept(fridayTenAm + 1_000_000)).toBe(reference)
  })

  it('deletes no more than the limit at once, the oldest first', async () => {
    for (const step of [2, 0, 1]) await accept(fridayTenAm + step)
    const expiry = anExpiry({ receivedBeforeMs: nextDay + day })
    expect(await purgeBatch(database, expiry, 2)).toEqual({ appointments: 2, isMore: true })
    const left = await listAppointments(database, undefined)
    expect(left.map(({ receivedAtMs }) => receivedAtMs)).toEqual([fridayTenAm + 2])
    expect(await purgeBatch(database, expiry, 2)).toEqual({ appointments: 1, isMore: false })
  })

  it('counts each once when two purge at the same time', async () => {
    for (let step = 0; step < 30; step++) await accept(fridayTenAm + step)
    const expiry = anExpiry({ receivedBeforeMs: nextDay + day })
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
    const younger = await accept(nextDay, owed())
    await send(nextDay, 'wamid.digest')
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
    await recordReceipts(database, [aReceipt({ providerMessageId: 'wamid.young' })], nextDay)
    await purgeBatch(database, anExpiry(), 10)
    const left = await claimReceipts(database, yearLater, 0, 10)
    expect(left.map(({ providerMessageId }) => providerMessageId)).toEqual(['wamid.young'])
  })

  it('deletes old alarms and digests of days', async () => {
    await enqueue(database, [aNewNotice({ kind: 'alarm', subject: 'old' })], fridayTenAm)
    await send(fridayTenAm, 'wamid.0')
    await enqueue(database, [aNewNotice({ kind: 'day-digest', subject: '2026-11-20' })], nextDay)
    await send(nextDay, 'wamid.1')
    expect(await purgeBatch(database, anExpiry(), 10)).toEqual({ appointments: 0, isMore: false })
    expect((await listNotices(database, {})).map(({ kind }) => kind)).toEqual(['day-digest'])
  })

  it('deletes old receipts, notices and audit entries behind those of a clock ten years ahead', async () => {
    for (const atMs of [yearLater + 10 * yearMs, fridayTenAm]) {
      await recordReceipts(database, [aReceipt({ providerMessageId: `wamid.${atMs}` })], atMs)
      await enqueue(database, [aNewNotice({ kind: 'alarm', subject: `${atMs}` })], atMs)
      await auditPurge(database.db, 1, { actor: 'worker', atMs })
    }
    await database.db.updateTable('notice').set({ status: 'accepted', due_at: null }).execute()
    await purgeBatch(database, anExpiry({ auditBeforeMs: nextDay }), 1)
    expect(await claimReceipts(database, yearLater, 0, 10)).toHaveLength(1)
    expect(await listNotices(database, {})).toHaveLength(1)
    expect(await listAudit(database, {})).toHaveLength(1)
  })

  it('goes on while old receipts may follow, however young those among them are', async () => {
    for (const [nth, atMs] of [nextDay, fridayTenAm, fridayTenAm].entries())
      await recordReceipts(database, [aReceipt({ providerMessageId: `wamid.${nth}` })], atMs)
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: true })
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: true })
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: false })
    expect(await claimReceipts(database, yearLater, 0, 10)).toHaveLength(1)
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
