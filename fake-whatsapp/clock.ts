/** The time of the fake; a test may pass its own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Runs `action` once, `delayMs` from now; calling the result cancels it. */
  after(delayMs: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}

/** A clock that keeps its pending actions, so that stopping can cancel them. */
export interface TrackedClock extends Clock {
  cancelAll(): void
}

export function trackClock(clock: Clock): TrackedClock {
  const pending = new Set<() => void>()
  return {
    now: () => clock.now(),
    after(delayMs, action) {
      const cancel = clock.after(delayMs, () => {
        pending.delete(cancel)
        action()
      })
      pending.add(cancel)
      return () => {
        pending.delete(cancel)
        cancel()
      }
    },
    cancelAll() {
      for (const cancel of pending) cancel()
      pending.clear()
    },
  }
}

/** Resolves after `delayMs`; at once when there is no delay. */
export function pause(clock: Clock, delayMs: number): Promise<void> {
  if (delayMs === 0) return Promise.resolve()
  return new Promise((resolve) => clock.after(delayMs, resolve))
}
