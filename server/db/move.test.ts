import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { mountSmallDisk } from '../../e2e/durability/small-disk.ts'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { keptManifest, readManifest } from '../../test/stores/read-manifest.ts'
import { aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { anEmptyPostgres, keptStores } from '../../test/support/stores.ts'
import {
  allNotices,
  allVisits,
  aSentRequest,
  storeRequest,
  visitDepsAt,
} from '../../test/support/visit-store.ts'
import { acceptRequests } from '../visits/accept-requests.ts'
import { performCommand } from '../visits/perform-act.ts'
import { purgeVisits } from '../visits/purge-visits.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { type MovedTable, moveStore } from './move.ts'
import { openDatabase } from './open-database.ts'
import { openSqliteInMemory } from './open-sqlite.ts'
import type { Db } from './schema.ts'
import { markMoved, refuseMoved } from './store-files.ts'

let from: Db
let to: Db
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

/** Stores this many requests, each in a visit of its own. */
async function fill(count: number): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) =>
    aSentRequest({
      request: aRequestOf(index, { name: 'आशा "वर्मा"', additionalInfo: "l'étage\n2 🙂" }),
      receivedAtMs: fridayTenAm + index,
    }),
  )
  await acceptRequests(visitDepsAt(source), requests)
}

async function move(): Promise<MovedTable[]> {
  const moved: MovedTable[] = []
  await moveStore(from, to, (table) => moved.push(table))
  return moved
}

it('copies every row unchanged, even if a table fills several pages', async () => {
  await fill(1203)
  const note = { kind: 'note', note: 'rings at night' } as const
  await performCommand(visitDepsAt(source), 7, note)
  const moved = await move()
  expect(moved.map(({ name, rows }) => [name, rows])).toEqual([
    ...[
      ['visit', 1203],
      ['request', 1203],
      ['event', 1],
      ['event_text', 1],
      ['visit_phone', 1203],
    ],
    ...[
      ['recipient', 0],
      ['notice', 1203],
      ['receipt', 0],
      ['desk_device', 0],
    ],
    ['clock', 0],
  ])
  const target = await openDatabase(to)
  expect(await allVisits(target)).toEqual(await allVisits(source))
  expect(await allNotices(target)).toEqual(await allNotices(source))
})

it('moves a store that 2.0.0 wrote, with every request in its state', async () => {
  const file = await keptStores[0][1]('2.0.0')
  onTestFinished(() => file.destroy())
  await migrate(file)
  await moveStore(file, to, () => {})
  expect(await readManifest({ db: to })).toEqual(keptManifest(kept.counts.sqlite))
})

it('reuses no id, not even that of a purged visit', async () => {
  await fill(3)
  const deps = visitDepsAt(source)
  for (const id of [1, 2, 3]) {
    await performCommand(deps, id, { kind: 'cancelled', asks: [1], reason: 'patient' })
  }
  const expiry = { beforeMs: fridayTenAm + 400 * 24 * 60 * 60_000, most: 10 }
  const later = { ...deps, now: () => expiry.beforeMs }
  expect(await purgeVisits(later, { ...expiry, by: { kind: 'server' } })).toBe(3)
  await move()
  const target = await openDatabase(to)
  await storeRequest(target)
  await performCommand(visitDepsAt(target), 4, { kind: 'note', note: '' })
  const visits = await allVisits(target)
  expect(visits.map(({ id, history }) => [id, history.map(({ kind }) => kind)])).toEqual([
    [4, ['request', 'note']],
  ])
})

it('keeps devices, recipients, a purge withheld because of the clock, and the board’s counter', async () => {
  const device = { name: 'Front', key_hash: 'hash', created_at: 1, last_used_at: 2 }
  await from.insertInto('desk_device').values(device).execute()
  const phone = {
    role: 'reception',
    channel: 'whatsapp-cloud',
    recipient: '+919810000001',
  } as const
  const clock = { id: 1, wall_at: fridayTenAm, boot_id: 'boot', uptime: 7, ahead: 60_000 }
  const doubted = { ...clock, purge_withheld_at: fridayTenAm }
  await from.insertInto('clock').values(doubted).execute()
  await from
    .insertInto('recipient')
    .values({ ...phone, in_force_since: 5 })
    .execute()
  await from.updateTable('desk_change').set({ version: 4000 }).execute()
  // A server that ran once on the empty database wrote these rows.
  await to
    .insertInto('clock')
    .values({ ...clock, wall_at: 1, ahead: 0 })
    .execute()
  await to
    .insertInto('recipient')
    .values({ ...phone, in_force_since: 9 })
    .execute()
  await move()
  const rowsOf = async (table: 'desk_device' | 'clock' | 'recipient' | 'desk_change') =>
    await to.selectFrom(table).selectAll().execute()
  expect(await rowsOf('desk_device')).toMatchObject([device])
  expect(await rowsOf('clock')).toMatchObject([doubted])
  expect(await rowsOf('recipient')).toMatchObject([{ ...phone, in_force_since: 5 }])
  expect(await rowsOf('desk_change')).toMatchObject([{ version: 4000 }])
})

it('refuses a database that is not empty, and does not change it', async () => {
  await fill(2)
  const target = await openDatabase(to)
  await storeRequest(target)
  await expect(move()).rejects.toThrow('the table visit of the target is not empty')
  expect(await allVisits(target)).toHaveLength(1)
})

it('moves nothing when the copy differs from the source', async () => {
  await fill(2)
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.name := 'x'; return new; end $$`.execute(to)
  await sql`create trigger spoil before insert on request
    for each row execute function spoil()`.execute(to)
  await expect(move()).rejects.toThrow('the copy of the table request differs from the source')
  expect(await allVisits(await openDatabase(to))).toEqual([])
})

it('a move that finds no room for its mark leaves the file usable', async ({ skip }) => {
  const disk = await mountSmallDisk(1024 * 1024)
  if ('why' in disk) return skip(disk.why)
  onTestFinished(disk.unmount)
  await disk.fill()
  expect(() => markMoved(disk.path, 'PostgreSQL')).toThrow('ENOSPC')
  expect(() => refuseMoved(disk.path)).not.toThrow()
  await disk.free()
  markMoved(disk.path, 'PostgreSQL')
  expect(() => refuseMoved(disk.path)).toThrow('was moved to PostgreSQL:')
})
