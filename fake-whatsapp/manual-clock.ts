import type { Clock } from './clock.ts'

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): void
  /** How many actions are yet to run. */
  readonly pending: number
}

export function createManualClock(startMs: number): ManualClock {
  let nowMs = startMs
  let timers: { readonly atMs: number; readonly action: () => void }[] = []
  return {
    now: () => nowMs,
    after(delayMs, action) {
      const timer = { atMs: nowMs + delayMs, action }
      timers = [...timers, timer].sort((one, other) => one.atMs - other.atMs)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms) {
      const untilMs = nowMs + ms
      for (let [next] = timers; next && next.atMs <= untilMs; [next] = timers) {
        timers = timers.slice(1)
        nowMs = next.atMs
        next.action()
      }
      nowMs = untilMs
    },
    get pending() {
      return timers.length
    },
  }
}
