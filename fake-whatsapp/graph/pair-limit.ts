/**
 * How often one number may write to one recipient (Meta, "Pair rate limits"): one message per 6 s;
 * a burst of 45 within 6 s is allowed, borrowed from the time that follows.
 *
 * `tokens`: 45 tokens, one comes back every 6 s. `repay`: after a burst nothing passes until the
 * whole debt is repaid (20 at once, then silence for 2 min), which is Meta's own example and the
 * stricter reading of "borrow".
 */
export type PairLimitModel = 'tokens' | 'repay'

const intervalMs = 6_000
const burstLength = 45

export interface PairLimit {
  /** Counts a message to `to` and answers true, or answers false and counts nothing. */
  admit(to: string, nowMs: number): boolean
}

export function createPairLimit(model: PairLimitModel | undefined): PairLimit {
  switch (model) {
    case undefined:
      return { admit: () => true }
    case 'tokens':
      return limitByTokens()
    case 'repay':
      return limitByRepayment()
  }
}

function limitByTokens(): PairLimit {
  const debtUntilMs = new Map<string, number>()
  return {
    admit(to, nowMs) {
      const debtMs = Math.max(0, (debtUntilMs.get(to) ?? 0) - nowMs)
      if (debtMs > intervalMs * (burstLength - 1)) return false
      debtUntilMs.set(to, nowMs + debtMs + intervalMs)
      return true
    },
  }
}

function limitByRepayment(): PairLimit {
  const bursts = new Map<string, { startMs: number; length: number }>()
  return {
    admit(to, nowMs) {
      const burst = bursts.get(to)
      if (burst === undefined || nowMs >= burst.startMs + burst.length * intervalMs) {
        bursts.set(to, { startMs: nowMs, length: 1 })
        return true
      }
      if (nowMs >= burst.startMs + intervalMs || burst.length >= burstLength) return false
      burst.length += 1
      return true
    },
  }
}
