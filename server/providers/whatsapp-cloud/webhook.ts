import { z } from 'zod'
import type { Failure } from '../../db/records.ts'
import type { ReceiptKind } from '../../db/schema.ts'
import type { NewReceipt } from '../../receipts/queries.ts'
import { isProviderId, providerCode, refusals } from '../provider.ts'
import { classOfGraphCode } from './errors.ts'

/** One item of a webhook. A subject or a kind holds no personal data and is safe to log. */
export type Finding =
  | { readonly is: 'receipt'; readonly receipt: NewReceipt }
  | { readonly is: 'alarm'; readonly subject: string }
  | { readonly is: 'news'; readonly subject: string }
  /** About another number: the subscription is shared, or misconfigured. */
  | { readonly is: 'foreign' }
  | { readonly is: 'ignored'; readonly kind: string }

export interface WebhookReader {
  /** Only changes of this number are read. */
  readonly phoneNumberId: string
  readonly nowMs: number
}

const items = z.array(z.unknown()).catch([])
const text = z.string().optional().catch(undefined)
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
 * All items of a Meta webhook, in order; undefined when it is not one. Up to a thousand changes
 * come in one body, and a refused body is sent again whole: each item is parsed by itself, so that
 * a malformed or unknown one affects only itself.
 */
export function readWebhook(body: unknown, reader: WebhookReader): Finding[] | undefined {
  const webhook = webhookShape.safeParse(body)
  if (!webhook.success) return undefined
  return webhook.data.entry
    .flatMap((entry) => entryShape.safeParse(entry).data?.changes ?? [undefined])
    .flatMap((change) => readChange(change, reader))
}

function readChange(change: unknown, { phoneNumberId, nowMs }: WebhookReader): Finding[] {
  const parsed = changeShape.safeParse(change)
  const value = valueShape.safeParse(parsed.data?.value)
  if (!parsed.success || !value.success) return [ignored('malformed-change')]
  const { metadata, statuses, messages, errors } = value.data
  const fromMessages = messages.map((message) => readMessage(message, nowMs))
  if (metadata !== undefined && metadata.phone_number_id !== phoneNumberId) {
    // A tap under a message of ours counts, also once the centre has another number.
    const taps = fromMessages.filter(({ is }) => is === 'receipt')
    return taps.length > 0 ? taps : [{ is: 'foreign' }]
  }
  const findings = [
    ...statuses.flatMap((status) => readStatus(status, nowMs)),
    ...fromMessages,
    ...errors.map(readAccountError),
  ]
  return findings.length > 0 ? findings : [readAlert(parsed.data.field, parsed.data.value)]
}

/** One of `statuses`. The recipient is not read: Meta may omit it, and it is not needed. */
const statusShape = z.object({
  id: z.custom<string>(isProviderId),
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: text,
  errors: items,
})

const errorShape = z.object({ code: providerCode.pipe(z.int().min(0).max(9_999_999)) })

/** `played` is said of voice messages, and counts as read. */
const kindOf: ReadonlyMap<string, ReceiptKind> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
])

