import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '../../domain/time/milliseconds.ts'
import { storeClosed } from '../../test/support/a-closed-request.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { enqueue } from '../notices/enqueue.ts'
import { listEvents } from '../visits/list-events.ts'
import { performCommand } from '../visits/perform-act.ts'
import { appendStoreEvent } from '../visits/store-events.ts'
import { type Expiry, purgeBatch, purgeDesk } from './purge-batch.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

const yearMs = 365 * day
const yearLater = fridayTenAm + yearMs
const nextDay = fridayTenAm + day
const by = { kind: 'server' } as const

function anExpiry(changes: Partial<Expiry> = {}): Expiry {
  return { beforeMs: nextDay, eventsBeforeMs: 0, nowMs: yearLater, by, ...changes }
}

describe.each(sharedAndOwn)('purging on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })

  const receive = async (provider_message_id: string, received_at: number) => {
    const receipt = { kind: 'delivered', provider_message_id, happened_at: 0, tries: 0 } as const
    await database.db
      .insertInto('receipt')
      .values({ ...receipt, received_at })
      .execute()
  }
  const receipts = async () => {
    const rows = await database.db.selectFrom('receipt').selectAll().orderBy('id').execute()
    return rows.map((row) => row.provider_message_id)
  }
  const events = async () => await listEvents(database.db, { visit: undefined, limit: undefined })

  it('counts each visit once when two processes purge at the same time', async () => {
    for (let step = 0; step < 30; step++) await storeClosed(database, fridayTenAm + step)
    const purged = await Promise.all([1, 2].map(() => purgeBatch(database, anExpiry(), 20)))
    expect(purged.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(19)
    await purgeBatch(database, anExpiry(), 20)
    const counts = (await events()).map(({ count = 0 }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  })

  it('deletes old receipts, sent alarms, and events that belong to no visit, but not what was published', async () => {
    for (const atMs of [fridayTenAm, nextDay]) {
      await receive(`wamid.${atMs}`, atMs)
      await enqueue(database.db, [aNewNotice({ subject: `${atMs}` })], atMs)
      const event = { kind: 'exported', by, nowMs: atMs, detail: {} } as const
      await appendStoreEvent(database.db, event)
      await appendStoreEvent(database.db, { ...event, kind: 'published' })
      await appendStoreEvent(database.db, { ...event, kind: 'publication taken back' })
    }
    await database.db.updateTable('notice').set({ status: 'accepted', due_at: null }).execute()
    await enqueue(database.db, [aNewNotice({ subject: 'still due' })], fridayTenAm)
    await purgeBatch(database, anExpiry({ eventsBeforeMs: nextDay }), 10)
    expect(await receipts()).toEqual([`wamid.${nextDay}`])
    const notices = database.db.selectFrom('notice').select('subject')
    expect(await notices.execute()).toEqual([{ subject: `${nextDay}` }, { subject: 'still due' }])
    const published = ['published', 'publication taken back']
    const left = (await events()).map(({ kind }) => kind).toSorted()
    expect(left).toEqual(['exported', ...published, ...published].toSorted())
  })

  it('deletes old receipts even if receipts from a clock ten years ahead precede them', async () => {
    for (const atMs of [yearLater + 10 * yearMs, fridayTenAm]) await receive(`wamid.${atMs}`, atMs)
    await purgeBatch(database, anExpiry(), 1)
    expect(await receipts()).toEqual([`wamid.${yearLater + 10 * yearMs}`])
  })

  it('reports that old receipts may be left to delete, even if a young one comes before them', async () => {
    for (const [nth, atMs] of [nextDay, fridayTenAm, fridayTenAm].entries())
      await receive(`wamid.${nth}`, atMs)
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: true })
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: true })
    expect(await purgeBatch(database, anExpiry(), 2)).toMatchObject({ isMore: false })
    expect(await receipts()).toEqual(['wamid.0'])
  })

  it('keeps the events of stored visits, and those of purged visits until their own term ends', async () => {
    await storeClosed(database, fridayTenAm)
    await storeRequest(database)
    const note = { kind: 'note', note: 'rings at night' } as const
    await performCommand(visitDepsAt(database), 2, note)
    const kinds = async () => (await events()).map(({ kind }) => kind)
    await purgeBatch(database, anExpiry({ eventsBeforeMs: fridayTenAm }), 10)
    expect(await kinds()).toEqual(['purged', 'erased', 'note', 'cancelled'])
    await purgeBatch(database, anExpiry({ eventsBeforeMs: yearLater }), 10)
    expect(await kinds()).toEqual(['purged', 'erased', 'note'])
    await purgeBatch(database, anExpiry({ eventsBeforeMs: yearLater + 1 }), 10)
    expect(await kinds()).toEqual(['note'])
  })

  it('deletes links a day after they expire, and locks out devices unused for 90 days', async () => {
    const { db } = database
    await db.insertInto('desk_link').values({ key_hash: 'link', expires_at: fridayTenAm }).execute()
    const times = { created_at: fridayTenAm, last_used_at: fridayTenAm }
    const front = { name: 'Front', key_hash: 'key', ...times }
    const back = { name: 'Back', key_hash: 'other', ...times, revoked_at: fridayTenAm + 1 }
    await db.insertInto('desk_device').values([front, back]).execute()
    const daysOn = async (days: number) => {
      const nowMs = fridayTenAm + days * day
      await purgeDesk(db, { nowMs, eventsBeforeMs: nowMs - 3 * yearMs })
      const links = await db.selectFrom('desk_link').select('id').execute()
      const devices = await db.selectFrom('desk_device').selectAll().orderBy('id').execute()
      return { links: links.length, devices }
    }
    expect(await daysOn(1)).toMatchObject({ links: 1, devices: [{ key_hash: 'key' }, back] })
    expect(await daysOn(2)).toMatchObject({ links: 0 })
    expect(await daysOn(90)).toMatchObject({
      devices: [{ key_hash: 'key', revoked_at: null }, back],
    })
    const forgotten = { name: 'Front', revoked_at: fridayTenAm + 91 * day, key_hash: 'no key 1' }
    // When a device was revoked stays known.
    const lockedOut = [forgotten, { ...back, key_hash: 'no key 2' }]
    expect(await daysOn(91)).toMatchObject({ devices: lockedOut })
    // The row of the device stays as long as the events of purged visits.
    expect(await daysOn(3 * 365)).toMatchObject({ devices: lockedOut })
    expect(await daysOn(3 * 365 + 1)).toEqual({ links: 0, devices: [] })
  })
})
