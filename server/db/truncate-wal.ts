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

/**
 * Every erasure and purge truncates the log at once; this job repeats it for what another program's
 * read prevented then. The log is small, and truncating an empty one costs nothing.
 */
const everyMs = 10 * 60_000

interface TruncationDeps {
  /** Whether it succeeded: beside another program's read it cannot. */
  readonly truncateWal: () => Promise<boolean>
  readonly now: () => number
}

/** A job that truncates the store's log, and with it the former content of pages. */
export function createWalTruncation({ truncateWal, now }: TruncationDeps): () => Promise<number> {
  let nextAtMs = now()
  return async () => {
    const nowMs = now()
    // Further ahead than it is ever set: the clock was set back.
    const isWaiting = nowMs < nextAtMs && nextAtMs <= nowMs + everyMs
    if (isWaiting) return nextAtMs
    await truncateWal()
    nextAtMs = nowMs + everyMs
    return nextAtMs
  }
}
