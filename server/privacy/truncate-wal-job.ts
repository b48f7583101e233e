import type { Store } from '../db/store.ts'

/**
 * Whoever erases or purges tries at once; this is for what a reader in another program kept then.
 * The log is small, and emptying an empty one costs nothing.
 */
const everyMs = 10 * 60_000

interface ForgetDeps {
  readonly store: Pick<Store, 'truncateWal'>
  readonly now: () => number
}

/** A job that empties the store's log of earlier versions of pages, whoever erased what they held. */
export function createWalTruncation({ store, now }: ForgetDeps): () => Promise<number> {
  let nextAtMs = now()
  return async () => {
    const nowMs = now()
    // Further ahead than it was ever set: the clock was put back.
    const isWaiting = nowMs < nextAtMs && nextAtMs <= nowMs + everyMs
    if (isWaiting) return nextAtMs
    await store.truncateWal()
    nextAtMs = nowMs + everyMs
    return nextAtMs
  }
}
