import { minute } from '../../domain/time/milliseconds.ts'
import { hasPassed } from '../clock/has-passed.ts'

const windowMs = minute

/** For lines that any client can cause. Returns a function that says whether one more may be logged this minute. */
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
