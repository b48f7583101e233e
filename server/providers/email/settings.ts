import { z } from 'zod'
import { addressWithLogin } from '../../setting-forms.ts'

export type MailConfig = NonNullable<ReturnType<typeof mailConfig>>

const mustBe = addressWithLogin('smtp:// or smtps://')

const mailbox = (example: string) =>
  z.email('must be an e-mail address').optional().meta({ example })

export const mailKeys = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: mustBe })
    .optional()
    .meta({ example: 'smtps://user:password@mail.example.org' }),
  MAIL_FROM: mailbox('desk@example.org'),
  STAFF_EMAIL: mailbox('reception@example.org'),
  OWNER_EMAIL: mailbox('owner@example.org'),
}

type MailValues = z.output<z.ZodObject<typeof mailKeys>>

/** Keys that only work together. */
export const mailGroup = ['SMTP_URL', 'MAIL_FROM'] as const

export function mailConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from, ...others }: MailValues) {
  if (!smtpUrl || !from) return undefined
  return {
    smtpUrl,
    from,
    /**
     * Reception's mailbox. Gets the requests that WhatsApp did not deliver or had to cut, or every request if mail is
     * the only channel.
     */
    staff: others.STAFF_EMAIL,
    /**
     * The owner's mailbox. Gets alarms, requests that nobody has called about, and the weekly report. It is
     * reception's mailbox too if it is the only address.
     */
    owner: others.OWNER_EMAIL,
  }
}
