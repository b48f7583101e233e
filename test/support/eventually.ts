import { vi } from 'vitest'

/** Real time, as other processes of a busy machine have it; vi.waitFor's own second is not enough. */
const patienceMs = 10_000

/** Tries again until nothing is thrown: for what the server does on its own. */
export function eventually<T>(check: () => T | Promise<T>, timeoutMs = patienceMs): Promise<T> {
  return vi.waitFor(check, timeoutMs)
}
