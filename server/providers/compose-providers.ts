import type { Config } from '../config.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { emailProvider } from './email/send.ts'
import type { Provider } from './provider.ts'
import type { Recipients } from './recipients.ts'
import { terminalProvider } from './terminal/send.ts'
import { whatsAppCloud } from './whatsapp-cloud/send.ts'

export interface Composed {
  readonly channels: ReadonlyMap<ChannelName, Provider>
  readonly recipients: Recipients
}

export interface ComposeDeps {
  readonly config: Config
  readonly print: (text: string) => void
}

/**
 * The configured channels and their recipients (docs/operate.md, "Who is told"). The terminal is a channel only
 * if no other is configured.
 */
export function composeProviders({ config, print }: ComposeDeps): Composed {
  const { mail, whatsApp } = config
  const phones = whatsApp && {
    channel: whatsAppCloud({ config: whatsApp }),
    recipients: whatsApp.staffNumbers.map(onWhatsApp),
  }
  const email = mail && emailProvider({ config: mail })
  const byMail = (recipient: string | undefined) =>
    email && recipient !== undefined ? { channel: email.name, recipient } : undefined
  // The owner's mailbox is reception's too if it is the only address.
  const mailbox = byMail(mail?.staff ?? (phones === undefined ? mail?.owner : undefined))
  const terminal = (phones ?? mailbox) ? undefined : terminalProvider(print)
  const reception = phones?.recipients ?? [mailbox ?? { channel: 'log', recipient: 'terminal' }]
  const channels = [phones?.channel, email, terminal].filter((each) => each !== undefined)
  return {
    channels: new Map(channels.map((channel) => [channel.name, channel])),
    recipients: {
      reception,
      dayDigest: [
        ...(phones?.channel.sendsDigests ? reception : []),
        ...(mailbox ? [mailbox] : []),
      ],
      receptionMail: mailbox,
      owner: isSameMailbox(mail?.owner, mailbox?.recipient) ? mailbox : byMail(mail?.owner),
      canBeTapped: whatsApp?.webhook !== undefined,
    },
  }
}

function isSameMailbox(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

function onWhatsApp(recipient: string): Recipient {
  return { channel: 'whatsapp-cloud', recipient }
}
