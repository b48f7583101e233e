const windowMs = 60_000

/** What anybody can provoke may be said so often in a minute; then it would only fill the log. */
export function sayRarely(mostPerMinute: number, now: () => number): () => boolean {
  let windowEndsAtMs = Number.NEGATIVE_INFINITY
  let said = 0
  return () => {
    if (now() >= windowEndsAtMs) {
      windowEndsAtMs = now() + windowMs
      said = 0
    }
    return said++ < mostPerMinute
  }
}
