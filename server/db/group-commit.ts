import type { Kysely } from 'kysely'
import { batch } from './batch.ts'
import type { Schema } from './schema.ts'

/** All of a write, durable when it resolves, or nothing of it. It may be run twice: no side effects. */
export type Transact = <T>(write: (db: Kysely<Schema>) => Promise<T>) => Promise<T>

type Write = (db: Kysely<Schema>) => Promise<void>

/**
 * Writes that arrive together share one transaction and so one flush to the disk, which is most of
 * what a durable write costs. Nobody is answered before the commit has returned.
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
