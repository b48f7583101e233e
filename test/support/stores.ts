import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { openSqlite, openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { Db } from '../../server/db/schema.ts'
import { storeFiles } from '../../server/db/store-files.ts'
import { fillDatabase, type KeptName, keptFile } from './kept-stores.ts'
import { sharedPostgres } from './postgres.ts'
import { recordingLog } from './recording-log.ts'

/** Both kinds of store, for tests of statements. Each opens empty, and is closed when the test ends. */
export const sharedAndOwn: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ['SQLite', storeInMemory],
  ['PostgreSQL', async () => closedAtTheEnd(await openOnPostgres())],
]

/** An empty store in memory, closed when the test ends. */
export async function storeInMemory(): Promise<Database> {
  return closedAtTheEnd(await openInMemory())
}

function closedAtTheEnd(database: Database): Database {
  onTestFinished(() => database.close())
  return database
}

/** An empty store in memory. Each is a copy of the first, because making the tables takes ten times as long. */
export async function openInMemory(): Promise<Database> {
  imageOfEmpty ??= await makeImage()
  return await openCopy(openSqliteInMemory(imageOfEmpty))
}

/** Opens a copy of a store that has its tables. To look for migrations takes ten times as long as to open it. */
async function openCopy(db: Db): Promise<Database> {
  return await openDatabase(db, undefined, async () => [])
}

let imageOfEmpty: Uint8Array | undefined

async function makeImage(): Promise<Uint8Array> {
  const directory = await mkdtemp(join(tmpdir(), 'centre-empty-'))
  await (await openDatabase(openSqlite(directory))).close()
  const file = new DatabaseSync(storeFiles(directory).database)
  // Turns the write-ahead log off, because an image that has one cannot be opened in memory.
  file.exec('pragma journal_mode = delete')
  const image = file.serialize()
  file.close()
  await rm(directory, { recursive: true })
  return image
}

async function openOnPostgres(): Promise<Database> {
  emptyOnPostgres ??= makeEmptyOnPostgres()
  const postgres = await sharedPostgres()
  const url = await postgres.createDatabase(await emptyOnPostgres)
  return await openCopy(openPostgres(url, recordingLog().log).db)
}

let emptyOnPostgres: Promise<string> | undefined

async function makeEmptyOnPostgres(): Promise<string> {
  const url = await (await sharedPostgres()).createDatabase()
  await (await openDatabase(openPostgres(url, recordingLog().log).db)).close()
  return url
}

export async function anEmptyPostgres(): Promise<Db> {
  const url = await (await sharedPostgres()).createDatabase()
  return openPostgres(url, recordingLog().log).db
}

/** For each database, a function that opens a copy of a store that an earlier version wrote. */
export const keptStores = [
  ['SQLite', openKeptFile],
  ['PostgreSQL', openKeptDatabase],
] as const

async function openKeptFile(name: KeptName): Promise<Db> {
  const { directory, close } = await keptFile(name)
  const db = openSqlite(directory)
  const destroy = db.destroy.bind(db)
  // The copy is deleted when the store is closed and not when a test ends, so several tests may share the store.
  return Object.assign(db, { destroy: async () => await destroy().then(close) })
}

async function openKeptDatabase(name: '2.0.0'): Promise<Db> {
  const url = await (await sharedPostgres()).createDatabase()
  await fillDatabase(url, name)
  return openPostgres(url, recordingLog().log).db
}
