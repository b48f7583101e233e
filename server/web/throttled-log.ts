import { hasPassed } from '../has-passed.ts'

const windowMs = 60_000

/** What anybody can provoke may be said so often in a minute; then it would only fill the log. */
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
