import { z } from 'zod'
import { parseJson } from '../../../domain/parse-json.ts'
import { minute } from '../../../domain/time/milliseconds.ts'
import type { FailureClass } from '../../db/schema.ts'
import { classOfForeignAnswer, classOfStatus, group, retryAfter } from '../http-failure.ts'
import { providerCode, type SendFailure } from '../provider.ts'

/** The fields of Meta's error body that decisions depend on. `details` is localised, so it is never matched. */
const graphError = z.object({
  error: z.object({ code: providerCode, is_transient: z.boolean().catch(false) }),
})

/**
 * Codes of Meta's table ("Error codes", Cloud API, May 2026) and of the Graph API ("Handling errors"), grouped by what
 * the outbox does about them. For each class retry-policy.ts has a rule for the next attempt, and circuit-breaker.ts says
 * whether the circuit opens.
 */
const classOfCode: ReadonlyMap<number, FailureClass> = new Map([
  ...group('transient', [1, 2, 131000, 131016, 131057, 133004]),
  ...group('pair-throttled', [131056]),
  ...group('channel-throttled', [4, 17, 341, 613, 80007, 80008, 130429, 133016]),
  ...group('spam', [131048]),
  ...group(
    'auth',
    [0, 3, 10, 33, 102, 190, 368, 130497, 131005, 131031, 131037, 131042, 131045, 133010],
  ),
  ...group('template', [100, 131008, 131009, 131051, 132000, 132001, 132005, 132007, 132012]),
  ...group('template', [132015, 132016, 132018, 132068, 132069, 135000]),
  ...group('recipient', [130472, 131021, 131026, 131030, 131047, 131049, 131050, 131062]),
])

const isPermissionCode = (code: number) => code >= 200 && code <= 299

/** Meta refuses the question: a missing capability or permission, and an object that the token may not see. */
const notToBeAskedCodes: ReadonlySet<string> = new Set(['3', '10', '100'])

export function isGraphError(body: unknown): boolean {
  return graphError.safeParse(body).success
}

/**
 * Classifies a refused call by its code first, because Meta answers one code with several statuses, then by
 * `is_transient`, then by its status. `body` is the answer, parsed if it was JSON.
 */
export function classifyGraphError(status: number, body: unknown, headers: Headers): SendFailure {
  const parsed = graphError.safeParse(body)
  if (!parsed.success) {
    return { kind: 'failed', class: classOfForeignAnswer(status), code: `http-${status}` }
  }
  const { code, is_transient: isTransient } = parsed.data.error
  const retryAfterMs = retryAfter(headers) ?? usageWait(headers)
  return {
    kind: 'failed',
    class: classOfGraphCode(code) ?? (isTransient ? 'transient' : classOfStatus(status)),
    code: String(code),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

/**
 * Whether a refused health check shows that sends are refused too. Any other refusal is about the question, so only a
 * send can tell.
 */
export function isSenderRefused({ class: failureClass, code }: SendFailure): boolean {
  const isOfQuestion = notToBeAskedCodes.has(code) || isPermissionCode(Number(code))
  return (failureClass === 'auth' || failureClass === 'spam') && !isOfQuestion
}

/** Undefined for an unknown code. The rest of an answer then decides its class, and a receipt is classed `template`. */
export function classOfGraphCode(code: number): FailureClass | undefined {
  return isPermissionCode(code) ? 'auth' : classOfCode.get(code)
}

const businessUsage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
)

/** The business usage header counts in minutes. */
function usageWait(headers: Headers): number | undefined {
  const usage = businessUsage.safeParse(parseJson(headers.get('x-business-use-case-usage') ?? ''))
  if (!usage.success) return undefined
  const entries = Object.values(usage.data).flat()
  const minutes = Math.max(0, ...entries.map((e) => e.estimated_time_to_regain_access ?? 0))
  return minutes > 0 ? minutes * minute : undefined
}
