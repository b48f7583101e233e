/** A refund is seen that much later by whom it would let in. */
const knownMs = 1000

/** Far more than are over a limit at once; 2 MB. */
const mostKnown = 10_000

/** What was refused a moment ago is refused again unasked, so that a flood costs the store nothing. */
export interface KnownRefusals {
  /** For how many seconds it was refused; undefined when the counter has to be asked. */
  find(key: string): number | undefined
  add(key: string, retryAfterSeconds: number): void
}

/** @param uptimeMs A clock that nobody sets. */
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
