import type { Logger } from 'pino'
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible'
import { maxClockSkewMs } from '../../domain/clock-skew.ts'
import { toLoggableError } from '../db/errors.ts'
import { knownRefusals } from './limits-memory.ts'

export interface Limit {
  readonly name: string
  /** Requests per window; 0 means no limit. */
  readonly most: number
  readonly seconds: number
  /** The key to count by; undefined if the limit does not apply to the address. */
  readonly keyOf: (address: string) => string | undefined
}

type OpenLimit = Limit & { readonly limiter: RateLimiterAbstract }

export interface Charge {
  readonly limiter: RateLimiterAbstract
  readonly key: string
  /** When the charged window ends, epoch ms. */
  readonly endsAtMs: number
}

/** The count of a limit after one more request. */
export interface Counted {
  /** Requests of the window, this one included. Infinite if the key was refused within the last second. */
  readonly count: number
  /** The key under which a refusal is remembered. */
  readonly refusalKey: string
  readonly retryAfterSeconds: number
}

interface CounterDeps {
  readonly limiterOf: (options: IRateLimiterOptions) => RateLimiterAbstract
  /** The form in which a key is stored, such as a hash. */
  readonly hashed: (key: string) => string
  readonly log: Logger
}

export type RequestCounter = ReturnType<typeof requestCounter>

/** Counts requests, remembers refusals for a second, and takes charges back. */
export function requestCounter({ limiterOf, hashed, log }: CounterDeps) {
  const refusals = knownRefusals()
  return {
    /** Empty if the limit is switched off. */
    open(limit: Limit): OpenLimit[] {
      const options = { keyPrefix: limit.name, points: limit.most, duration: limit.seconds }
      return limit.most === 0 ? [] : [{ ...limit, limiter: limiterOf(options) }]
    },

    /** Counts one request and appends it to `charges`; undefined if the limit does not apply. */
    async count(
      { name, limiter, keyOf }: OpenLimit,
      address: string,
      charges: Charge[],
    ): Promise<Counted | undefined> {
      const counts = keyOf(address)
      if (counts === undefined) return undefined
      const key = hashed(counts)
      const refusalKey = `${name} ${key}`
      const known = refusals.find(refusalKey)
      if (known !== undefined) return { count: Infinity, refusalKey, retryAfterSeconds: known }
      const { count, msLeft } = await countOne(limiter, key)
      charges.push({ limiter, key, endsAtMs: Date.now() + msLeft })
      return { count, refusalKey, retryAfterSeconds: Math.ceil(msLeft / 1000) }
    },

    /** How many were counted so far, without counting another. */
    async countSoFar({ limiter }: OpenLimit, key: string): Promise<number> {
      return (await limiter.get(hashed(key)))?.consumedPoints ?? 0
    },

    /** Remembers a refusal for a second. A repeated refusal does not prolong it, so the counter is asked each second. */
    remember({ count, refusalKey, retryAfterSeconds }: Counted): void {
      if (count < Infinity) refusals.add(refusalKey, retryAfterSeconds)
    },

    /** Nothing is refunded once the window has ended. Never rejects. */
    async takeBack(charges: readonly Charge[]): Promise<void> {
      try {
        for (const { limiter, key, endsAtMs } of charges) {
          if (Date.now() < endsAtMs) await limiter.reward(key)
        }
      } catch (error) {
        log.error({ failure: toLoggableError(error) }, 'limits not refunded')
      }
    },
  }
}

/**
 * Counts one request in the window, even beyond the limit. If the window would end later than a new window,
 * the clock was set back after it began, so it is replaced.
 */
async function countOne(limiter: RateLimiterAbstract, key: string) {
  const counted = await limiter.penalty(key)
  const isAbsurd = counted.msBeforeNext > limiter.msDuration + maxClockSkewMs
  if (isAbsurd) await limiter.delete(key)
  const { consumedPoints, msBeforeNext } = isAbsurd ? await limiter.penalty(key) : counted
  return { count: consumedPoints, msLeft: msBeforeNext }
}
