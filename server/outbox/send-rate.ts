import { isWaitOver, longestWaits } from '../clock/stored-instants.ts'
import type { SendRate } from './send-state.ts'

/** Meta's pair limit: one message per 6 seconds to one recipient (131056 beyond it). */
const intervalMs = 6000

/**
 * The burst allowed at once. Meta lets a burst borrow against later messages; whether some may
 * follow before all is repaid is unclear, so nothing follows until then.
 */
const burst = 5

/** After the Xth consecutive "too many for this pair": wait 4^X seconds (Meta's rule). */
const strikeBase = 4
const maxStrikeMs = 10 * 60_000

export type SendTurn =
  | { readonly isGranted: true; readonly next: SendRate }
  | { readonly isGranted: false; readonly readyAtMs: number }

/** Whether a message may be sent to this recipient now; if so, the send rate with it counted. */
export function takeTurn(sendRate: SendRate, nowMs: number): SendTurn {
  if (isWaitOver(sendRate.clearAtMs, longestWaits.paceMs, nowMs)) {
    return granted({ ...sendRate, burstStartedAtMs: nowMs, clearAtMs: nowMs + intervalMs })
  }
  const isBurstOpen = nowMs < sendRate.burstStartedAtMs + intervalMs
  const isBurstFull = sendRate.clearAtMs >= sendRate.burstStartedAtMs + burst * intervalMs
  return isBurstOpen && !isBurstFull
    ? granted({ ...sendRate, clearAtMs: sendRate.clearAtMs + intervalMs })
    : { isGranted: false, readyAtMs: sendRate.clearAtMs }
}

/** After a refusal for this pair: nothing for 4^X seconds, and no burst afterwards. */
export function afterThrottle(sendRate: SendRate, nowMs: number): SendRate {
  const waitMs = Math.min(strikeBase ** sendRate.throttleCount * 1000, maxStrikeMs)
  return {
    burstStartedAtMs: 0,
    clearAtMs: Math.max(sendRate.clearAtMs, nowMs + waitMs),
    throttleCount: sendRate.throttleCount + 1,
  }
}

/** An accepted message resets the throttle count. The same object when it was zero. */
export function afterAccepted(sendRate: SendRate): SendRate {
  return sendRate.throttleCount === 0 ? sendRate : { ...sendRate, throttleCount: 0 }
}

function granted(next: SendRate): SendTurn {
  return { isGranted: true, next }
}
