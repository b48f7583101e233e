import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Recipients } from './recipients.ts'

export const noChannel =
  'nobody is told of a request: no phone and no mailbox of reception is set; only an open desk rings'

/** An address of another machine without TLS. The desk refuses acts from such a page (desk/guards.ts). */
const otherMachineByHttp = /^http:\/\/(?!localhost|127\.|\[::1\])/

/** Names harmful and useless settings, and missing recipients. The start and `centre check` report them. */
export function configurationGaps(recipients: Recipients, config: Config): readonly string[] {
  const { mail, desk, withoutEffect, dataDir, backupDir = '' } = config
  const { reception, receptionMail: mailbox } = recipients
  const isNobody = reception.length === 0
  const isOwnerReception = mailbox !== undefined && mail?.staff === undefined
  const gaps = [
    isNobody && noChannel,
    config.trustsAnyCertificate &&
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: another machine can pose as WhatsApp or the mail server, and read what is sent',
    backupDir !== '' &&
      (isWithin(dataDir, backupDir) || isWithin(backupDir, dataDir)) &&
      'BACKUP_DIR and DATA_DIR lie one in the other: whoever deletes the store may delete its copies too',
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

function isWithin(inner: string, outer: string): boolean {
  return `${resolve(inner)}/`.startsWith(`${resolve(outer)}/`)
}

function alarmsWithoutOwner({ receptionMail, summaries }: Recipients): string {
  if (receptionMail !== undefined) return "alarms are mailed to reception's mailbox"
  if (summaries.length > 0) return "alarms go to reception's phones"
  return 'alarms are only logged'
}
