import { isBusy, isLockTimeout, isOutage } from './errors.ts'
import type { Db } from './schema.ts'

/** The most items in a group. This bounds how long the first item waits for the others. */
const maxGroup = 128

/** After this many consecutive outages (a full disk, a lost database) the rest of a group is rejected untried. */
const maxConsecutiveFailures = 2

/** Runs a durable write, all of it or nothing. `write` may run twice, so it must have no effects outside the store. */
export type Transact = <T>(write: (db: Db) => Promise<T>) => Promise<T>

type Write = (db: Db) => Promise<void>

/**
 * Lets concurrent writes share one transaction, because the flush to the disk is most of the cost of a
 * durable write. Each write resolves only after the commit. Meant for SQLite, which has one writer.
 */
export function groupCommits(db: Db): Transact {
  const commit = batch((group: readonly Write[]) =>
    db.transaction().execute(async (transaction) => {
      for (const write of group) await write(transaction)
      return group.map(() => undefined)
    }),
  )
  return async <T>(write: (db: Db) => Promise<T>) => {
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
 * Passes the items that wait at one time to `run` as one group. Groups run one after another, and each succeeds or
 * fails as a whole. If a group fails, its items are run again one by one. So only the faulty item fails, and a broken
 * connection is tried again. A group that waited for a lock in vain is not run again, and fails with all that came
 * meanwhile. Otherwise a visitor would wait twice as long for the same refusal.
 * @param run Returns results in the order of the group. It may run twice, so it must have no side effects
 *   outside the store.
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
    } catch (error) {
      if (isBusy(error) || isLockTimeout(error))
        for (const { reject } of [...group, ...waiting.splice(0)]) reject(error)
      else await oneByOne(group)
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
