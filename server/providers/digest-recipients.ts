import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import type { Provider } from './provider.ts'
import type { Recipients } from './recipients.ts'

/**
 * Who is told of requests beyond the overall limit: the desk by a channel that can tell of several in
 * one message; else the mailbox, which does not ring; else the desk, one by one.
 */
export function digestRecipients(
  { desk, mail }: Pick<Recipients, 'desk' | 'mail'>,
  channels: ReadonlyMap<ChannelName, Pick<Provider, 'fits'>>,
): readonly Recipient[] {
  const byDigest = desk.filter(({ channel }) => channels.get(channel)?.fits !== undefined)
  if (byDigest.length > 0) return byDigest
  return mail === undefined ? desk : [mail]
}
