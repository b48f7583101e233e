import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { keptManifest, readManifest } from '../../test/stores/read-manifest.ts'
import { schemaOf } from '../../test/support/schema-of.ts'
import { anEmptyPostgres, keptStores } from '../../test/support/stores.ts'
import { openDatabase } from './open-database.ts'
import { openSqliteInMemory } from './open-sqlite.ts'
import type { Db } from './schema.ts'

const [[, onSqlite], [, onPostgres]] = keptStores

const databases = [
  ['SQLite', onSqlite, async () => openSqliteInMemory(), kept.counts.sqlite],
  ['PostgreSQL', onPostgres, anEmptyPostgres, kept.counts.postgres],
] as const

/** Every table that migration 009 leaves as it is. */
const keptTables = [
  ...['receipt', 'pace', 'circuit', 'heartbeat', 'clock', 'desk_link', 'desk_device'],
]

const tablesOf200 = [
  ...keptTables,
  'digest',
  'desk_change',
  'appointment',
  'phone_number',
  'notice',
  'audit',
  'desk_act',
]

describe.each(databases)('a store that 2.0.0 wrote on %s', (_name, openKept, openEmpty, counts) => {
  let db: Db
  beforeEach(async () => {
    db = await openKept('2.0.0')
    onTestFinished(() => db.destroy())
  })

  it('has the requests, the cards and the notices that 2.0.0 had', async () => {
    const database = await openDatabase(db)
    expect(await readManifest(database)).toEqual(keptManifest(counts))
  })

  it('keeps every row of the tables that the migration leaves as they are', async () => {
    const before = await rowsOf(db, keptTables)
    await openDatabase(db)
    // Migration 010 drops a column of `clock`.
    expect(before).toMatchObject(await rowsOf(db, keptTables))
  })

  it('has the tables that a new store has', async () => {
    const fresh = await openEmpty()
    onTestFinished(() => fresh.destroy())
    await openDatabase(fresh)
    await openDatabase(db)
    expect(await schemaOf(fresh)).toEqual(await schemaOf(db))
    expect(await migrationsOf(fresh)).toEqual(await migrationsOf(db))
  })

  it('is migrated even if an early build of 2.0.0, without migration 008, wrote it', async () => {
    const { appointment } = await rowsOf(db, ['appointment'])
    await sql`drop index appointment_right_received`.execute(db)
    await sql`alter table appointment drop column right_received_at`.execute(db)
    await sql`alter table clock drop column moved_after`.execute(db)
    await sql`delete from kysely_migration where name = '008-right-times'`.execute(db)
    const database = await openDatabase(db)
    expect((await readManifest(database)).requests).toHaveLength(appointment?.length ?? 0)
    expect((await migrationsOf(db)).length).toBe(10)
  })

  it('stays as it was when its migration fails at the end', async () => {
    // A foreign key keeps the migration from dropping its last table.
    await sql`create table holds (id integer references appointment (id))`.execute(db)
    await sql`insert into holds (id) select min(id) from appointment`.execute(db)
    const before = [await rowsOf(db, tablesOf200), await schemaOf(db), await migrationsOf(db)]
    await expect(openDatabase(db)).rejects.toThrow()
    expect([await rowsOf(db, tablesOf200), await schemaOf(db), await migrationsOf(db)]).toEqual(
      before,
    )
    await sql`drop table holds`.execute(db)
    await openDatabase(db)
  })
})

async function rowsOf(db: Db, tables: readonly string[]) {
  const rows: Record<string, readonly unknown[]> = {}
  for (const name of tables) {
    rows[name] = (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows
  }
  return rows
}

async function migrationsOf(db: Db) {
  return (await sql`select name from kysely_migration order by name`.execute(db)).rows
}
