import type { FailureClass } from '../store/schema.ts'

/** What an answer means by its status alone, where the provider gave no code of its own. */
export function classOfStatus(status: number): FailureClass {
  if (status >= 500) return 'transient'
  if (status === 429) return 'channel-throttled'
  return status === 401 || status === 403 ? 'auth' : 'template'
}

/** How long the provider asks us to wait, in milliseconds, where `Retry-After` says it in seconds. */
export function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
