import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Schema } from './schema.ts'

/**
 * SQLite keeps earlier versions of a page in its log until the log is used anew; a truncating
 * checkpoint empties it (what the pages themselves held, `secure_delete` in open-sqlite.ts has
 * overwritten). Beside a reader in another process it does what it can. PostgreSQL sweeps by
 * itself.
 */
export async function forgetOldPages(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
