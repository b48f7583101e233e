import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * SQLite keeps earlier versions of a page in its log until the log is used anew; a truncating
 * checkpoint empties it (what the pages themselves held, `secure_delete` in open-sqlite.ts has
 * overwritten). Whether it did: beside a reader in another program it cannot, and is not waited for,
 * since SQLite would wait with the whole process standing still. PostgreSQL sweeps by itself.
 */
export async function truncateWal({ db }: Database): Promise<boolean> {
  if (isPostgres(db)) return true
  return await db.connection().execute(async (connection) => {
    const before = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const truncated = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
      return (await truncated.execute(connection)).rows[0]?.busy === 0
    } finally {
      const timeoutMs = before.rows[0]?.timeout ?? 0
      await sql`pragma busy_timeout = ${sql.lit(timeoutMs)}`.execute(connection)
    }
  })
}
