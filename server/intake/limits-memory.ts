import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How many keys are counted, in about 4 MB. The overall limit admits far fewer requests in any window. */
const maxKeys = 10_000

/**
 * Counts in memory, for a bounded number of keys. The library keeps a key until its window ends, so a
 * million addresses in ten minutes would hold 400 MB. The oldest key is dropped first. A limit per address
 * would not stop a client with that many addresses anyway.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>()

  /** Counts one more request, even beyond the limit. */
  override async penalty(key: string | number): Promise<RateLimiterRes> {
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size > maxKeys && oldest !== undefined) {
      this.#keys.delete(oldest)
      await this.delete(oldest)
    }
    return await super.penalty(key)
  }

  /** Subtracts one request, but not for a dropped key, which would then be allowed one request more. */
  override async reward(key: string | number): Promise<RateLimiterRes> {
    const kept = await this.get(key)
    return kept === null ? new RateLimiterRes(this.points) : await super.reward(key)
  }
}

/** How long a refusal is remembered. A refund does not end it, so requests that it would admit wait this long. */
const knownMs = 1000

/** How many refusals are remembered, in about 2 MB. Far fewer keys exceed a limit at once. */
const maxKnown = 10_000

/**
 * Refuses a key again that was just refused, without a query. A flood then costs the store nothing.
 *
 * @param uptimeMs A monotonic clock.
 */
export function knownRefusals(uptimeMs = () => performance.now()) {
  const known = new Map<string, { readonly atMs: number; readonly retryAfterSeconds: number }>()
  return {
    /** Seconds until the client may try again; undefined when the counter must be queried. */
    find(key: string): number | undefined {
      const refusal = known.get(key)
      if (refusal === undefined) return undefined
      if (uptimeMs() - refusal.atMs < knownMs) return refusal.retryAfterSeconds
      known.delete(key)
      return undefined
    },
    add(key: string, retryAfterSeconds: number): void {
      if (known.size >= maxKnown) known.clear()
      known.set(key, { atMs: uptimeMs(), retryAfterSeconds })
    },
  }
}
