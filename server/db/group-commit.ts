import type { Kysely } from 'kysely'
import { batch } from './batch.ts'
import type { Schema } from './schema.ts'

/** A write, all or nothing, durable when it resolves. It may be run twice: no side effects. */
export type Transact = <T>(write: (db: Kysely<Schema>) => Promise<T>) => Promise<T>

type Write = (db: Kysely<Schema>) => Promise<void>

/**
 * Concurrent writes share one transaction and so one flush to the disk, which is most of the cost
 * of a durable write. None is answered before the commit has returned.
 */
export function groupCommits(db: Kysely<Schema>): Transact {
  const commit = batch((group: readonly Write[]) =>
    db.transaction().execute(async (transaction) => {
      for (const write of group) await write(transaction)
      return group.map(() => undefined)
    }),
  )
  return async <T>(write: (db: Kysely<Schema>) => Promise<T>) => {
    let answer = (): T => {
      throw new Error('a write was answered without having run')
    }
    await commit(async (transaction) => {
      const value = await write(transaction)
      answer = () => value
    })
    return answer()
  }
}
