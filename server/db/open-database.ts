import type { Kysely } from 'kysely'
import { groupCommits } from './batch.ts'
import type { Database } from './database.ts'
import { isPostgres, takeIntakeTurn } from './dialect.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { transactApart } from './transact-apart.ts'

/** A turn takes milliseconds: a longer wait means that a server holding the lock was cut off. */
const proofMaxWaitMs = 2000

/**
 * Brings the tables of an opened database up to date.
 *
 * @param openReader Opens another connection for what is only read, where writes would delay it.
 */
export async function openDatabase(
  db: Kysely<Schema>,
  openReader?: () => Kysely<Schema>,
): Promise<Database> {
  await migrate(db)
  const reader = openReader?.()
  return {
    ...{ db, reading: reader ?? db },
    transact: isPostgres(db) ? transactApart(db) : groupCommits(db),
    proveWritable: (nowMs) => proveWritable(db, nowMs),
    async close() {
      // First: the last to close the file writes its log into it, and a reader cannot.
      await reader?.destroy()
      await db.destroy()
    },
  }
}

/** Proves it with what accepting a request needs: the lock, a durable write, a commit. */
async function proveWritable(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeIntakeTurn(transaction, proofMaxWaitMs)
    await transaction
      .insertInto('heartbeat')
      .values({ id: 1, at: nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: nowMs }))
      .execute()
  })
}
