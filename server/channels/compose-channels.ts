import type { DeskWords } from '../../content/words.ts'
import type { Config } from '../config.ts'
import type { ChannelName } from '../store/schema.ts'
import type { Audience } from './audience.ts'
import type { Channel } from './channel.ts'
import { emailChannel } from './email.ts'
import { logChannel } from './log.ts'
import { whatsAppCloud } from './whatsapp-cloud.ts'
import { whatsAppTwilio } from './whatsapp-twilio.ts'

export interface Composed {
  readonly channels: ReadonlyMap<ChannelName, Channel>
  readonly audience: Audience
}

export interface ComposeDeps {
  readonly config: Pick<Config, 'whatsApp' | 'twilio' | 'mail' | 'publicUrl'>
  readonly words: DeskWords
  readonly print: (text: string) => void
}

/** The channels that are configured, and who is told by which. */
export function composeChannels(deps: ComposeDeps): Composed {
  const { mail } = deps.config
  const desk = deskOf(deps)
  const email = mail && emailChannel({ config: mail, words: deps.words })
  const toDesk = desk.addresses.map((recipient) => ({ channel: desk.channel.name, recipient }))
  const byMail = (recipient: string | undefined) =>
    email && recipient !== undefined ? { channel: email.name, recipient } : undefined
  const staff = byMail(mail?.staff)
  return {
    channels: new Map(
      [desk.channel, ...(email ? [email] : [])].map((channel) => [channel.name, channel]),
    ),
    audience: {
      desk: toDesk,
      atClosing: [...(desk.channel.fits ? toDesk : []), ...(staff ? [staff] : [])],
      mail: staff,
      owner: byMail(mail?.owner),
      canBeTapped: deps.config.whatsApp?.webhook !== undefined,
    },
  }
}

/** Where Twilio reports, told with each send, if the site has a public address. */
export const twilioStatusPath = '/api/twilio-status'

/** How the desk is told, and at which addresses of that channel. */
interface Desk {
  readonly channel: Channel
  readonly addresses: readonly string[]
}

function deskOf({ config, words, print }: ComposeDeps): Desk {
  const { whatsApp, twilio, publicUrl } = config
  if (whatsApp !== undefined) {
    const channel = whatsAppCloud({ config: whatsApp, words })
    return { channel, addresses: whatsApp.staffNumbers }
  }
  if (twilio !== undefined) {
    const statusCallback = publicUrl && publicUrl + twilioStatusPath
    const channel = whatsAppTwilio({ config: twilio, statusCallback, words })
    return { channel, addresses: twilio.staffNumbers }
  }
  return { channel: logChannel(print), addresses: ['terminal'] }
}
