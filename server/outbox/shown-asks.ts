import type { OwnTests } from '../../domain/centre/published-facts.ts'
import type { WantedSlot } from '../../domain/time/call-back.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import {
  contactOf,
  correctedBy,
  type LoadedVisit,
  type RequestOfVisit,
  shownRequests,
} from '../visits/loaded-visit.ts'

export type ShownAsks = ReturnType<typeof shownAsks>

/** What a message says about a visit: what its asks want, and what was settled before. */
export function shownAsks(loaded: LoadedVisit, shows: readonly AskNumber[], own: OwnTests = []) {
  const { agreement, asks: all } = loaded.visit
  const asks = all.filter(({ number }) => shows.includes(number))
  const requests = shownRequests(loaded).toReversed()
  const shown = requests.filter(({ number }) => shows.includes(number))
  const [newest] = requests
  if (newest === undefined) throw new RangeError('a message about no request')
  const [request = newest, ...others] = shown
  const wishes = asks.flatMap(({ kind }) => (kind === 'request' ? [] : kind))
  const slot = ({ date, time }: WantedSlot, sinceMs: number) => ({ date, time, sinceMs })
  return {
    /** The newest request that the message shows. If it shows only wishes, the newest request of the visit. */
    request,
    /** The other requests that the message shows, the newest first. */
    others,
    wishes,
    agreement,
    own,
    /** Whether the message shows a request, and not only wishes. */
    hasRequest: shown.length > 0,
    before: previousRequest(shown, requests),
    contact: contactOf(loaded),
    /** The tests of the visit, if reception has corrected them since its last request. */
    correctedTests: correctedBy(loaded.texts.filter(({ number }) => number > newest.number)).tests,
    callByMs: Math.min(...asks.map(({ callByMs }) => callByMs)),
    /** The time that each ask is about, and when the ask came. */
    wanted: [
      ...shown.map((each) => slot(each, each.storedAtMs)),
      ...asks.flatMap(({ kind, openedAtMs }) =>
        kind === 'request' ? [] : slot(agreement ?? newest, openedAtMs),
      ),
    ],
  }
}

/** The last request before the shown ones, which is not open any more. Undefined if only wishes are shown. */
function previousRequest(
  shown: readonly RequestOfVisit[],
  requests: readonly RequestOfVisit[],
): RequestOfVisit | undefined {
  const oldest = shown.at(-1)
  return oldest && requests.find(({ number }) => number < oldest.number)
}
