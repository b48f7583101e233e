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
