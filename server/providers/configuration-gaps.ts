import type { Config } from '../config.ts'
import type { Recipients } from './recipients.ts'

/** Without a channel, requests show only at the desk. */
export const noChannel =
  'no channel is configured: requests show at the desk alone, and nobody is told'

/** Plain HTTP to another machine. Browsers then do not say which page posts, so the desk refuses (desk/guards.ts). */
const otherMachineByHttp = /^http:\/\/(?!localhost|127\.|\[::1\])/

/** Settings without effect, and recipients that are missing; reported at the start and by `centre check`. */
export function configurationGaps(
  recipients: Recipients,
  { mail, desk, withoutEffect }: Pick<Config, 'mail' | 'desk' | 'withoutEffect'>,
): readonly string[] {
  const { reception, receptionMail: mailbox } = recipients
  const isNobody = reception.length === 0
  const isOwnerReception = mailbox !== undefined && mail?.staff === undefined
  const gaps = [
    isNobody && noChannel,
    ...withoutEffect.map(({ key, why }) => `${key} is set ${why}: it is ignored`),
    otherMachineByHttp.test(desk?.url ?? '') &&
      'DESK_URL is http: a browser can use the desk only by https, or at localhost',
    mail !== undefined &&
      isNobody &&
      "SMTP_URL is set without STAFF_EMAIL and OWNER_EMAIL: only patients' plans are mailed",
    isOwnerReception &&
      "STAFF_EMAIL is not set and mail is the only channel: OWNER_EMAIL counts as reception's mailbox",
    mail?.owner === undefined &&
      !withoutEffect.some(({ key }) => key === 'OWNER_EMAIL') &&
      `OWNER_EMAIL is not set: ${alarmsWithoutOwner(recipients)}`,
  ]
  return gaps.filter((gap) => gap !== false)
}

function alarmsWithoutOwner({ receptionMail, summaries }: Recipients): string {
  if (receptionMail !== undefined) return "alarms are mailed to reception's mailbox"
  if (summaries.length > 0) return "alarms go to reception's phones"
  return 'alarms are only logged'
}
