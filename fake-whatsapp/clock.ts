/** The time of the fake; a test may pass its own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Runs `action` once, `delayMs` from now. */
  after(delayMs: number, action: () => void): void
  cancelAll(): void
}

export function createClock(): Clock {
  const timers = new Set<NodeJS.Timeout>()
  return {
    now: Date.now,
    after(delayMs, action) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        action()
      }, delayMs)
      timers.add(timer)
    },
    cancelAll() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
