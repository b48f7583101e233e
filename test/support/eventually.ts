import { vi } from 'vitest'

/** Real time. On a busy machine the default of vi.waitFor, one second, is not enough. */
const patienceMs = 10_000

/** The default of vi.waitFor, 50 ms, is most of what a test spends that moves the clock a hundred times. */
const intervalMs = 5

/** Calls `check` again until it throws nothing. Tests wait in this way for what the server does on its own. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: intervalMs })
}
