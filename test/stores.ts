import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, afterEach } from 'vitest'
import { openPostgres } from '../server/store/open-postgres.ts'
import { openSqlite, openSqliteInMemory } from '../server/store/open-sqlite.ts'
import type { Schema } from '../server/store/schema.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { recordingLog } from './recording-log.ts'

/** Every kind of database a store runs on, opened empty; what a contract says holds on each. */
export const databases: readonly (readonly [string, () => Promise<Kysely<Schema>>])[] = [
  ['SQLite in memory', async () => openSqliteInMemory()],
  ['SQLite on disk', openOnDisk],
  ['PostgreSQL', openOnPostgres],
]

const folders: string[] = []
let postgres: Promise<Postgres> | undefined

async function openOnDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  folders.push(folder)
  return openSqlite(join(folder, 'made', 'when', 'missing'))
}

/** One server for all the tests of a file, started by the first that needs it. */
async function openOnPostgres() {
  postgres ??= startPostgres()
  const url = await (await postgres).createDatabase()
  return openPostgres(url, recordingLog().log).db
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

afterAll(async () => {
  await (await postgres)?.stop()
})
