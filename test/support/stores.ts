import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { openSqlite, openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import { sharedPostgres } from './postgres.ts'
import { recordingLog } from './recording-log.ts'

/** Every kind of store, empty; each contract runs on all of them. */
export const stores: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ['SQLite in memory', () => openDatabase(openSqliteInMemory())],
  ['SQLite on disk', openOnDisk],
  ['PostgreSQL', openOnPostgres],
]

/** One store for each database, where a file does not differ from memory. */
export const sharedAndOwn = stores.filter(([name]) => name !== 'SQLite on disk')

async function openOnDisk(): Promise<Database> {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return await openDatabase(openSqlite(join(directory, 'made', 'when', 'missing')))
}

async function openOnPostgres(): Promise<Database> {
  const url = await (await sharedPostgres()).createDatabase()
  return await openDatabase(openPostgres(url, recordingLog().log).db)
}
