import type { Kysely } from 'kysely'
import type { Transact } from './batch.ts'
import type { Schema } from './schema.ts'

/**
 * An opened database, its tables up to date. The queries are plain functions that take it, beside
 * what uses them; each is durable when it resolves.
 */
export interface Database {
  /** For what one statement reads or writes. */
  readonly db: Kysely<Schema>
  /** For what is only read: no write delays it, and where nothing can be written it goes on. */
  readonly reading: Kysely<Schema>
  /** For what several statements write: all of it or nothing. */
  readonly transact: Transact
  /**
   * Proves, with the lock and the write that a request takes, that one could be stored now; else
   * throws.
   */
  proveWritable(nowMs: number): Promise<void>
  close(): Promise<void>
}
