import { hour, minute } from '../../domain/time/milliseconds.ts'
import type { LimitsConfig } from '../config.ts'
import { widerClientNetwork } from '../web/client-address.ts'

const addressWindowMs = 10 * minute

/** A home usually has an IPv6 /56, which is 256 networks. Its limit is this many times the limit of one network. */
const homeFactor = 4

/**
 * Below this part of the overall limit no request is refused for its address, because a mobile operator gives many
 * patients one address (decision 008).
 */
const quietShare = 1 / 4

/** The most requests stored in an hour, unless the overall limit is higher or off. More are refused as abuse. */
const floodLimit = 1500

/** The most addresses that one limit counts, in about 2 MB. It cannot stop a client that has more. */
const maxKeys = 10_000

export type Limits = ReturnType<typeof createLimits>

export type Admission =
  | Admitted
  /** Seconds until the visitor may try again. */
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number }

export interface Admitted {
  readonly isAdmitted: true
  /**
   * Whether the request is beyond the overall limit. It is stored and shown, because it may be a patient's (decision
   * 008). If somebody gets summaries, no other message tells of the request (server/outbox/summary.ts).
   */
  readonly isBeyondLimit: boolean
  /** Whether it is the first request beyond the overall limit in the window. */
  readonly isFirstBeyondLimit: boolean
  readonly charges: readonly CountWindow[]
}

/** The requests of one key since its window began. */
interface CountWindow {
  /** By the monotonic clock. */
  readonly endsAtMs: number
  count: number
}

/**
 * Counts in this process. Servers that share a database count each for itself. The numbers are settings
 * (server/config-keys.ts). A phone number has no limit, because a stranger could use it up (decision 008).
 *
 * @param uptimeMs A monotonic clock, so that a wall clock that is set changes nothing.
 */
export function createLimits(
  { perAddress, overall }: LimitsConfig,
  uptimeMs = () => performance.now(),
) {
  const ofAddress = [
    { most: perAddress, keyOf: (address: string) => address },
    { most: homeFactor * perAddress, keyOf: widerClientNetwork },
  ].map((limit) => ({ ...limit, windows: countInWindows(addressWindowMs, uptimeMs) }))
  const all = countInWindows(hour, uptimeMs)

  /** Counts one request against each limit of its address. */
  function countOf(address: string) {
    if (perAddress === 0) return []
    return ofAddress.flatMap(({ most, keyOf, windows }) => {
      const key = keyOf(address)
      return key === undefined ? [] : { most, window: windows.add(key) }
    })
  }

  function refuse({ endsAtMs }: CountWindow, charges: readonly CountWindow[]): Admission {
    takeBack(charges)
    return { isAdmitted: false, retryAfterSeconds: Math.ceil((endsAtMs - uptimeMs()) / 1000) }
  }

  return {
    /**
     * Charges a request that is about to be stored. A refused request is not charged.
     * @param address the client's network address, as a `ClientAddress` returns it
     */
    admit(address: string): Admission {
      const isQuiet = all.countIn(everybody) < overall * quietShare
      const counted = countOf(address)
      const charges = counted.map(({ window }) => window)
      const exceeded = counted.find(isExceeded)
      if (exceeded && !isQuiet) return refuse(exceeded.window, charges)
      // Counted last, so that a refused address does not use up the overall limit.
      const total = overall === 0 ? undefined : all.add(everybody)
      if (total === undefined) return admitted(0, charges)
      charges.push(total)
      if (total.count > Math.max(overall, floodLimit)) return refuse(total, charges)
      return admitted(total.count - overall, charges)
    },
    /**
     * Charges a form that is not a valid wish about a stored request, to the limits of the address alone. An address that sends
     * too many is refused even on a quiet day. A refused form stays charged.
     */
    chargeAddress(address: string): Admission {
      const counted = countOf(address)
      const exceeded = counted.find(isExceeded)
      return exceeded ? refuse(exceeded.window, []) : admitted(0, [])
    },
    /** Takes back the charges of a request that was not stored or repeats a stored one. */
    refund: ({ charges }: Admitted) => takeBack(charges),
  }
}

const everybody = 'all'

function isExceeded({ most, window }: { most: number; window: CountWindow }): boolean {
  return window.count > most
}

/** @param beyond The place of the request among those beyond the overall limit. */
function admitted(beyond: number, charges: readonly CountWindow[]): Admitted {
  return {
    isAdmitted: true,
    charges,
    isBeyondLimit: beyond > 0,
    isFirstBeyondLimit: beyond === 1,
  }
}

/** Lowers the counts. For a window that has ended this changes nothing. */
function takeBack(charges: readonly CountWindow[]): void {
  for (const window of charges) window.count--
}

function countInWindows(windowMs: number, uptimeMs: () => number) {
  /** The window that began first stands first, and ends first. */
  const windows = new Map<string, CountWindow>()

  function current(key: string): CountWindow | undefined {
    for (const [oldest, { endsAtMs }] of windows) {
      if (uptimeMs() < endsAtMs) break
      windows.delete(oldest)
    }
    return windows.get(key)
  }

  return {
    countIn: (key: string) => current(key)?.count ?? 0,
    add(key: string): CountWindow {
      const window = current(key) ?? { endsAtMs: uptimeMs() + windowMs, count: 0 }
      window.count++
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
      return window
    },
  }
}
