import { z } from 'zod'
import { readAlert } from './webhook-alert.ts'
import { type Finding, ignored } from './webhook-finding.ts'
import { readAccountError, readStatus } from './webhook-status.ts'
import { readMessage } from './webhook-tap.ts'

export interface WebhookReader {
  /** Only changes of this number are read. */
  readonly phoneNumberId: string
  readonly nowMs: number
}

const items = z.array(z.unknown()).catch([])

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
  if (metadata !== undefined && metadata.phone_number_id !== phoneNumberId) {
    return [{ is: 'foreign' }]
  }
  const findings = [
    ...statuses.flatMap((status) => readStatus(status, nowMs)),
    ...messages.map((message) => readMessage(message, nowMs)),
    ...errors.map(readAccountError),
  ]
  return findings.length > 0 ? findings : [readAlert(parsed.data.field, parsed.data.value)]
}
