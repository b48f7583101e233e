import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import type { Provider } from './provider.ts'
import type { Recipients } from './recipients.ts'

/**
 * The recipients of requests beyond the overall limit: reception on a channel that has digests; else
 * reception's mailbox; else reception, with one message for each request.
 */
export function digestRecipients(
  { reception, receptionMail }: Pick<Recipients, 'reception' | 'receptionMail'>,
  channels: ReadonlyMap<ChannelName, Pick<Provider, 'fits'>>,
): readonly Recipient[] {
  const byDigest = reception.filter(({ channel }) => channels.get(channel)?.fits !== undefined)
  if (byDigest.length > 0) return byDigest
  return receptionMail === undefined ? reception : [receptionMail]
}
