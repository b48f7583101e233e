import type { Transact } from '../db/batch.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'

/** Fewer than the pool has connections: the others read, and take requests, while these wait for a lock. */
const mostAtOnce = 4

/**
 * Runs changes of visits, once for each server. On PostgreSQL each change has its own transaction,
 * because two changes in one would lock their visits in any order. SQLite has one writer, so there the
 * changes that arrive together share a flush to the disk.
 */
export function transactVisits({ db, transact }: Pick<Database, 'db' | 'transact'>): Transact {
  if (!isPostgres(db)) return transact
  const take = places(mostAtOnce)
  return async (write) => {
    const leave = await take()
    try {
      return await db.transaction().execute(write)
    } finally {
      leave()
    }
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
