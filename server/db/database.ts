import type { Transact } from './batch.ts'
import type { Db } from './schema.ts'

/**
 * An opened database whose tables are up to date. Queries are plain functions that take it, and stand beside
 * the code that uses them. A write is durable when its promise resolves.
 */
export interface Database {
  /** For a single statement that reads or writes. */
  readonly db: Db
  /** For reads alone. No write delays them, and they work even if nothing can be written. */
  readonly reading: Db
  /** For several statements that must write all or nothing. */
  readonly transact: Transact
  /** Proves that a request could be stored now: takes the same lock and writes a row. Throws if that fails. */
  proveWritable(nowMs: number): Promise<void>
  close(): Promise<void>
}
