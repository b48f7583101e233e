import { RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitsConfig } from '../config.ts'
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

/**
 * Counts stored requests per client address, per phone number and overall. One person filling in
 * for a family stays well below; a script reaches the overall limit before reception's phone, which
 * takes one WhatsApp message per six seconds, is flooded.
 */
export function limitsInMemory(config: LimitsConfig): Limits {
  const perAddress = limiter(config.perAddress, 10 * minute)
  const perPhone = limiter(config.perPhone, hour)
  const overall = limiter(config.overall, hour)
  return {
    async admit({ address, phone }) {
      for (const consume of [
        () => perAddress?.consume(address),
        () => perPhone?.consume(phone),
        () => overall?.consume('all'),
      ]) {
        const retryAfterSeconds = await refusalOf(consume)
        if (retryAfterSeconds !== undefined) return { isAdmitted: false, retryAfterSeconds }
      }
      return { isAdmitted: true }
    },
  }
}

function limiter(points: number, duration: number): BoundedLimiter | undefined {
  return points === 0 ? undefined : new BoundedLimiter({ points, duration })
}

/** The library answers "too many" by throwing its result. */
async function refusalOf(
  consume: () => Promise<RateLimiterRes> | undefined,
): Promise<number | undefined> {
  try {
    await consume()
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}
