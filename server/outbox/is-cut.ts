import type { ChannelName } from '../db/schema.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { type LoadedVisit, openAsks } from '../visits/loaded-visit.ts'
import { isMessageCut } from './message-texts.ts'

/**
 * Whether a template of reception's channel is too short for the message about a visit, which is then
 * mailed as well.
 */
export function isCutBy(
  channels: ReadonlyMap<ChannelName, Provider>,
  { reception }: Pick<Recipients, 'reception'>,
): (visit: LoadedVisit) => boolean {
  const hasTemplate = reception.some(({ channel }) => channels.get(channel)?.cutsLongNotices)
  return (visit) => {
    const shows = openAsks(visit)
    return hasTemplate && shows.length > 0 && isMessageCut(visit, shows)
  }
}
