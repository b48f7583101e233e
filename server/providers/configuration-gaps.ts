import type { Config } from '../config.ts'
import type { Recipients } from './recipients.ts'

/** Who would not be told, and what would help; said at the start and by `centre check`. */
export function configurationGaps(
  recipients: Recipients,
  { mail }: Pick<Config, 'mail'>,
): readonly string[] {
  const { desk, mail: mailbox } = recipients
  const isPrinted = desk.some(({ channel }) => channel === 'log')
  const isOwnerReception = mailbox !== undefined && mail?.staff === undefined
  const gaps = [
    isPrinted &&
      "no channel is configured: notices, patients' details included, are printed to the terminal and nobody is told",
    mail !== undefined &&
      isPrinted &&
      'SMTP_URL is set without STAFF_EMAIL and OWNER_EMAIL: no mail is sent',
    isOwnerReception &&
      "STAFF_EMAIL is not set and mail is the only channel: OWNER_EMAIL counts as reception's mailbox",
    mail?.owner === undefined && `OWNER_EMAIL is not set: ${alarmsWithoutOwner(recipients)}`,
  ]
  return gaps.filter((gap) => gap !== false)
}

function alarmsWithoutOwner({ mail, atClosing }: Recipients): string {
  if (mail !== undefined) return "alarms are mailed to reception's mailbox"
  if (atClosing.length > 0) return "alarms go to reception's phones"
  return 'alarms are only logged'
}
