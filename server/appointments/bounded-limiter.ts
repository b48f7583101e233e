import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** 4 MB. Far more addresses than the overall limit admits requests in any window. */
const mostKeys = 10_000

/**
 * Counts in memory, for the newest so many addresses or numbers. The library forgets a key when its
 * window is over and not before, so a million addresses in ten minutes would hold 400 MB. The
 * oldest goes first: who has that many addresses is not stopped by a limit per address.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>()

  /** Counts one more, also beyond the limit. */
  override async penalty(key: string | number): Promise<RateLimiterRes> {
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size > mostKeys && oldest !== undefined) {
      this.#keys.delete(oldest)
      await this.delete(oldest)
    }
    return await super.penalty(key)
  }

  /** One fewer; nothing where the key was forgotten, which would else be one ahead. */
  override async reward(key: string | number): Promise<RateLimiterRes> {
    const kept = await this.get(key)
    return kept === null ? new RateLimiterRes(this.points) : await super.reward(key)
  }
}
