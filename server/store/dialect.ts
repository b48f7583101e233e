import { type Kysely, PostgresAdapter } from 'kysely'

/** The few places where the two dialects part ask this: generated keys, row locks, turns. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
