import type { WantedSlot } from '../../domain/call-back.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import type { AskNumber, Wish } from '../../domain/visit/history.ts'
import type { Agreement } from '../../domain/visit/visit.ts'
import {
  correctedBy,
  type LoadedVisit,
  nameOf,
  type RequestOfVisit,
  shownRequests,
} from '../visits/loaded-visit.ts'

/** What a message says of a visit: all that its asks ask for, and what was settled before. */
export interface ShownAsks {
  /** The newest request that the message shows; where it shows wishes alone, the newest of the visit. */
  readonly request: RequestOfVisit
  /** The other requests that it shows, the newest first. */
  readonly others: readonly RequestOfVisit[]
  /** The request before these, which somebody has called about. */
  readonly before: RequestOfVisit | undefined
  /** Whether it shows a request, and not wishes alone. */
  readonly hasRequest: boolean
  readonly wishes: readonly Wish['kind'][]
  readonly agreement: Agreement | undefined
  readonly contact: Contact
  /** The tests of the visit, where reception has corrected them since its last request. */
  readonly correctedTests: readonly string[] | undefined
  readonly callByMs: number
  /** The tests that only this centre has. */
  readonly own: OwnTests
  /** What each ask is about, and since when. */
  readonly wanted: readonly (WantedSlot & { readonly sinceMs: number })[]
}

/** As last sent or corrected. */
type Contact = Pick<RequestOfVisit, 'name' | 'phone' | 'email' | 'language'>

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
  const { tests, ...contact } = correctedSince(newest, loaded)
  const { phone, language } = newest
  const email = requests.find((each) => each.email !== '')?.email ?? ''
  return {
    ...{ request, others, wishes, agreement, own, hasRequest: shown.length > 0 },
    before: beforeAll(shown, requests),
    contact: { phone, language, email, ...contact, name: nameOf(loaded) },
    correctedTests: tests,
    callByMs: Math.min(...asks.map(({ callByMs }) => callByMs)),
    wanted: [
      ...shown.map((each) => slot(each, each.storedAtMs)),
      ...asks.flatMap(({ kind, openedAtMs }) =>
        kind === 'request' ? [] : slot(agreement ?? newest, openedAtMs),
      ),
    ],
  }
}

/** The request before the oldest of those shown. */
function beforeAll(
  shown: readonly RequestOfVisit[],
  requests: readonly RequestOfVisit[],
): RequestOfVisit | undefined {
  const oldest = shown.at(-1)
  return oldest && requests.find(({ number }) => number < oldest.number)
}

/** What reception has corrected since the last request. */
function correctedSince({ number }: RequestOfVisit, { texts }: LoadedVisit) {
  return correctedBy(texts.filter((text) => text.number > number))
}
