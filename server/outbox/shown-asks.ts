import type { OwnTests } from '../../domain/centre/published-facts.ts'
import type { WantedSlot } from '../../domain/time/call-back.ts'
import type { AskNumber, Wish } from '../../domain/visit/history.ts'
import type { Agreement } from '../../domain/visit/visit.ts'
import {
  type Contact,
  contactOf,
  correctedBy,
  type LoadedVisit,
  type RequestOfVisit,
  shownRequests,
} from '../visits/loaded-visit.ts'

/** What a message says about a visit: what its asks want, and what was settled before. */
export interface ShownAsks {
  /** The newest request that the message shows. If it shows only wishes, the newest request of the visit. */
  readonly request: RequestOfVisit
  /** The other requests that the message shows, the newest first. */
  readonly others: readonly RequestOfVisit[]
  /** The last request before the shown ones. Somebody has called about it. */
  readonly before: RequestOfVisit | undefined
  /** Whether the message shows a request, and not only wishes. */
  readonly hasRequest: boolean
  readonly wishes: readonly Wish['kind'][]
  readonly agreement: Agreement | undefined
  readonly contact: Contact
  /** The tests of the visit, if reception has corrected them since its last request. */
  readonly correctedTests: readonly string[] | undefined
  readonly callByMs: number
  readonly own: OwnTests
  /** The time that each ask is about, and when the ask came. */
  readonly wanted: readonly (WantedSlot & { readonly sinceMs: number })[]
}

export function shownAsks(
  loaded: LoadedVisit,
  shows: readonly AskNumber[],
  own: OwnTests = [],
): ShownAsks {
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
    request,
    others,
    wishes,
    agreement,
    own,
    hasRequest: shown.length > 0,
    before: previousRequest(shown, requests),
    contact: contactOf(loaded),
    correctedTests: correctedBy(loaded.texts.filter(({ number }) => number > newest.number)).tests,
    callByMs: Math.min(...asks.map(({ callByMs }) => callByMs)),
    wanted: [
      ...shown.map((each) => slot(each, each.storedAtMs)),
      ...asks.flatMap(({ kind, openedAtMs }) =>
        kind === 'request' ? [] : slot(agreement ?? newest, openedAtMs),
      ),
    ],
  }
}

function previousRequest(
  shown: readonly RequestOfVisit[],
  requests: readonly RequestOfVisit[],
): RequestOfVisit | undefined {
  const oldest = shown.at(-1)
  return oldest && requests.find(({ number }) => number < oldest.number)
}
