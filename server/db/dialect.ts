import {
  type ColumnDefinitionBuilder,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  sql,
} from 'kysely'

/** The few places where the two dialects part: generated keys, row locks, turns. */
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

/** Keeps rows from other processes until the transaction ends; SQLite has one writer anyway. */
export function locking<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate() : query
}

/** As `locking`, but leaves to other processes what they have in hand already. */
export function skippingLocked<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query
}

/** Any number that nothing else in the database locks. */
const intakeTurn = 7_436_001

/**
 * Requests are taken in by one transaction at a time, as SQLite does of itself: none can miss
 * another that has its key, repeats it, or takes its reference at the same moment. A turn carries
 * all that waits in a process, so that turns are few.
 * @param patienceMs How long to wait for it; else as long as for any lock.
 */
export async function takeIntakeTurn<Tables>(
  db: Kysely<Tables>,
  patienceMs?: number,
): Promise<void> {
  if (!isPostgres(db)) return
  if (patienceMs !== undefined) {
    await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(db)
  }
  await sql`select pg_advisory_xact_lock(${intakeTurn})`.execute(db)
}
