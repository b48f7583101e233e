import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** All of a write, durable when it resolves, or nothing of it. It may be run twice: no side effects. */
export type Transact = <T>(write: (db: Kysely<Schema>) => Promise<T>) => Promise<T>

/** Bounds how long the first write of a group waits for the last. */
const maxGroup = 128

interface Waiting {
  readonly run: (db: Kysely<Schema>) => Promise<void>
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/**
 * Writes that arrive in the same turn of the event loop share one transaction and so one flush to
 * the disk, which is most of what a durable write costs. If one of them fails, all are undone and
 * done again one by one, so that it fails alone. Nobody is answered before the commit has returned.
 */
export function groupCommits(db: Kysely<Schema>): Transact {
  const waiting: Waiting[] = []
  let isScheduled = false

  async function flush(): Promise<void> {
    await commit(db, waiting.splice(0, maxGroup))
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(flush)
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push(toWaiting(write, resolve, reject))
      if (isScheduled) return
      isScheduled = true
      setImmediate(flush)
    })
}

async function commit(db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const { run } of group) await run(transaction)
    })
    for (const { resolve } of group) resolve()
  } catch (error) {
    const [first, ...others] = group
    if (others.length === 0) first?.reject(error)
    else for (const alone of group) await commit(db, [alone])
  }
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
