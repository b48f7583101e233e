import { createHmac } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { LimitsConfig } from '../config.ts'
import type { Shared } from '../store/choose-store.ts'
import { BoundedLimiter } from './bounded-limiter.ts'

const minute = 60
const hour = 60 * minute

/** Whether a request may be stored, or for how many seconds the visitor has to wait. */
export interface Limits {
  admit(visitor: { readonly address: string; readonly phone: string }): Promise<Admission>
}

export type Admission =
  | { readonly isAdmitted: true }
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number }

/** Counts in this process: for one that is alone with its store. */
export function limitsInMemory(config: LimitsConfig): Limits {
  return limits(config, (limit) => new BoundedLimiter(limit))
}

/**
 * Counts in the database, for all processes together. Addresses and numbers are kept as keyed
 * hashes only, and gone an hour after they stop counting.
 */
export function limitsInPostgres(config: LimitsConfig, { pool, secret }: Shared): Limits {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return limits(
    config,
    (limit) =>
      new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        // Who is over the limit costs the database nothing more.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    hashed,
  )
}

interface Limit {
  readonly keyPrefix: string
  readonly points: number
  /** Seconds. */
  readonly duration: number
}

/**
 * Counts stored requests per client address, per phone number and overall. One person filling in
 * for a family stays well below; a script reaches the overall limit before reception's phone, which
 * takes one WhatsApp message per six seconds, is flooded.
 */
function limits(
  { perAddress, perPhone, overall }: LimitsConfig,
  limiter: (limit: Limit) => RateLimiterAbstract,
  keyOf: (name: string) => string = (name) => name,
): Limits {
  const counted = (keyPrefix: string, points: number, duration: number) => {
    const limit = points === 0 ? undefined : limiter({ keyPrefix, points, duration })
    return (name: string) => refusalOf(limit, keyOf(name))
  }
  const ofAddress = counted('address', perAddress, 10 * minute)
  const ofPhone = counted('phone', perPhone, hour)
  const ofAll = counted('overall', overall, hour)
  return {
    async admit({ address, phone }) {
      const retryAfterSeconds =
        (await ofAddress(address)) ?? (await ofPhone(phone)) ?? (await ofAll('all'))
      return retryAfterSeconds === undefined
        ? { isAdmitted: true }
        : { isAdmitted: false, retryAfterSeconds }
    },
  }
}

/** The library answers "too many" by throwing its result. */
async function refusalOf(
  limit: RateLimiterAbstract | undefined,
  key: string,
): Promise<number | undefined> {
  try {
    await limit?.consume(key)
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}
