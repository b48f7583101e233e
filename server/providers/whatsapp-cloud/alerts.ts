import { z } from 'zod'
import { subjectOf, text, type WebhookFinding } from './finding.ts'

const alertInfo = { alert_type: text, alert_severity: text, alert_status: text }

/**
 * Account updates, in any of Meta's shapes. Meta's own samples name the wrong field, so the value decides what kind of
 * update it is. The field only tells a number from an account.
 */
const alertShape = z.object({
  event: text,
  message_template_name: text,
  new_quality_score: text,
  new_category: text,
  correct_category: text,
  current_limit: text,
  ban_info: z.object({ waba_ban_state: text }).optional().catch(undefined),
  alert_info: z.object(alertInfo).optional().catch(undefined),
  ...alertInfo,
})

type AccountAlert = z.output<typeof alertShape>

/** Events after which messages stop, or soon will. */
const badEvents: ReadonlySet<string> = new Set([
  'REJECTED',
  'PAUSED',
  'DISABLED',
  'FLAGGED',
  'ARCHIVED',
  'PENDING_DELETION',
  'DELETED',
  'LIMIT_EXCEEDED',
  'DOWNGRADE',
  'ACCOUNT_VIOLATION',
  'ACCOUNT_RESTRICTION',
  'ACCOUNT_DELETED',
  'ACCOUNT_OFFBOARDED',
  'DISABLED_UPDATE',
])

/**
 * Problems of a template, number or account become alarms; other updates are only logged. Undefined for a change
 * that is no such update.
 */
export function readAlert(field: string, value: unknown): WebhookFinding | undefined {
  const { data: alert } = alertShape.safeParse(value)
  if (alert === undefined) return undefined
  if (alert.new_quality_score !== undefined) return quality(alert, alert.new_quality_score)
  // If the category changes tomorrow, `new_category` is the present category.
  const becomes = alert.correct_category ?? alert.new_category
  if (becomes !== undefined) return category(alert, becomes)
  if (alert.event !== undefined) return event(field, alert, alert.event)
  const info = alert.alert_info ?? alert
  return info.alert_type === undefined ? undefined : accountAlert(info, info.alert_type)
}

function quality(alert: AccountAlert, score: string): WebhookFinding {
  const subject = subjectOf(`template-quality-${kebab(score)}`, alert.message_template_name ?? '')
  return findingOf(score === 'RED', subject)
}

/** An alarm if a template becomes marketing. Meta may hold back marketing (131049), so requests could be missed. */
function category(
  { message_template_name: name = '' }: AccountAlert,
  becomes: string,
): WebhookFinding {
  return findingOf(becomes === 'MARKETING', subjectOf(`template-category-${kebab(becomes)}`, name))
}

function event(field: string, alert: AccountAlert, name: string): WebhookFinding {
  const isBad = badEvents.has(name) && alert.ban_info?.waba_ban_state !== 'REINSTATE'
  const template = alert.message_template_name
  if (template !== undefined)
    return findingOf(isBad, subjectOf(`template-${kebab(name)}`, template))
  const isOfNumber = field === 'phone_number_quality_update' || alert.current_limit !== undefined
  if (isOfNumber) return findingOf(isBad, subjectOf(`number-${kebab(name)}`))
  const ban = kebab(alert.ban_info?.waba_ban_state ?? '')
  return findingOf(isBad, subjectOf(`account-${kebab(name).replace(/^account-/, '')}`, ban))
}

/** Meta rates the severity of most alerts. An alert without a rating may be severe. */
function accountAlert(
  info: Pick<AccountAlert, keyof typeof alertInfo>,
  type: string,
): WebhookFinding {
  const isHarmless = info.alert_severity === 'INFORMATIONAL' || info.alert_status === 'NONE'
  return findingOf(!isHarmless, subjectOf('account-alert', kebab(type)))
}

function findingOf(isBad: boolean, subject: string): WebhookFinding {
  return { is: isBad ? 'alarm' : 'news', subject }
}

const kebab = (word: string) => word.toLowerCase().replaceAll('_', '-')
