import { groupCommits, type Transact } from './batch.ts'
import type { Database } from './database.ts'
import { isPostgres, lockIntake } from './dialect.ts'
import { isLockTimeout, isOutage } from './errors.ts'
import { migrate } from './migrations.ts'
import type { Db } from './schema.ts'

/** Intake holds the lock for milliseconds. A longer wait means that a server was cut off while it held the lock. */
const proofMaxWaitMs = 2000

/**
 * The most writes of `transact` at once on PostgreSQL. The pool has more connections, so reads go on while these writes
 * wait for a lock.
 */
const maxAtOnce = 4

/**
 * Brings the tables of an opened database up to date.
 *
 * @param openReader Opens a second connection for reads, if writes would delay reads on the first.
 */
export async function openDatabase(
  db: Db,
  openReader?: () => Db,
  bringUpToDate = migrate,
): Promise<Database> {
  await bringUpToDate(db)
  const reader = openReader?.()
  return {
    db,
    reading: reader ?? db,
    transact: isPostgres(db) ? transactApart(db) : groupCommits(db),
    proveWritable: (nowMs) => proveWritable(db, nowMs),
    async close() {
      // The reader closes first, because the last connection has to write the log into the file.
      await reader?.destroy()
      await db.destroy()
    },
  }
}

/** Does what accepting a request needs: takes the lock, writes durably, commits. */
async function proveWritable(db: Db, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockIntake(transaction, proofMaxWaitMs)
    await transaction
      .insertInto('heartbeat')
      .values({ id: 1, at: nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: nowMs }))
      .execute()
  })
}

/**
 * Runs each write on PostgreSQL in a transaction of its own. Writes that shared a transaction would lock
 * their rows in any order, and could deadlock. PostgreSQL itself lets commits share a flush to the disk.
 */
function transactApart(db: Db): Transact {
  const take = places(maxAtOnce)
  return async (write) => {
    const leave = await take()
    try {
      return await retriedOnce(() => db.transaction().execute(write))
    } finally {
      leave()
    }
  }
}

/** By the second try a deadlock is gone, or the pool has a new connection. */
async function retriedOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isOutage(error) || isLockTimeout(error)) throw error
    return await write()
  }
}

/** A semaphore, first come, first served. Taking a place resolves with a function that gives the place back. */
function places(most: number): () => Promise<() => void> {
  let free = most
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) free++
    else next()
  }
  return async () => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return leave
  }
}
