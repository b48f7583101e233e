import type { Store } from '../db/store.ts'

/**
 * Every erasure and purge truncates the log at once; this job repeats it for what another program's
 * read prevented then. The log is small, and truncating an empty one costs nothing.
 */
const everyMs = 10 * 60_000

interface ForgetDeps {
  readonly store: Pick<Store, 'truncateWal'>
  readonly now: () => number
}

/** A job that truncates the store's log, and with it the former content of pages. */
export function createWalTruncation({ store, now }: ForgetDeps): () => Promise<number> {
  let nextAtMs = now()
  return async () => {
    const nowMs = now()
    // Further ahead than it is ever set: the clock was set back.
    const isWaiting = nowMs < nextAtMs && nextAtMs <= nowMs + everyMs
    if (isWaiting) return nextAtMs
    await store.truncateWal()
    nextAtMs = nowMs + everyMs
    return nextAtMs
  }
}
