import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { readCounts, readManifest } from '../../test/stores/read-manifest.ts'
import { beginDigest } from '../../test/support/a-digest.ts'
import { aClaim, aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { keptFile } from '../../test/support/kept-stores.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { listAppointments } from '../appointments/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { erase, findPersonal } from '../privacy/erase.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { applyReceipt, recordReceipts } from '../receipts/queries.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { type MovedTable, moveStore } from './move.ts'
import { openDatabase } from './open-database.ts'
import { openSqlite, openSqliteInMemory } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

let from: Kysely<Schema>
let to: Kysely<Schema>
let source: Database
beforeEach(async () => {
  from = openSqliteInMemory()
  source = await openDatabase(from)
  to = await anEmptyPostgres()
  await migrate(to)
  onTestFinished(async () => {
    await source.close()
    await to.destroy()
  })
})

async function fill(count: number): Promise<void> {
  const request = aRequest({ name: 'आशा "वर्मा"', additionalInfo: "l'étage\n2 🙂" })
  for (let made = 0; made < count; made++) {
    await source.acceptRequest(aNewAppointment({ request, receivedAtMs: fridayTenAm + made }))
  }
}

async function move(): Promise<MovedTable[]> {
  const moved: MovedTable[] = []
  await moveStore(from, to, (table) => moved.push(table))
  return moved
}

it('copies every row as it is, more than a page of them', async () => {
  await fill(1203)
  const moved = await move()
  expect(moved.map(({ name, rows }) => [name, rows])).toEqual([
    ['appointment', 1203],
    ['phone_number', 1203],
    ['notice', 1203],
    ['digest', 0],
    ['receipt', 0],
    ['audit', 0],
    ['desk_device', 0],
    ['clock', 0],
  ])
  const target = await openDatabase(to)
  expect(await listAppointments(target, undefined)).toEqual(
    await listAppointments(source, undefined),
  )
  expect(await listNotices(target, {})).toEqual(await listNotices(source, {}))
})

it('moves a store that 2.0.0 wrote, with every request in its state', async () => {
  const { directory, close } = await keptFile('2.0.0')
  const file = openSqlite(directory)
  onTestFinished(async () => {
    await file.destroy()
    await close()
  })
  await migrate(file)
  await moveStore(file, to, () => {})
  const { requests } = await readManifest(await openDatabase(to), kept.endsAtMs, kept.requests)
  expect(JSON.parse(JSON.stringify(requests))).toEqual(kept.requests)
  const { notices, audit } = await readCounts(await openDatabase(to))
  expect({ notices, audit }).toEqual({
    notices: kept.counts.sqlite.notices,
    audit: kept.counts.sqlite.audit,
  })
})

it('keeps what a digest covered, and goes on counting where the file ended', async () => {
  await fill(3)
  const claimed = await claimDue(source, aClaim({ nowMs: fridayTenAm + 10 }))
  const digest = { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false } as const
  await beginDigest(source, claimed.slice(1), 'refused')
  await beginDigest(source, claimed, 'sent')
  await recordOutcome(source, claimed.toReversed(), digest, fridayTenAm + 11)
  expect(await move()).toContainEqual(expect.objectContaining({ name: 'digest', rows: 5 }))
  const target = await openDatabase(to)
  const receipt = { kind: 'delivered', correlationId: 'sent', failure: undefined } as const
  const told = { ...receipt, providerMessageId: 'wamid.1', happenedAtMs: fridayTenAm + 12 }
  await recordReceipts(target, [told], fridayTenAm + 12)
  const [due] = await claimReceipts(target, fridayTenAm + 12, 1, 1)
  expect(due && (await applyReceipt(target, due, applyingAt(fridayTenAm + 12))).notices).toBe(3)
  expect((await listNotices(target, {})).map(({ isCovered }) => isCovered)).toEqual([
    false,
    true,
    true,
  ])
  await target.acceptRequest(aNewAppointment({ notices: [aNewNotice()] }))
  expect(await listAppointments(target, undefined)).toHaveLength(4)
})

it('keeps every number of a request, to be found by it and erased', async () => {
  const request = aRequest({ phone: '९८७६५ ४३२१० / 011-4155 0000' })
  const { reference } = await source.acceptRequest(aNewAppointment({ request }))
  await move()
  const target = await openDatabase(to)
  for (const phone of ['9876543210', '01141550000']) {
    expect(await findPersonal(target, { phone })).toEqual([reference])
  }
  await erase(target, [reference], { actor: 'cli', nowMs: fridayTenAm })
  expect(await findPersonal(target, { phone: '9876543210' })).toEqual([])
  await target.acceptRequest(aNewAppointment({ request }))
  expect(await findPersonal(target, { phone: '9876543210' })).toHaveLength(1)
})

it('keeps the devices at the desk, and the doubt about the clock that withholds a purge', async () => {
  const device = { name: 'Front', key_hash: 'hash', created_at: 1, last_used_at: 2 }
  await from.insertInto('desk_device').values(device).execute()
  const clock = { id: 1, wall_at: fridayTenAm, boot_id: 'boot', uptime: 7, ahead: 60_000 }
  const doubted = { ...clock, purge_withheld_at: fridayTenAm }
  await from.insertInto('clock').values(doubted).execute()
  // Written by a server that ran once on the database while it was empty.
  await to
    .insertInto('clock')
    .values({ ...clock, wall_at: 1, ahead: 0 })
    .execute()
  await move()
  expect(await to.selectFrom('desk_device').selectAll().execute()).toMatchObject([device])
  expect(await to.selectFrom('clock').selectAll().execute()).toMatchObject([doubted])
})

it('refuses a database that is not empty, and does not change it', async () => {
  await fill(2)
  const target = await openDatabase(to)
  await target.acceptRequest(aNewAppointment())
  await expect(move()).rejects.toThrow('appointment is not empty there')
  expect(await listAppointments(target, undefined)).toHaveLength(1)
})

it('moves nothing when the copy differs from the source', async () => {
  await fill(2)
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.name := 'x'; return new; end $$`.execute(to)
  await sql`create trigger spoil before insert on appointment
    for each row execute function spoil()`.execute(to)
  await expect(move()).rejects.toThrow('did not arrive as it was')
  expect(await listAppointments(await openDatabase(to), undefined)).toEqual([])
})
