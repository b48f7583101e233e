import type { Pace } from './send-state.ts'

/** Meta's pair limit: one message per 6 seconds to one recipient (131056 beyond it). */
const intervalMs = 6000

/**
 * How many may go at once before the pause. Meta lets a burst borrow and wants all of it repaid
 * before anything follows (its two readings agree on that much), so nothing follows until then.
 */
const burst = 5

/** Told "too many for this pair" for the Xth time in a row: wait 4^X seconds (Meta's rule). */
const strikeBase = 4
const maxStrikeMs = 10 * 60_000

export type Turn =
  | { readonly isGranted: true; readonly next: Pace }
  | { readonly isGranted: false; readonly readyAtMs: number }

/** Whether a message may go to this recipient now; if so, the pace with it counted. */
export function takeTurn(pace: Pace, nowMs: number): Turn {
  if (nowMs >= pace.clearAtMs) {
    return granted({ ...pace, burstStartedAtMs: nowMs, clearAtMs: nowMs + intervalMs })
  }
  const isBurstOpen = nowMs < pace.burstStartedAtMs + intervalMs
  const isBurstFull = pace.clearAtMs >= pace.burstStartedAtMs + burst * intervalMs
  return isBurstOpen && !isBurstFull
    ? granted({ ...pace, clearAtMs: pace.clearAtMs + intervalMs })
    : { isGranted: false, readyAtMs: pace.clearAtMs }
}

/** After the provider refused one for this pair: nothing for 4^X seconds, and no burst meanwhile. */
export function afterStrike(pace: Pace, nowMs: number): Pace {
  const waitMs = Math.min(strikeBase ** pace.strikes * 1000, maxStrikeMs)
  return {
    burstStartedAtMs: 0,
    clearAtMs: Math.max(pace.clearAtMs, nowMs + waitMs),
    strikes: pace.strikes + 1,
  }
}

/** An accepted message ends a row of strikes. The same object when there was none. */
export function afterAccepted(pace: Pace): Pace {
  return pace.strikes === 0 ? pace : { ...pace, strikes: 0 }
}

function granted(next: Pace): Turn {
  return { isGranted: true, next }
}
