import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * SQLite keeps earlier versions of a page in its log until the log is written again from its start; a
 * truncating checkpoint empties it (`secure_delete` in open-sqlite.ts has overwritten the pages
 * themselves). Returns whether it succeeded: while another program reads the store it cannot, and it
 * does not wait, since SQLite's wait blocks the whole process. PostgreSQL vacuums by itself.
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
