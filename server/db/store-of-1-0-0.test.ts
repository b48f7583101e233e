import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { schemaOf } from '../../test/support/schema-of.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { explainUnusable } from './errors.ts'
import { openForCommand, openForServer } from './open-configured.ts'
import { openDatabase } from './open-database.ts'
import { restoreStore } from './restore.ts'
import type { Db } from './schema.ts'
import { storeFiles } from './store-files.ts'

const { log } = recordingLog()
const sentence = 'was written by 1.0.0: open it with 2.0.0 first, then with this version'

/** The records that 1.0.0 keeps of its migrations, and a request. */
const tables = [
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255))',
  'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer)',
  "insert into kysely_migration_lock values ('migration_lock', 0)",
  'create table appointment (id integer primary key, reference text, status text)',
  "insert into appointment values (1, '#SID123456', 'requested')",
]

/** The migrations of the last version before 2.0.0. */
const recorded = [
  ...['001-first-tables', '002-phone-key-and-audit', '003-desk-day-and-report'],
  ...['004-clock', '005-digests-and-acts'],
].map((name) => `insert into kysely_migration values ('${name}', '2026-11-20')`)

function aFile() {
  const directory = aDirectory()
  const file = storeFiles(directory).database
  const database = new DatabaseSync(file)
  for (const statement of [...tables, ...recorded]) database.exec(statement)
  database.close()
  return { directory, file, before: readFileSync(file) }
}

describe('a store of a version before 2.0.0', () => {
  const place = (dataDir: string) => ({ databaseUrl: undefined, dataDir })

  it.each([
    ['a server', (dataDir: string) => openForServer(place(dataDir), fridayTenAm, log)],
    ['a command', (dataDir: string) => openForCommand(place(dataDir), log)],
  ])('is refused by %s, and its file stays as it was', async (_who, open) => {
    const { directory, file, before } = aFile()
    expect(await open(directory).catch(explainUnusable)).toBe(sentence)
    expect(readFileSync(file)).toEqual(before)
  })

  it('is refused as a backup, and the present store stays as it was', async () => {
    const { file } = aFile()
    const directory = join(aDirectory(), 'store')
    const { database } = await openForServer(place(directory), fridayTenAm, log)
    await database.close()
    const before = readFileSync(storeFiles(directory).database)
    await expect(restoreStore(directory, file, fridayTenAm)).rejects.toThrow(sentence)
    expect(readFileSync(storeFiles(directory).database)).toEqual(before)
  })

  it('is refused on PostgreSQL, and its tables stay as they were', async () => {
    const db = await anEmptyPostgres()
    onTestFinished(() => db.destroy())
    for (const statement of [...tables, ...recorded]) await sql.raw(statement).execute(db)
    const before = await stored(db)
    expect(await openDatabase(db).catch(explainUnusable)).toBe(sentence)
    expect(await stored(db)).toEqual(before)
  })
})

async function stored(db: Db) {
  const { rows } = await sql`select * from appointment`.execute(db)
  return { rows, schema: await schemaOf(db) }
}
