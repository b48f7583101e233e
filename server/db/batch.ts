import type { Kysely } from 'kysely'
import { isOutage } from './errors.ts'
import type { Schema } from './schema.ts'

/** Largest group: bounds how long its first item waits for the last. */
const maxGroup = 128

/**
 * After this many consecutive outages (a full disk, a lost database) the rest of a group fails
 * without waiting.
 */
const maxConsecutiveFailures = 2

/** A write, all or nothing, durable when it resolves. It may be run twice: no side effects. */
export type Transact = <T>(write: (db: Kysely<Schema>) => Promise<T>) => Promise<T>

type Write = (db: Kysely<Schema>) => Promise<void>

/**
 * Concurrent writes share one transaction and so one flush to the disk, which is most of the cost
 * of a durable write. None is answered before the commit has returned. For SQLite, which has one writer.
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

interface WaitingItem<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Passes items that arrive in the same turn of the event loop to `run` as one group, which succeeds or
 * fails as a whole; groups follow one another. If a group fails, its items are run again one by one,
 * so that only the faulty one fails, and a broken connection is tried again.
 * @param run Returns results in the order of the group. May be run twice: no side effects but in the store.
 */
export function batch<Item, Result>(
  run: (group: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: WaitingItem<Item, Result>[] = []
  let isScheduled = false

  async function flush(): Promise<void> {
    const group = waiting.splice(0, maxGroup)
    try {
      await together(group)
    } catch {
      await oneByOne(group)
    }
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(() => void flush())
  }

  async function together(group: readonly WaitingItem<Item, Result>[]): Promise<void> {
    const results = await run(group.map(({ item }) => item))
    for (const [index, result] of results.entries()) group[index]?.resolve(result)
  }

  async function oneByOne(group: readonly WaitingItem<Item, Result>[]): Promise<void> {
    let outages = 0
    for (const [index, alone] of group.entries()) {
      try {
        await together([alone])
        outages = 0
      } catch (error) {
        alone.reject(error)
        outages = isOutage(error) ? outages + 1 : 0
        if (outages < maxConsecutiveFailures) continue
        for (const { reject } of group.slice(index + 1)) reject(error)
        return
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled) return
      isScheduled = true
      setImmediate(() => void flush())
    })
}
