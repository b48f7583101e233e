import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { clocksApartMs } from '../../domain/clocks-apart.ts'
import type { LimitsConfig } from '../config.ts'
import { toLoggableError } from '../db/errors.ts'
import type { Shared } from '../db/open-configured.ts'
import { widerClientNetwork } from '../web/client-address.ts'
import { BoundedLimiter, knownRefusals } from './limits-memory.ts'

const minute = 60
const hour = 60 * minute

/** A home has a /56, which is 256 networks: it gets four times the limit of one network. */
const homeFactor = 4

/** While fewer requests than this part of the overall limit came, no address is refused. */
const quietPart = 1 / 4

/** Requests an hour beyond which all are refused as abuse, however low the overall limit is. */
const floodLimit = 1500

const overallKey = 'all'

export interface Limits {
  /**
   * Charges a request that is about to be stored; a refused one is charged nothing.
   * @param address the client's network address as `networkOf` writes it
   */
  admit(address: string): Promise<Admission>
  /** Charges a link that proves nothing, to its address alone: many are refused on a quiet day too. */
  chargeAddress(address: string): Promise<Admission>
  /** Takes the charge back: the request was not stored, or was an earlier one. Never rejects. */
  refund(admission: Admitted): Promise<void>
}

export type Admission =
  | Admitted
  /** Seconds until the visitor may try again. */
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number }

export interface Admitted {
  readonly isAdmitted: true
  /** Beyond the overall limit: stored and shown, but reception is owed a summary only. */
  readonly isBeyondLimit: boolean
  /** Whether it is the first such request of the window. */
  readonly isFirstBeyondLimit: boolean
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
  /** The key to count by; undefined where the limit does not apply to the address. */
  readonly keyOf: (address: string) => string | undefined
}

type OpenLimit = Limit & { readonly limiter: RateLimiterAbstract }

/** One request, as a limit counts it. */
interface Counted {
  /** With it; infinite where it was refused within the last second. */
  readonly count: number
  /** What a refusal is remembered by. */
  readonly refusal: string
  readonly retryAfterSeconds: number
}

/** The limits of an address, also listed in docs/operate.md. */
function addressLimits({ perAddress }: LimitsConfig): readonly Limit[] {
  const seconds = 10 * minute
  return [
    { name: 'address', most: perAddress, seconds, keyOf: (address) => address },
    { name: 'home', most: homeFactor * perAddress, seconds, keyOf: widerClientNetwork },
  ]
}

/** Everybody shares it, so it is counted last. */
function overallLimit({ overall }: LimitsConfig): Limit {
  const most = overall && Math.max(overall, floodLimit)
  return { name: 'overall', most, seconds: hour, keyOf: () => overallKey }
}

/** Counts in this process, for a server that has its store to itself. */
export function limitsInMemory(config: LimitsConfig, log: Logger): Limits {
  return countLimits(config, (options) => new BoundedLimiter(options), log)
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
  return countLimits(
    config,
    (options) => new RateLimiterPostgres({ ...options, ...table }),
    log,
    hashed,
  )
}

function countLimits(
  config: LimitsConfig,
  open: (options: IRateLimiterOptions) => RateLimiterAbstract,
  log: Logger,
  hashed: (key: string) => string = (key) => key,
): Limits {
  const opened = (limit: Limit): OpenLimit[] => {
    const options = { keyPrefix: limit.name, points: limit.most, duration: limit.seconds }
    return limit.most === 0 ? [] : [{ ...limit, limiter: open(options) }]
  }
  const ofAddress = addressLimits(config).flatMap(opened)
  const [overall] = opened(overallLimit(config))
  const refusals = knownRefusals()

  /** Appends to `charges` while it counts, so that the caller can refund them when it throws. */
  async function charge(address: string, charges: Charge[]): Promise<Admission> {
    let exceeded: Counted | undefined
    for (const limit of ofAddress) {
      const counted = await count(limit, address, charges)
      if (counted === undefined || counted.count <= limit.most) continue
      if (!(await isQuiet())) return await refuse(counted, charges)
      exceeded = counted
    }
    const total = overall && (await count(overall, address, charges))
    if (overall === undefined || total === undefined) return admitted(0, charges)
    // Others were counted since the look at the total.
    if (exceeded !== undefined && !isBelowQuiet(total.count - 1)) {
      return await refuse(exceeded, charges)
    }
    return total.count > overall.most
      ? await refuse(total, charges)
      : admitted(total.count, charges)
  }

  async function chargeLink(address: string): Promise<Admission> {
    const charges: Charge[] = []
    for (const limit of ofAddress) {
      const counted = await count(limit, address, charges)
      if (counted && counted.count > limit.most) return await refuse(counted, [])
    }
    return admitted(0, charges)
  }

  /** Undefined where the limit does not apply to the address. */
  async function count(
    { name, limiter, keyOf }: OpenLimit,
    address: string,
    charges: Charge[],
  ): Promise<Counted | undefined> {
    const counts = keyOf(address)
    if (counts === undefined) return undefined
    const key = hashed(counts)
    const refusal = `${name} ${key}`
    const known = refusals.find(refusal)
    if (known !== undefined) return { count: Infinity, refusal, retryAfterSeconds: known }
    const { count, msLeft } = await countOne(limiter, key)
    charges.push({ limiter, key, endsAtMs: Date.now() + msLeft })
    return { count, refusal, retryAfterSeconds: Math.ceil(msLeft / 1000) }
  }

  function admitted(count: number, charges: readonly Charge[]): Admitted {
    const isBeyondLimit = config.overall > 0 && count > config.overall
    const isFirstBeyondLimit = config.overall > 0 && count === config.overall + 1
    return { isAdmitted: true, isBeyondLimit, isFirstBeyondLimit, charges }
  }

  /** Whether so few requests came that no address needs to be refused. */
  async function isQuiet(): Promise<boolean> {
    if (overall === undefined) return false
    const counted = await overall.limiter.get(hashed(overallKey))
    return isBelowQuiet(counted?.consumedPoints ?? 0)
  }

  function isBelowQuiet(total: number): boolean {
    return total < config.overall * quietPart
  }

  async function refuse(
    { count, refusal, retryAfterSeconds }: Counted,
    charges: readonly Charge[],
  ): Promise<Admission> {
    // A refusal that was known is not known for longer: the counter is asked again each second.
    if (count < Infinity) refusals.add(refusal, retryAfterSeconds)
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

  /** Admits it where it cannot be counted: an unreachable counter must not close the form. */
  async function unlessUncounted(counted: Promise<Admission>, charges: readonly Charge[]) {
    try {
      return await counted
    } catch (error) {
      log.error({ failure: toLoggableError(error) }, 'request let through uncounted')
      return admitted(0, charges)
    }
  }

  return {
    async admit(address) {
      const charges: Charge[] = []
      return await unlessUncounted(charge(address, charges), charges)
    },
    chargeAddress: async (address) => await unlessUncounted(chargeLink(address), []),
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
