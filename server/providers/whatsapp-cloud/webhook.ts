import { z } from 'zod'
import type { Failure } from '../../db/records.ts'
import type { ReceiptKind } from '../../db/schema.ts'
import { isProviderId, providerCode } from '../provider.ts'
import { readAlert } from './alerts.ts'
import { classOfGraphCode } from './errors.ts'
import { subjectOf, text, type WebhookFinding } from './finding.ts'

export interface WebhookReader {
  /** If a change belongs to another number, only its taps are read. */
  readonly phoneNumberId: string
  readonly nowMs: number
}

const items = z.array(z.unknown()).catch([])

/** Meta writes seconds as a string. */
const seconds = z.coerce.string().catch('')

const webhookShape = z.object({ object: z.literal('whatsapp_business_account'), entry: items })
const entryShape = z.object({ changes: items })
const changeShape = z.object({ field: z.string().catch(''), value: z.unknown() })
const valueShape = z.object({
  metadata: z.object({ phone_number_id: z.string() }).optional().catch(undefined),
  statuses: items,
  messages: items,
  errors: items,
})

/**
 * What the items of a Meta webhook say; undefined if the body is no webhook. Up to a thousand changes come in one body,
 * and Meta sends a refused body again as a whole. So each item is parsed by itself. A malformed or unknown item says
 * nothing, but an error of our account raises an alarm even if the error is malformed.
 */
export function readWebhook(body: unknown, reader: WebhookReader): WebhookFinding[] | undefined {
  const webhook = webhookShape.safeParse(body)
  if (!webhook.success) return undefined
  return webhook.data.entry
    .flatMap((entry) => entryShape.safeParse(entry).data?.changes ?? [undefined])
    .flatMap((change) => readChange(change, reader))
}

function readChange(change: unknown, { phoneNumberId, nowMs }: WebhookReader): WebhookFinding[] {
  const parsed = changeShape.safeParse(change)
  const value = valueShape.safeParse(parsed.data?.value)
  if (!parsed.success || !value.success) return []
  const { metadata, statuses, messages, errors } = value.data
  const taps = messages.flatMap((message) => readMessage(message, nowMs))
  if (metadata !== undefined && metadata.phone_number_id !== phoneNumberId) {
    // A tap under one of the centre's messages counts even after the centre has changed its number.
    return taps.length > 0 ? taps : [{ is: 'foreign' }]
  }
  const findings = [
    ...statuses.flatMap((status) => readStatus(status, nowMs)),
    ...taps,
    ...errors.map(readAccountError),
  ]
  const alert = readAlert(parsed.data.field, parsed.data.value)
  return findings.length === 0 && alert !== undefined ? [alert] : findings
}

/** An item of `statuses`. The recipient is not read: Meta may omit it, and it is not needed. */
const statusShape = z.object({
  id: z.custom<string>(isProviderId),
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: text,
  errors: items,
})

const errorShape = z.object({ code: providerCode.pipe(z.int().min(0).max(9_999_999)) })

/** Meta reports `played` for voice messages. It counts as read. */
const kindOf: ReadonlyMap<string, ReceiptKind> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
])

/** The receipt of one status, and an alarm for each failure of the account. */
function readStatus(value: unknown, nowMs: number): WebhookFinding[] {
  const parsed = statusShape.safeParse(value)
  if (!parsed.success) return []
  const { id, status, timestamp, errors, biz_opaque_callback_data: callbackData } = parsed.data
  const kind = kindOf.get(status)
  if (kind === undefined) return []
  const failures = kind === 'failed' ? errors.flatMap(readFailure) : []
  const receipt = {
    kind,
    providerMessageId: id,
    correlationId: isProviderId(callbackData) ? callbackData : undefined,
    failure: failures[0],
    happenedAtMs: happenedAt(timestamp, nowMs),
  }
  return [{ is: 'receipt', receipt }, ...failures.flatMap(alarmOf)]
}

/** Errors of the whole account, which belong to no message. */
function readAccountError(value: unknown): WebhookFinding {
  const code = errorShape.safeParse(value).data?.code ?? 'without-code'
  return { is: 'alarm', subject: subjectOf('webhook-error', String(code)) }
}

/** An unknown code counts as one that a person has to fix, because Meta has given up on the message. */
function readFailure(error: unknown): Failure[] {
  const code = errorShape.safeParse(error).data?.code
  if (code === undefined) return []
  return [{ class: classOfGraphCode(code) ?? 'template', code: String(code) }]
}

/**
 * Another program may have sent the message from the same number. So a failure of the message alone raises its alarm once
 * the receipt has found its notice (server/receipts/apply-receipts.ts).
 */
function alarmOf(failure: Failure): WebhookFinding[] {
  if (failure.class !== 'auth' && failure.class !== 'spam') return []
  return [{ is: 'alarm', subject: subjectOf('whatsapp-cloud', failure.class, failure.code) }]
}

/** An item of `messages`. The sender is not read, because the payload proves which message the tap was under. */
const messageShape = z.object({
  id: z.unknown().optional(),
  type: z.string().catch(''),
  timestamp: seconds,
  context: z.object({ id: z.unknown() }).optional().catch(undefined),
  button: z.object({ payload: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: z.object({ id: z.string() }) })
    .optional()
    .catch(undefined),
})

/** The payload of a notice's buttons: the answer, and the correlation id of the notice. */
const ourPayload = /^(called|no-answer):([\w-]{16,64})$/

/** A tap on "Called" or "No answer"; other messages to the number say nothing. */
function readMessage(value: unknown, nowMs: number): WebhookFinding[] {
  const { data: message } = messageShape.safeParse(value)
  if (message === undefined) return []
  const payload = message.button?.payload ?? message.interactive?.button_reply.id
  const [, answer, correlationId] = ourPayload.exec(payload ?? '') ?? []
  if (correlationId === undefined) return []
  // The tap's own id, because one message can be tapped repeatedly and each tap counts.
  const providerMessageId = [message.id, message.context?.id].find(isProviderId) ?? correlationId
  const kind: ReceiptKind = answer === 'called' ? 'called' : 'no-answer'
  const happenedAtMs = happenedAt(message.timestamp, nowMs)
  const receipt = { kind, providerMessageId, correlationId, failure: undefined, happenedAtMs }
  return [{ is: 'receipt', receipt }]
}

/** Ten digits are whole seconds, from 2001 until 2286. */
const unixSeconds = /^\d{10}$/

/** Epoch ms of Meta's timestamp, never later than now, because escalation and retries count from it. */
function happenedAt(timestamp: string, nowMs: number): number {
  return unixSeconds.test(timestamp) ? Math.min(Number(timestamp) * 1000, nowMs) : nowMs
}
