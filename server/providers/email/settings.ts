import { z } from 'zod'
import type { ValuesOf } from '../../setting-forms.ts'

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
  /**
   * Reception's mailbox. Gets the requests that WhatsApp did not deliver, or every request if mail is the only
   * channel.
   */
  readonly staff: string | undefined
  /**
   * The owner's mailbox. Gets alarms, requests that nobody has called about, and the weekly report. It is
   * reception's mailbox too if it is the only address.
   */
  readonly owner: string | undefined
}

export const mailKeys = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  OWNER_EMAIL: z.email('must be an e-mail address').optional(),
}

type MailValues = ValuesOf<typeof mailKeys>

export const mailExamples: Readonly<Record<keyof MailValues, string>> = {
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
  OWNER_EMAIL: 'owner@example.org',
}

/** Keys that only work together. */
export const mailGroup = ['SMTP_URL', 'MAIL_FROM'] as const

/** The keys of mailboxes that get nothing, because no mail server is set. */
export function mailboxesWithoutServer(values: MailValues): readonly (keyof MailValues)[] {
  const mailboxes = ['STAFF_EMAIL', 'OWNER_EMAIL'] as const
  return values.SMTP_URL === undefined ? mailboxes.filter((key) => values[key] !== undefined) : []
}

/** Undefined if mail is not configured. */
export function mailConfig(values: MailValues): MailConfig | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, STAFF_EMAIL: staff, OWNER_EMAIL: owner } = values
  return smtpUrl && from ? { smtpUrl, from, staff, owner } : undefined
}
