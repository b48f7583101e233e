import {
  type ColumnDefinitionBuilder,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  sql,
} from 'kysely'

/** The differences between the dialects: generated keys, row locks, the intake lock. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** By default rather than always, so that rows moved from another store keep their keys. */
export function generatedKey<Tables>(db: Kysely<Tables>) {
  return (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.generatedByDefaultAsIdentity().primaryKey()
      : column.primaryKey().autoIncrement()
}

/** Locks rows until the transaction ends; SQLite has one writer anyway. */
export function locking<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate() : query
}

/** As `locking`, but skips rows that other processes have locked. */
export function skippingLocked<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query
}

/** An arbitrary number that nothing else in the database locks. */
const intakeTurn = 7_436_001

/**
 * Serialises the transactions that accept requests, as SQLite does by itself: none can miss a
 * concurrent one that has the same key, repeats it, or takes its reference. One turn accepts all the
 * requests that wait in a process, so there are few turns.
 * @param maxWaitMs How long to wait for the lock; by default as for any lock.
 */
export async function takeIntakeTurn<Tables>(
  db: Kysely<Tables>,
  maxWaitMs?: number,
): Promise<void> {
  if (!isPostgres(db)) return
  if (maxWaitMs !== undefined) {
    await sql`select set_config('lock_timeout', ${String(maxWaitMs)}, true)`.execute(db)
  }
  await sql`select pg_advisory_xact_lock(${intakeTurn})`.execute(db)
}
