import type { Kysely } from 'kysely'
import type { Transact } from './batch.ts'
import { isLockTimeout, isOutage } from './errors.ts'
import type { Schema } from './schema.ts'

/** Fewer than the pool has connections: the others read, and take requests, while these wait for a lock. */
const mostAtOnce = 4

/** After a deadlock the other side has gone on, and a broken connection is replaced. */
const mostAttempts = 2

/**
 * Writes on PostgreSQL, each in a transaction of its own: two that shared one would lock their rows in any order.
 * PostgreSQL itself lets commits share a flush to the disk.
 */
export function transactApart(db: Kysely<Schema>): Transact {
  const take = places(mostAtOnce)
  return async (write) => {
    const leave = await take()
    try {
      return await tried(() => db.transaction().execute(write), mostAttempts)
    } finally {
      leave()
    }
  }
}

async function tried<T>(write: () => Promise<T>, attempts: number): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (attempts <= 1 || !isOutage(error) || isLockTimeout(error)) throw error
    return await tried(write, attempts - 1)
  }
}

/** Resolves when one of so many places is free, first come, first served; with what gives it back. */
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
