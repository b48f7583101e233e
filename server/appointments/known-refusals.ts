/** A refund takes effect this much later for those it would admit. */
const knownMs = 1000

/** About 2 MB. Far more than exceed a limit at once. */
const mostKnown = 10_000

/** Refuses again, without a query, what was just refused: a flood then costs the store nothing. */
export interface KnownRefusals {
  /** Seconds until it may be tried again; undefined when the counter must be queried. */
  find(key: string): number | undefined
  add(key: string, retryAfterSeconds: number): void
}

/** @param uptimeMs A monotonic clock. */
export function knownRefusals(uptimeMs = () => performance.now()): KnownRefusals {
  const known = new Map<string, { readonly atMs: number; readonly retryAfterSeconds: number }>()
  return {
    find(key) {
      const refusal = known.get(key)
      if (refusal === undefined) return undefined
      if (uptimeMs() - refusal.atMs < knownMs) return refusal.retryAfterSeconds
      known.delete(key)
      return undefined
    },
    add(key, retryAfterSeconds) {
      if (known.size >= mostKnown) known.clear()
      known.set(key, { atMs: uptimeMs(), retryAfterSeconds })
    },
  }
}
