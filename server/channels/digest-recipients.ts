import type { Recipient } from '../store/records.ts'
import type { ChannelName } from '../store/schema.ts'
import type { Audience } from './audience.ts'
import type { Channel } from './channel.ts'

/**
 * Who is told of requests beyond the overall limit: the desk by a channel that can tell of several in
 * one message; else the mailbox, which does not ring; else the desk, one by one.
 */
export function digestRecipients(
  { desk, mail }: Pick<Audience, 'desk' | 'mail'>,
  channels: ReadonlyMap<ChannelName, Pick<Channel, 'fits'>>,
): readonly Recipient[] {
  const byDigest = desk.filter(({ channel }) => channels.get(channel)?.fits !== undefined)
  if (byDigest.length > 0) return byDigest
  return mail === undefined ? desk : [mail]
}
