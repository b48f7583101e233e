import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { readCounts, readManifest, tablesWithRows } from '../../test/stores/read-manifest.ts'
import { fillDatabase, keptFile } from '../../test/support/kept-stores.ts'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { schemaOf } from '../../test/support/schema-of.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite, openSqliteInMemory } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

async function keptSqlite(): Promise<Kysely<Schema>> {
  const { directory, close } = await keptFile('2.0.0')
  onTestFinished(close)
  return openSqlite(directory)
}

async function keptPostgres(): Promise<Kysely<Schema>> {
  const url = await (await sharedPostgres()).createDatabase()
  await fillDatabase(url, '2.0.0')
  return openPostgres(url, recordingLog().log).db
}

const databases = [
  ['SQLite', keptSqlite, async () => openSqliteInMemory(), kept.counts.sqlite],
  ['PostgreSQL', keptPostgres, anEmptyPostgres, kept.counts.postgres],
] as const

describe.each(databases)('a store that 2.0.0 wrote on %s', (_name, openKept, openEmpty, counts) => {
  let db: Kysely<Schema>
  beforeEach(async () => {
    db = await openKept()
    onTestFinished(() => db.destroy())
  })

  it('opens with every row as it was', async () => {
    const before = await allRows(db)
    await openDatabase(db)
    expect(await allRows(db)).toEqual(before)
  })

  it('has the requests, the cards and the notices that 2.0.0 had', async () => {
    const database = await openDatabase(db)
    const { counts: _, endsAtMs, ...manifest } = kept
    const states = kept.requests.map(({ is, reference }) => ({ is, reference }))
    const read: unknown = JSON.parse(JSON.stringify(await readManifest(database, endsAtMs, states)))
    expect(read).toEqual(manifest)
    expect(await readCounts(database)).toEqual(counts)
  })

  it('has the tables that a new store has', async () => {
    const fresh = await openEmpty()
    onTestFinished(() => fresh.destroy())
    await openDatabase(fresh)
    await openDatabase(db)
    expect(await schemaOf(fresh)).toEqual(await schemaOf(db))
    expect(await migrationsOf(fresh)).toEqual(await migrationsOf(db))
  })
})

async function allRows(db: Kysely<Schema>) {
  const rows: Record<string, readonly unknown[]> = {}
  for (const name of tablesWithRows) {
    rows[name] = (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows
  }
  return rows
}

async function migrationsOf(db: Kysely<Schema>) {
  return (await sql`select name from kysely_migration order by name`.execute(db)).rows
}
