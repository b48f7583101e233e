import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../../test/support/postgres.ts'
import { projectFolder } from '../support/server-process.ts'

/** Twenty minutes after the last row of the stores in test/stores was written. */
export const afterwards = Date.parse('2026-11-20T12:00:00+05:30')

export interface UpgradedStore {
  /** The settings of the store, for server and command line. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A copy of the file that 1.0.0 wrote: every status, old digests, receipts not yet applied, erased rows. */
export async function sqliteOf100(): Promise<UpgradedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'centre-1.0.0-'))
  await copyFile(stored('1.0.0.sqlite'), join(directory, 'centre.sqlite'))
  return {
    environment: { DATA_DIR: directory },
    close: () => rm(directory, { recursive: true }),
  }
}

/** The same rows in the tables that 1.0.0 made in PostgreSQL. */
export async function postgresOf100(): Promise<UpgradedStore> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const client = new Client(url)
  await client.connect()
  await client.query(await readFile(stored('1.0.0.postgres.sql'), 'utf8'))
  await client.end()
  return { environment: { DATABASE_URL: url }, close: () => postgres.stop() }
}

function stored(file: string): string {
  return join(projectFolder, 'test/stores', file)
}
