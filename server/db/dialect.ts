import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { CalendarDate } from '../../domain/delhi-time.ts'

/** The differences between the dialects: tables, row locks, the turns of intake and of a day. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Whether statements of ours find a table of this name. Another schema of the database may have one too. */
export async function hasTable<Tables>(db: Kysely<Tables>, name: string): Promise<boolean> {
  const found = isPostgres(db)
    ? sql`select 1 where to_regclass(${name}) is not null`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  return (await found.execute(db)).rows.length > 0
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

/**
 * As the intake turn, for one act: two that have the same id do not run at once. It is taken before all
 * other locks.
 */
export async function takeActTurn<Tables>(db: Kysely<Tables>, id: string): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(${actTurns}::int, hashtext(${id}))`.execute(db)
}

/** As the intake turn, for one day: one transaction at a time agrees a time on it. */
export async function takeDayTurn<Tables>(db: Kysely<Tables>, date: CalendarDate): Promise<void> {
  if (!isPostgres(db)) return
  const day = Number(date.replaceAll('-', ''))
  await sql`select pg_advisory_xact_lock(${dayTurns}::int, ${day}::int)`.execute(db)
}

/**
 * Taken before a visit is locked, after the other turns. Changes of visits share it. A start that puts other
 * recipients in force has it alone: it finds each visit that is owed to the former ones.
 */
export async function takeRecipientsTurn<Tables>(
  db: Kysely<Tables>,
  as: 'shared' | 'alone',
): Promise<void> {
  if (!isPostgres(db)) return
  const lock = sql.raw(as === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${lock}(${recipientsTurn})`.execute(db)
}

/** An arbitrary number that nothing else in the database locks. */
const intakeTurn = 7_436_001
const dayTurns = 7_436_002
const actTurns = 7_436_003
const recipientsTurn = 7_436_004

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
