import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { type IRateLimiterOptions, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitsConfig } from '../config.ts'
import { toLoggableError } from '../db/errors.ts'
import type { Shared } from '../db/open-configured.ts'
import { widerClientNetwork } from '../web/client-address.ts'
import { BoundedLimiter } from './limits-memory.ts'
import {
  type Charge,
  type Counted,
  type Limit,
  type RequestCounter,
  requestCounter,
} from './request-counter.ts'

const minute = 60
const hour = 60 * minute

/** A home usually has an IPv6 /56, which is 256 networks. Its limit is this many times the limit of one network. */
const homeFactor = 4

/** Below this part of the overall limit no address is refused. */
const quietShare = 1 / 4

/** The most requests stored in an hour, unless the overall limit is higher. More are refused as abuse. */
const floodLimit = 1500

const overallKey = 'all'

export interface Limits {
  /**
   * Charges a request that is about to be stored. A refused request is not charged.
   * @param address the client's network address, as a `ClientAddress` returns it
   */
  admit(address: string): Promise<Admission>
  /**
   * Charges a confirmation link that names no stored request, to the limits of the address alone. An
   * address with too many such links is refused even on a quiet day.
   */
  chargeAddress(address: string): Promise<Admission>
  /** Takes back the charges of a request that was not stored or repeats a stored one. Never rejects. */
  refund(admission: Admitted): Promise<void>
}

export type Admission =
  | Admitted
  /** Seconds until the visitor may try again. */
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number }

export interface Admitted {
  readonly isAdmitted: true
  /** Beyond the overall limit: the request is stored and shown, but reception gets only a summary. */
  readonly isBeyondLimit: boolean
  /** Whether it is the first request beyond the overall limit in the window. */
  readonly isFirstBeyondLimit: boolean
  readonly charges: readonly Charge[]
}

/** The limits of an address, also listed in docs/operate.md. */
function addressLimits({ perAddress }: LimitsConfig): readonly Limit[] {
  const seconds = 10 * minute
  return [
    { name: 'address', most: perAddress, seconds, keyOf: (address) => address },
    { name: 'home', most: homeFactor * perAddress, seconds, keyOf: widerClientNetwork },
  ]
}

/** All visitors share this limit. It is counted last, so that a refused address does not use it up. */
function overallLimit({ overall }: LimitsConfig): Limit {
  const most = overall && Math.max(overall, floodLimit)
  return { name: 'overall', most, seconds: hour, keyOf: () => overallKey }
}

/** Counts in this process, for a server that has its store to itself. */
export function limitsInMemory(config: LimitsConfig, log: Logger): Limits {
  const limiterOf = (options: IRateLimiterOptions) => new BoundedLimiter(options)
  return countLimits(config, requestCounter({ limiterOf, hashed: String, log }), log)
}

/**
 * Counts in the database, for all processes. Stores addresses only as keyed hashes, and deletes them an
 * hour after their window ends.
 */
export function limitsInPostgres(
  config: LimitsConfig,
  { pool, secret }: Shared,
  log: Logger,
): Limits {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  const table = { storeClient: pool, tableName: 'rate_limit', tableCreated: true }
  const limiterOf = (options: IRateLimiterOptions) =>
    new RateLimiterPostgres({ ...options, ...table })
  return countLimits(config, requestCounter({ limiterOf, hashed, log }), log)
}

function countLimits(config: LimitsConfig, counter: RequestCounter, log: Logger): Limits {
  const ofAddress = addressLimits(config).flatMap(counter.open)
  const [overall] = counter.open(overallLimit(config))
  const isBelowQuiet = (total: number) => total < config.overall * quietShare

  /** Appends to `charges` while it counts, so that charges made before a failure can be refunded. */
  async function charge(address: string, charges: Charge[]): Promise<Admission> {
    let exceeded: Counted | undefined
    for (const limit of ofAddress) {
      const counted = await counter.count(limit, address, charges)
      if (counted === undefined || counted.count <= limit.most) continue
      if (!(await isQuiet())) return await refuse(counted, charges)
      exceeded = counted
    }
    const total = overall && (await counter.count(overall, address, charges))
    if (!overall || !total) return admitted(0, charges, config)
    // Checked once more, because other requests may have been counted since `isQuiet`.
    if (exceeded && !isBelowQuiet(total.count - 1)) return await refuse(exceeded, charges)
    return total.count > overall.most
      ? await refuse(total, charges)
      : admitted(total.count, charges, config)
  }

  async function chargeLink(address: string, charges: Charge[]): Promise<Admission> {
    for (const limit of ofAddress) {
      const counted = await counter.count(limit, address, charges)
      if (counted && counted.count > limit.most) return await refuse(counted, [])
    }
    return admitted(0, charges, config)
  }

  /** Whether so few requests came that no address needs to be refused. */
  async function isQuiet(): Promise<boolean> {
    return overall !== undefined && isBelowQuiet(await counter.countSoFar(overall, overallKey))
  }

  async function refuse(counted: Counted, charges: readonly Charge[]): Promise<Admission> {
    counter.remember(counted)
    await counter.takeBack(charges)
    return { isAdmitted: false, retryAfterSeconds: counted.retryAfterSeconds }
  }

  /** Admits a request that cannot be counted, because an unreachable counter must not close the form. */
  const unlessUncounted = (counted: typeof charge) => async (address: string) => {
    const charges: Charge[] = []
    try {
      return await counted(address, charges)
    } catch (error) {
      log.error({ failure: toLoggableError(error) }, 'request let through uncounted')
      return admitted(0, charges, config)
    }
  }

  return {
    admit: unlessUncounted(charge),
    chargeAddress: unlessUncounted(chargeLink),
    refund: ({ charges }) => counter.takeBack(charges),
  }
}

function admitted(count: number, charges: readonly Charge[], { overall }: LimitsConfig): Admitted {
  const isBeyondLimit = overall > 0 && count > overall
  const isFirstBeyondLimit = overall > 0 && count === overall + 1
  return { isAdmitted: true, isBeyondLimit, isFirstBeyondLimit, charges }
}
