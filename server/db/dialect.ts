import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import type { Db } from './schema.ts'

/**
 * True for PostgreSQL, which several servers share (decision 016). False for SQLite, which one server has to itself
 * (decision 002). They differ most in this file, in open-postgres.ts and in open-sqlite.ts.
 */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Whether a statement finds a table of this name. A table in another schema does not count. */
export async function hasTable<Tables>(db: Kysely<Tables>, name: string): Promise<boolean> {
  const found = isPostgres(db)
    ? sql`select 1 where to_regclass(${name}) is not null`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  return (await found.execute(db)).rows.length > 0
}

/** Locks the rows of a query until the transaction ends. SQLite needs no lock, because it has one writer. */
export function locking<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate() : query
}

/** As `locking`, but skips rows that other processes have locked. */
export function skippingLocked<Tables>(db: Kysely<Tables>) {
  return <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query
}

/**
 * Locks the id of an act, so that two copies of one act run one after the other. This and the next three are advisory
 * locks, which end with the transaction. SQLite needs none, because it has one writer. Take this lock before all
 * others.
 */
export async function lockAct<Tables>(db: Kysely<Tables>, id: string): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(${actLocks}::int, hashtext(${id}))`.execute(db)
}

/** One lock for each day, so that one transaction at a time agrees a time on it. */
export async function lockDay<Tables>(db: Kysely<Tables>, date: CalendarDate): Promise<void> {
  if (!isPostgres(db)) return
  const day = Number(date.replaceAll('-', ''))
  await sql`select pg_advisory_xact_lock(${dayLocks}::int, ${day}::int)`.execute(db)
}

/**
 * Changes of visits share this lock. A server that starts with other recipients takes it alone. Then no change is under
 * way, and the start finds every visit that may owe a notice. Take it after the other locks of this file and before
 * locking a visit.
 */
export async function lockRecipients<Tables>(
  db: Kysely<Tables>,
  as: 'shared' | 'alone',
): Promise<void> {
  if (!isPostgres(db)) return
  const lock = sql.raw(as === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${lock}(${recipientsLock})`.execute(db)
}

/** Arbitrary numbers that nothing else in the database locks. */
const intakeLock = 7_436_001
const dayLocks = 7_436_002
const actLocks = 7_436_003
const recipientsLock = 7_436_004

/**
 * Serialises the transactions that accept requests, as SQLite does by itself. Otherwise two requests with the same key,
 * content or reference could miss each other. A process takes the lock once for a group of waiting requests.
 * @param maxWaitMs How long to wait for the lock. Without it, the lock timeout of the connection applies.
 */
export async function lockIntake(db: Db, maxWaitMs?: number): Promise<void> {
  if (!isPostgres(db)) return
  if (maxWaitMs !== undefined) {
    await sql`select set_config('lock_timeout', ${String(maxWaitMs)}, true)`.execute(db)
  }
  await sql`select pg_advisory_xact_lock(${intakeLock})`.execute(db)
}
