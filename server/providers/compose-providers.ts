import type { Config } from '../config.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { emailProvider } from './email/send.ts'
import type { Provider } from './provider.ts'
import type { Recipients } from './recipients.ts'
import { whatsAppCloud } from './whatsapp-cloud/send.ts'

export interface Composed {
  readonly channels: ReadonlyMap<ChannelName, Provider>
  readonly recipients: Recipients
}

/** The configured channels and their recipients (docs/operate.md, "Who is told"). */
export function composeProviders({ mail, whatsApp }: Pick<Config, 'mail' | 'whatsApp'>): Composed {
  const phones = whatsApp && {
    channel: whatsAppCloud({ config: whatsApp }),
    recipients: whatsApp.staffNumbers.map(
      (recipient): Recipient => ({ channel: 'whatsapp-cloud', recipient }),
    ),
  }
  const email = mail && emailProvider({ config: mail })
  const byMail = (recipient: string | undefined) =>
    email && recipient !== undefined ? { channel: email.name, recipient } : undefined
  // The owner's mailbox is reception's too if it is the only address.
  const mailbox = byMail(mail?.staff ?? (phones === undefined ? mail?.owner : undefined))
  const mailboxes = mailbox === undefined ? [] : [mailbox]
  const reception = phones?.recipients ?? mailboxes
  const channels = [phones?.channel, email].filter((each) => each !== undefined)
  return {
    channels: new Map(channels.map((channel) => [channel.name, channel])),
    recipients: {
      reception,
      summaries: [...(phones?.channel.sendsDigests ? reception : []), ...mailboxes],
      receptionMail: mailbox,
      owner: isSameMailbox(mail?.owner, mailbox?.recipient) ? mailbox : byMail(mail?.owner),
      canBeTapped: whatsApp?.webhook !== undefined,
    },
  }
}

function isSameMailbox(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
