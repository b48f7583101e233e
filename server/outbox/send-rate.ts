import type { SendRate } from './send-state.ts'

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
  | { readonly isGranted: true; readonly next: SendRate }
  | { readonly isGranted: false; readonly readyAtMs: number }

/** Whether a message may go to this recipient now; if so, the pace with it counted. */
export function takeTurn(sendRate: SendRate, nowMs: number): Turn {
  if (nowMs >= sendRate.clearAtMs) {
    return granted({ ...sendRate, burstStartedAtMs: nowMs, clearAtMs: nowMs + intervalMs })
  }
  const isBurstOpen = nowMs < sendRate.burstStartedAtMs + intervalMs
  const isBurstFull = sendRate.clearAtMs >= sendRate.burstStartedAtMs + burst * intervalMs
  return isBurstOpen && !isBurstFull
    ? granted({ ...sendRate, clearAtMs: sendRate.clearAtMs + intervalMs })
    : { isGranted: false, readyAtMs: sendRate.clearAtMs }
}

/** After the provider refused one for this pair: nothing for 4^X seconds, and no burst meanwhile. */
export function afterThrottle(sendRate: SendRate, nowMs: number): SendRate {
  const waitMs = Math.min(strikeBase ** sendRate.throttleCount * 1000, maxStrikeMs)
  return {
    burstStartedAtMs: 0,
    clearAtMs: Math.max(sendRate.clearAtMs, nowMs + waitMs),
    throttleCount: sendRate.throttleCount + 1,
  }
}

/** An accepted message ends a row of strikes. The same object when there was none. */
export function afterAccepted(sendRate: SendRate): SendRate {
  return sendRate.throttleCount === 0 ? sendRate : { ...sendRate, throttleCount: 0 }
}

function granted(next: SendRate): Turn {
  return { isGranted: true, next }
}
