import { z } from 'zod'
import type { SendFailure } from './channel.ts'

/** Longer than any answer seen, shorter than the lease of a claimed notice. */
export const sendTimeoutMs = 10_000

/** Failures of `fetch` that happen before a byte of the request has left. */
const notSentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const withCode = z.object({ code: z.string() })
const networkError = z.union([
  z.object({ cause: withCode }).transform(({ cause }) => cause.code),
  z.object({ name: z.enum(['TimeoutError', 'AbortError']) }).transform(({ name }) => name),
])

/** What a thrown `fetch` means: surely not sent, or nobody knows. */
export function networkFailure(error: unknown): SendFailure {
  const parsed = networkError.safeParse(error)
  const code = parsed.success ? parsed.data : 'network'
  return { kind: 'failed', class: notSentCodes.has(code) ? 'transient' : 'unknown', code }
}
