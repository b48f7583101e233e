import type { PurgeOutlook } from './purge.ts'

const day = 24 * 60 * 60_000

/**
 * A purge in error cannot be undone, and a clock that is ahead is the likeliest cause. So a purge waits
 * for a person (`centre purge --yes`) when it looks like an error:
 *
 * | why          | when                                                                        |
 * | ------------ | --------------------------------------------------------------------------- |
 * | `clock`      | the clock advanced by more than 30 days unseen, or was set forward by more   |
 * | `share`      | it would take more than 5 % of the appointments, and more than 50            |
 * | `unfinished` | one of them has a queued notice, or was to be called in the last month      |
 */
export type WhyWithheld = 'clock' | 'share' | 'unfinished'

/** How long no server stored the time. */
const mostUnseenMs = 30 * day

/** Eighteen days of an evenly busy year: a purge is that late only after a long absence. */
const mostShare = 0.05

/** In a small store a few rows are a large share. */
const alwaysAllowed = 50

export function whyWithheld(outlook: PurgeOutlook, nowMs: number): WhyWithheld | undefined {
  const { stored, expired, unfinished, clockDoubtedAtMs, clockNotedAtMs = nowMs } = outlook
  if (clockDoubtedAtMs !== undefined || nowMs - clockNotedAtMs > mostUnseenMs) return 'clock'
  if (expired > alwaysAllowed && expired > mostShare * stored) return 'share'
  return unfinished > 0 ? 'unfinished' : undefined
}
