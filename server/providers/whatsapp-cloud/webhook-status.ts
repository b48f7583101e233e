import { z } from 'zod'
import type { Failure } from '../../db/records.ts'
import type { FailureClass, ReceiptKind } from '../../db/schema.ts'
import { isProviderId } from '../provider.ts'
import { classOfGraphCode } from './errors.ts'
import { type Finding, happenedAt, ignored, subjectOf } from './webhook-finding.ts'

/** One of `statuses`. The recipient is not read: Meta may omit it, and it is not needed. */
const statusShape = z.object({
  id: z.custom<string>(isProviderId),
  status: z.string(),
  timestamp: z.string().catch(''),
  biz_opaque_callback_data: z.string().optional().catch(undefined),
  errors: z.array(z.unknown()).catch([]),
})

const errorShape = z.object({ code: z.int().min(0).max(9_999_999) })

/** `played` is said of voice messages, and counts as read. */
const kindOf: ReadonlyMap<string, ReceiptKind> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
])

/** Failures a person has to fix; the same ones raise an alarm when a send is refused. */
const alarming: ReadonlySet<FailureClass> = new Set(['auth', 'spam', 'template'])

/** The status of a message. A failure can concern the account as well as the message. */
export function readStatus(value: unknown, nowMs: number): Finding[] {
  const parsed = statusShape.safeParse(value)
  if (!parsed.success) return [ignored('malformed-status')]
  const { id, status, timestamp, errors, biz_opaque_callback_data: callbackData } = parsed.data
  const kind = kindOf.get(status)
  if (kind === undefined) return [ignored(`status-${status}`)]
  const failure = kind === 'failed' ? readFailure(errors[0]) : undefined
  const receipt = {
    kind,
    providerMessageId: id,
    correlationId: isProviderId(callbackData) ? callbackData : undefined,
    failure,
    happenedAtMs: happenedAt(timestamp, nowMs),
  }
  return [{ is: 'receipt', receipt }, ...alarmOf(failure)]
}

/** Errors of the whole account, which belong to no message. */
export function readAccountError(value: unknown): Finding {
  const code = errorShape.safeParse(value).data?.code ?? 'without-code'
  return { is: 'alarm', subject: subjectOf('webhook-error', String(code)) }
}

/** An unknown code is final as well: Meta has given up on the message. */
function readFailure(error: unknown): Failure | undefined {
  const parsed = errorShape.safeParse(error)
  if (!parsed.success) return undefined
  const { code } = parsed.data
  return { class: classOfGraphCode(code) ?? 'template', code: String(code) }
}

function alarmOf(failure: Failure | undefined): Finding[] {
  if (failure === undefined || !alarming.has(failure.class)) return []
  return [{ is: 'alarm', subject: subjectOf('whatsapp-cloud', failure.class, failure.code) }]
}