/** The status of a message. A failure can concern the account as well as the message. */
function readStatus(value: unknown, nowMs: number): Finding[] {
  const parsed = statusShape.safeParse(value)
  if (!parsed.success) return [ignored('malformed-status')]
  const { id, status, timestamp, errors, biz_opaque_callback_data: callbackData } = parsed.data
  const kind = kindOf.get(status)
  if (kind === undefined) return [ignored(`status-${status}`)]
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
function readAccountError(value: unknown): Finding {
  const code = errorShape.safeParse(value).data?.code ?? 'without-code'
  return { is: 'alarm', subject: subjectOf('webhook-error', String(code)) }
}

/** An unknown code is final as well: Meta has given up on the message. */
function readFailure(error: unknown): Failure[] {
  const code = errorShape.safeParse(error).data?.code
  if (code === undefined) return []
  return [{ class: classOfGraphCode(code) ?? 'template', code: String(code) }]
}

function alarmOf(failure: Failure): Finding[] {
  if (!refusals.has(failure.class)) return []
  return [{ is: 'alarm', subject: subjectOf('whatsapp-cloud', failure.class, failure.code) }]
}

/** One of `messages`. The sender is not read: the payload proves that it was tapped under ours. */
const messageShape = z.object({
  id: z.unknown(),
  type: z.string().catch(''),
  timestamp: seconds,
  context: z.object({ id: z.unknown() }).optional().catch(undefined),
  button: z.object({ payload: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: z.object({ id: z.string() }) })
    .optional()
    .catch(undefined),
})

/** The payload of our buttons: the answer, and the correlation id of their notice. */
const ourPayload = /^(called|no-answer):([\w-]{16,64})$/

/** A tap on "Called" or "No answer"; other messages to the number are ignored. */
function readMessage(value: unknown, nowMs: number): Finding {
  const parsed = messageShape.safeParse(value)
  if (!parsed.success) return ignored('malformed-message')
  const message = parsed.data
  const payload = message.button?.payload ?? message.interactive?.button_reply.id
  const [, answer, correlationId] = ourPayload.exec(payload ?? '') ?? []
  if (correlationId === undefined) return ignored(message.type)
  // Its own id: one message can be tapped repeatedly, and each tap counts.
  const providerMessageId = [message.id, message.context?.id].find(isProviderId) ?? correlationId
  const kind: ReceiptKind = answer === 'called' ? 'called' : 'no-answer'
  const happenedAtMs = happenedAt(message.timestamp, nowMs)
  const receipt = { kind, providerMessageId, correlationId, failure: undefined, happenedAtMs }
  return { is: 'receipt', receipt }
}

const alertInfo = { alert_type: text, alert_severity: text, alert_status: text }

/**
 * Account updates, in any of Meta's shapes: its own samples name the wrong field, or put the field
 * beside the changes, so the value has to identify itself.
 */
const alertShape = z.object({
  event: text,
  message_template_name: text,
  new_quality_score: text,
  current_limit: text,
  ban_info: z.object({ waba_ban_state: text }).optional().catch(undefined),
  alert_info: z.object(alertInfo).optional().catch(undefined),
  ...alertInfo,
})

type Alert = z.output<typeof alertShape>

/** Events after which messages stop, or soon will. */
const badEvents: ReadonlySet<string> = new Set([
  ...['REJECTED', 'PAUSED', 'DISABLED', 'FLAGGED', 'ARCHIVED', 'PENDING_DELETION', 'DELETED'],
  ...['LIMIT_EXCEEDED', 'DOWNGRADE'],
  ...['ACCOUNT_VIOLATION', 'ACCOUNT_RESTRICTION', 'ACCOUNT_DELETED', 'ACCOUNT_OFFBOARDED'],
  'DISABLED_UPDATE',
])

/** Problems of a template, number or account become alarms; other updates are only logged. */
function readAlert(field: string, value: unknown): Finding {
  const parsed = alertShape.safeParse(value)
  if (!parsed.success) return ignored(field)
  const alert = parsed.data
  if (alert.new_quality_score !== undefined) return quality(alert, alert.new_quality_score)
  if (alert.event !== undefined) return event(field, alert, alert.event)
  const info = alert.alert_info ?? alert
  return info.alert_type === undefined ? ignored(field) : accountAlert(info, info.alert_type)
}

function quality(alert: Alert, score: string): Finding {
  const subject = subjectOf(`template-quality-${kebab(score)}`, alert.message_template_name ?? '')
  return found(score === 'RED', subject)
}

function event(field: string, alert: Alert, name: string): Finding {
  const isBad = badEvents.has(name) && alert.ban_info?.waba_ban_state !== 'REINSTATE'
  const template = alert.message_template_name
  if (template !== undefined) return found(isBad, subjectOf(`template-${kebab(name)}`, template))
  const isOfNumber = field === 'phone_number_quality_update' || alert.current_limit !== undefined
  if (isOfNumber) return found(isBad, subjectOf(`number-${kebab(name)}`))
  const ban = kebab(alert.ban_info?.waba_ban_state ?? '')
  return found(isBad, subjectOf(`account-${kebab(name).replace(/^account-/, '')}`, ban))
}

/** Meta rates their severity; one without a rating may be severe. */
function accountAlert(info: Pick<Alert, keyof typeof alertInfo>, type: string): Finding {
  const isHarmless = info.alert_severity === 'INFORMATIONAL' || info.alert_status === 'NONE'
  return found(!isHarmless, subjectOf('account-alert', kebab(type)))
}

function found(isBad: boolean, subject: string): Finding {
  return { is: isBad ? 'alarm' : 'news', subject }
}

const kebab = (word: string) => word.toLowerCase().replaceAll('_', '-')

/** Whole seconds, since 2001 and until 2286. */
const unixSeconds = /^\d{10}$/

const maxSubjectLength = 120
const maxKindLength = 40

/**
 * Epoch ms of one of Meta's timestamps, never later than now: escalation and retries count from it.
 */
function happenedAt(timestamp: string, nowMs: number): number {
  return unixSeconds.test(timestamp) ? Math.min(Number(timestamp) * 1000, nowMs) : nowMs
}

/** Sanitises a provider's words for one line of an alarm or a log. */
function subjectOf(...strings: readonly string[]): string {
  return strings
    .join(' ')
    .replaceAll(/[^\w .:-]/g, '')
    .trim()
    .slice(0, maxSubjectLength)
}

function ignored(kind: string): Finding {
  const safe = kind.replaceAll(/[^\w-]/g, '').slice(0, maxKindLength)
  return { is: 'ignored', kind: safe === '' ? 'unnamed' : safe }
}
