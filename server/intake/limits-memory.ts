import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** About 4 MB. Far more addresses than the overall limit admits requests in any window. */
const mostKeys = 10_000

/**
 * Counts in memory, for a bounded number of keys. The library keeps a key until its window ends, so
 * a million addresses in ten minutes would hold 400 MB. The oldest key is dropped first: a limit
 * per address does not stop a client with that many addresses.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>()

  /** Counts one more, even beyond the limit. */
  override async penalty(key: string | number): Promise<RateLimiterRes> {
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size > mostKeys && oldest !== undefined) {
      this.#keys.delete(oldest)
      await this.delete(oldest)
    }
    return await super.penalty(key)
  }

  /** Subtracts one. Does nothing for a dropped key, which would otherwise be allowed one more. */
  override async reward(key: string | number): Promise<RateLimiterRes> {
    const kept = await this.get(key)
    return kept === null ? new RateLimiterRes(this.points) : await super.reward(key)
  }
}

/** A refund takes effect this much later for those it would admit. */
const knownMs = 1000

/** About 2 MB. Far more than exceed a limit at once. */
const mostKnown = 10_000

/** Refuses again, without a query, what was just refused: a flood then costs the store nothing. */
interface KnownRefusals {
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
