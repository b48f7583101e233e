import { z } from 'zod'
import type { Change, Sender } from './envelope.ts'

const templateAlert = z.object({
  kind: z.literal('template'),
  event: z.enum(['APPROVED', 'REJECTED', 'PAUSED', 'DISABLED', 'PENDING_DELETION', 'FLAGGED']),
  template: z.string(),
  language: z.string().default('en'),
  reason: z.string().default('NONE'),
})

const accountAlert = z.object({
  kind: z.literal('account'),
  event: z.enum([
    'ACCOUNT_VIOLATION',
    'ACCOUNT_RESTRICTION',
    'DISABLED_UPDATE',
    'VERIFIED_ACCOUNT',
  ]),
})

/** Any field Meta may send, word for word. */
const rawAlert = z.object({
  kind: z.literal('raw'),
  field: z.string(),
  value: z.record(z.string(), z.unknown()),
})

export const alertSchema = z.discriminatedUnion('kind', [templateAlert, accountAlert, rawAlert])

/** News about a template or the account that no message caused. */
export type AlertInput = z.input<typeof alertSchema>
type Alert = z.output<typeof alertSchema>

const templateId = 1_689_556_908_129_832

export function alertChange(alert: Alert, sender: Sender): Change {
  switch (alert.kind) {
    case 'template':
      return { field: 'message_template_status_update', value: templateValue(alert) }
    case 'account':
      return { field: 'account_update', value: accountValue(alert, sender) }
    case 'raw':
      return { field: alert.field, value: alert.value }
  }
}

function templateValue(alert: z.output<typeof templateAlert>) {
  const { event, template, language, reason } = alert
  const description = 'Set on the fake.'
  return {
    event,
    message_template_id: templateId,
    message_template_name: template,
    message_template_language: language,
    reason,
    message_template_category: 'UTILITY',
    ...(event === 'PAUSED' ? { other_info: { title: 'FIRST_PAUSE', description } } : {}),
    ...(event === 'DISABLED' ? { disable_info: { disable_date: 'November 21, 2026' } } : {}),
  }
}

function accountValue({ event }: z.output<typeof accountAlert>, sender: Sender) {
  const phone_number = sender.displayPhoneNumber
  switch (event) {
    case 'ACCOUNT_VIOLATION':
      return { phone_number, event, violation_info: { violation_type: 'SPAM' } }
    case 'DISABLED_UPDATE':
      return { phone_number, event, ban_info: { waba_ban_state: 'DISABLE' } }
    case 'ACCOUNT_RESTRICTION':
    case 'VERIFIED_ACCOUNT':
      return { phone_number, event }
  }
}
