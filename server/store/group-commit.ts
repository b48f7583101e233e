import type { Kysely } from 'kysely'
import { isOfTheRow } from './broken-machine.ts'
import type { Schema } from './schema.ts'

/** All of a write, durable when it resolves, or nothing of it. It may be run twice: no side effects. */
export type Transact = <T>(write: (db: Kysely<Schema>) => Promise<T>) => Promise<T>

/** Bounds how long the first write of a group waits for the last. */
const maxGroup = 128

/** So many breakdowns in a row (a full disk, a lost database) and the others need not each wait for theirs. */
const hopeless = 2

interface Waiting {
  readonly run: (db: Kysely<Schema>) => Promise<void>
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/**
 * Writes that arrive in the same turn of the event loop share one transaction and so one flush to
 * the disk, which is most of what a durable write costs. If one of them fails, all are undone and
 * done again one by one, so that it fails alone; and a connection that broke gets a second chance.
 * Nobody is answered before the commit has returned.
 * @param first Done at the start of each transaction.
 */
export function groupCommits(
  db: Kysely<Schema>,
  first: (db: Kysely<Schema>) => Promise<void> = async () => {},
): Transact {
  const waiting: Waiting[] = []
  let isScheduled = false

  async function flush(): Promise<void> {
    await commit(waiting.splice(0, maxGroup))
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(flush)
  }

  async function commit(group: readonly Waiting[]): Promise<void> {
    try {
      await together(group)
    } catch {
      await oneByOne(group)
    }
  }

  async function together(group: readonly Waiting[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await first(transaction)
      for (const { run } of group) await run(transaction)
    })
    for (const { resolve } of group) resolve()
  }

  async function oneByOne(group: readonly Waiting[]): Promise<void> {
    let breakdowns = 0
    for (const [index, alone] of group.entries()) {
      try {
        await together([alone])
        breakdowns = 0
      } catch (error) {
        alone.reject(error)
        breakdowns = isOfTheRow(error) ? 0 : breakdowns + 1
        if (breakdowns < hopeless) continue
        for (const { reject } of group.slice(index + 1)) reject(error)
        return
      }
    }
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push(toWaiting(write, resolve, reject))
      if (isScheduled) return
      isScheduled = true
      setImmediate(flush)
    })
}

function toWaiting<T>(
  write: (db: Kysely<Schema>) => Promise<T>,
  resolve: (value: T) => void,
  reject: (reason: unknown) => void,
): Waiting {
  let written: { readonly value: T } | undefined
  return {
    run: async (db) => {
      written = { value: await write(db) }
    },
    resolve: () => (written === undefined ? reject(new Error('not run')) : resolve(written.value)),
    reject,
  }
}
