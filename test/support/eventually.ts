import { vi } from 'vitest'

/** Real time. On a busy machine the default of vi.waitFor, one second, is not enough. */
const patienceMs = 10_000

/** Calls `check` again until it throws nothing. Tests wait in this way for what the server does on its own. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, patienceMs)
}
