import type { Words } from '../../content/words.ts'
import type { Config } from '../config.ts'
import type { ChannelName } from '../store/schema.ts'
import type { Recipient } from '../store/store.ts'
import type { Channel } from './channel.ts'
import { logChannel } from './log.ts'
import { whatsAppCloud } from './whatsapp-cloud.ts'

export interface Composed {
  readonly channels: ReadonlyMap<ChannelName, Channel>
  /** Who is told of each request. */
  readonly recipients: readonly Recipient[]
}

/** The channels that are configured; the terminal when none is. */
export function composeChannels(deps: {
  readonly config: Pick<Config, 'whatsApp'>
  readonly words: Words
  readonly now: () => number
  readonly print: (text: string) => void
}): Composed {
  const { whatsApp } = deps.config
  if (whatsApp === undefined) {
    return {
      channels: new Map([['log', logChannel(deps)]]),
      recipients: [{ channel: 'log', recipient: 'terminal' }],
    }
  }
  return {
    channels: new Map([['whatsapp-cloud', whatsAppCloud({ ...deps, config: whatsApp })]]),
    recipients: whatsApp.staffNumbers.map((recipient) => ({
      channel: 'whatsapp-cloud',
      recipient,
    })),
  }
}
