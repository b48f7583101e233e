import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import type { LimitsConfig } from '../config.ts'
import { toLoggableError } from '../db/errors.ts'
import type { Shared } from '../db/open-configured.ts'
import { widerClientNetwork } from '../web/client-address.ts'
import { BoundedLimiter, knownRefusals } from './limits-memory.ts'

const minute = 60
const hour = 60 * minute

/** A home has a /56, which is 256 networks: it gets four times the limit of one network. */
const homeFactor = 4

/** An attacker needs this many addresses to use up the limit of somebody else's number. */
const phoneFactor = 5

/**
 * This many times the overall limit is stored and announced by digest; beyond it requests are
 * refused as abuse.
 */
const floodFactor = 5

/** Clocks of machines that share a database may differ by less than a lease. */
const clocksApartMs = 60_000

/** Whom the request is counted for. */
export interface Visitor {
  /** The network address as `networkOf` writes it. */
  readonly address: string
  /** Phone key of the request (server/appointments/phone-key.ts); empty without a number. */
  readonly phone: string
}

export interface Limits {
  /** Charges a request that is about to be stored; a refused one is charged nothing. */
  admit(visitor: Visitor): Promise<Admission>
  /** Takes the charge back: the request was not stored, or was an earlier one. Never rejects. */
  refund(admission: Admitted): Promise<void>
}

export type Admission =
  | Admitted
  /** Seconds until the visitor may try again. */
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number }

export interface Admitted {
  readonly isAdmitted: true
  /** Beyond the overall limit: stored, but announced to reception in a digest. */
  readonly isByDigest: boolean
  /** Whether it is the first such request of the window. */
  readonly isFirstByDigest: boolean
  readonly charges: readonly Charge[]
}

/** One request counted in one limit. */
interface Charge {
  readonly limiter: RateLimiterAbstract
  readonly key: string
  /** When the charged window ends, epoch ms. */
  readonly endsAtMs: number
}

interface Limit {
  readonly name: string
  /** Requests per window; 0 is no limit. */
  readonly most: number
  readonly seconds: number
  /** The key to count by; undefined where the limit does not apply to the visitor. */
  readonly keyOf: (visitor: Visitor) => string | undefined
  /** Beyond this many, requests are announced by digest. */
  readonly digestBeyond?: number
}

/**
 * All limits, also listed in docs/operate.md. The overall limit comes last: it is shared by
 * everybody.
 */
function limitsOf({ perAddress, perPhone, overall }: LimitsConfig): readonly Limit[] {
  return [
    {
      name: 'address',
      most: perAddress,
      seconds: 10 * minute,
      keyOf: ({ address }) => address,
    },
    {
      name: 'home',
      most: homeFactor * perAddress,
      seconds: 10 * minute,
      keyOf: ({ address }) => widerClientNetwork(address),
    },
    {
      name: 'phone-address',
      most: perPhone,
      seconds: hour,
      keyOf: ({ phone, address }) => (phone === '' ? undefined : `${phone} ${address}`),
    },
    {
      name: 'phone',
      most: phoneFactor * perPhone,
      seconds: hour,
      keyOf: ({ phone }) => (phone === '' ? undefined : phone),
    },
    {
      name: 'overall',
      most: floodFactor * overall,
      seconds: hour,
      keyOf: () => 'all',
      digestBeyond: overall,
    },
  ]
}

/** Counts in this process, for a server that has its store to itself. */
export function limitsInMemory(config: LimitsConfig, log: Logger): Limits {
  return limits(config, (options) => new BoundedLimiter(options), log)
}

/**
 * Counts in the database, for all processes. Stores addresses and numbers only as keyed hashes, and
 * deletes them an hour after their window ends.
 */
export function limitsInPostgres(
  config: LimitsConfig,
  { pool, secret }: Shared,
  log: Logger,
): Limits {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  const table = { storeClient: pool, tableName: 'rate_limit', tableCreated: true }
  return limits(config, (options) => new RateLimiterPostgres({ ...options, ...table }), log, hashed)
}

function limits(
  config: LimitsConfig,
  open: (options: IRateLimiterOptions) => RateLimiterAbstract,
  log: Logger,
  hashed: (key: string) => string = (key) => key,
): Limits {
  const counted = limitsOf(config)
    .filter(({ most }) => most > 0)
    .map((limit) => {
      const options = { keyPrefix: limit.name, points: limit.most, duration: limit.seconds }
      return { ...limit, limiter: open(options) }
    })
  const refusals = knownRefusals()

  /** Appends to `charges` while it counts, so that the caller can refund them when it throws. */
  async function charge(visitor: Visitor, charges: Charge[]): Promise<Admission> {
    let isByDigest = false
    let isFirstByDigest = false
    for (const { name, limiter, keyOf, most, digestBeyond = Infinity } of counted) {
      const counts = keyOf(visitor)
      if (counts === undefined) continue
      const key = hashed(counts)
      const known = refusals.find(`${name} ${key}`)
      if (known !== undefined) return await refuse(charges, known)
      const { count, msLeft } = await countOne(limiter, key)
      charges.push({ limiter, key, endsAtMs: Date.now() + msLeft })
      if (count > most) {
        const retryAfterSeconds = Math.ceil(msLeft / 1000)
        refusals.add(`${name} ${key}`, retryAfterSeconds)
        return await refuse(charges, retryAfterSeconds)
      }
      isByDigest = count > digestBeyond
      isFirstByDigest = count === digestBeyond + 1
    }
    return { isAdmitted: true, isByDigest, isFirstByDigest, charges }
  }

  async function refuse(charges: readonly Charge[], retryAfterSeconds: number): Promise<Admission> {
    await takeBack(charges)
    return { isAdmitted: false, retryAfterSeconds }
  }

  /** Nothing is refunded once the window has ended. */
  async function takeBack(charges: readonly Charge[]): Promise<void> {
    try {
      for (const { limiter, key, endsAtMs } of charges) {
        if (Date.now() < endsAtMs) await limiter.reward(key)
      }
    } catch (error) {
      log.error({ failure: toLoggableError(error) }, 'limits not refunded')
    }
  }

  return {
    async admit(visitor) {
      const charges: Charge[] = []
      try {
        return await charge(visitor, charges)
      } catch (error) {
        // Admit the request: an unreachable counter must not close the form.
        log.error({ failure: toLoggableError(error) }, 'request let through uncounted')
        return { isAdmitted: true, isByDigest: false, isFirstByDigest: false, charges }
      }
    },
    refund: ({ charges }) => takeBack(charges),
  }
}

/**
 * Adds one to the window, even beyond the limit. A window that would end later than one begun now
 * began before the clock was set back: it is replaced.
 */
async function countOne(limiter: RateLimiterAbstract, key: string) {
  const counted = await limiter.penalty(key)
  const isAbsurd = counted.msBeforeNext > limiter.msDuration + clocksApartMs
  if (isAbsurd) await limiter.delete(key)
  const { consumedPoints, msBeforeNext } = isAbsurd ? await limiter.penalty(key) : counted
  return { count: consumedPoints, msLeft: msBeforeNext }
}
