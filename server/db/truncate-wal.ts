import { sql } from 'kysely'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * Empties SQLite's log, which keeps former versions of pages and so erased data. `secure_delete` (open-sqlite.ts)
 * overwrites erased data in the store's own file alone. Returns false if another program reads the store. The
 * function does not wait for that program, because SQLite's wait blocks the whole process. It does nothing on PostgreSQL,
 * because autovacuum removes old rows there.
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

/** An erasure or purge empties the log at once, but not while another program reads the store. This job tries again. */
const everyMs = 10 * minute

interface TruncationDeps {
  /** Returns false if another program was reading. */
  readonly truncateWal: () => Promise<boolean>
  readonly now: () => number
}

/** A job that empties the store's log, so that erased data does not stay in it. */
export function createWalTruncation({ truncateWal, now }: TruncationDeps): () => Promise<number> {
  let nextAtMs = now()
  return async () => {
    const nowMs = now()
    // If `nextAtMs` is more than `everyMs` ahead, the clock was set back.
    const isWaiting = nowMs < nextAtMs && nextAtMs <= nowMs + everyMs
    if (isWaiting) return nextAtMs
    await truncateWal()
    nextAtMs = nowMs + everyMs
    return nextAtMs
  }
}
