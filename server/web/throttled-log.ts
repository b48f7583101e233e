import { hasPassed } from '../clock/has-passed.ts'

const windowMs = 60_000

/**
 * Returns a function that tells whether one more line may be logged in this minute. For lines that any client
 * can cause.
 */
export function throttledLog(mostPerMinute: number, now: () => number): () => boolean {
  let windowStartedAtMs = Number.NEGATIVE_INFINITY
  let said = 0
  return () => {
    const nowMs = now()
    if (hasPassed(windowMs, windowStartedAtMs, nowMs)) {
      windowStartedAtMs = nowMs
      said = 0
    }
    return said++ < mostPerMinute
  }
}
