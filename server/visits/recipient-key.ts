import type { RecipientKey } from '../../domain/visit/owed.ts'
import type { Recipient } from '../db/records.ts'
import { type ChannelName, withdrawnChannels } from '../db/schema.ts'

const channels: readonly ChannelName[] = ['log', 'whatsapp-cloud', 'email', ...withdrawnChannels]

/** No channel has a space in its name. */
export function recipientKey({ channel, recipient }: Recipient): RecipientKey {
  return `${channel} ${recipient}`
}

export function recipientOf(key: RecipientKey): Recipient {
  const space = key.indexOf(' ')
  const channel = channels.find((name) => name === key.slice(0, space))
  if (channel === undefined) throw new RangeError('a notice is owed on an unknown channel')
  return { channel, recipient: key.slice(space + 1) }
}
