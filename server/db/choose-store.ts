import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openPostgres } from './open-postgres.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

export interface ChosenStore {
  readonly store: Store
  /**
   * Set with PostgreSQL, which processes share; undefined for a server that has its store to
   * itself.
   */
  readonly shared: Shared | undefined
}

export interface Shared {
  readonly pool: Pool
  /** The same in every process, and not in the database. */
  readonly secret: string
}

/** @param openFile How the file's directory is opened: alone, or beside a running server. */
export async function chooseStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  openFile: (directory: string) => Promise<Store>,
  log: Pick<Logger, 'warn'>,
): Promise<ChosenStore> {
  if (databaseUrl === undefined) {
    return { store: await openFile(dataDir), shared: undefined }
  }
  const { db, pool } = openPostgres(databaseUrl, log)
  return { store: await openStore(db), shared: { pool, secret: databaseUrl } }
}

/** Where the store is, for people: without credentials. */
export function placeOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === undefined) return dataDir
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
}
