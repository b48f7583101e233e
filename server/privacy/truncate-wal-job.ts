/**
 * Every erasure and purge truncates the log at once; this job repeats it for what another program's
 * read prevented then. The log is small, and truncating an empty one costs nothing.
 */
const everyMs = 10 * 60_000

interface TruncationDeps {
  /** Whether it succeeded: beside another program's read it cannot. */
  readonly truncateWal: () => Promise<boolean>
  readonly now: () => number
}

/** A job that truncates the store's log, and with it the former content of pages. */
export function createWalTruncation({ truncateWal, now }: TruncationDeps): () => Promise<number> {
  let nextAtMs = now()
  return async () => {
    const nowMs = now()
    // Further ahead than it is ever set: the clock was set back.
    const isWaiting = nowMs < nextAtMs && nextAtMs <= nowMs + everyMs
    if (isWaiting) return nextAtMs
    await truncateWal()
    nextAtMs = nowMs + everyMs
    return nextAtMs
  }
}
