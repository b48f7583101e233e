import type { DayAndTime } from '../time/delhi-time.ts'
import type { OpeningHours } from '../time/opening-hours.ts'
import { type BeforeEvent, newestToCall } from './agreement.ts'
import type { AskEvent } from './history.ts'
import { suggestedCallAgain } from './try-again.ts'
import type { Ask, TimeToCallAgain } from './visit.ts'

/** Whether nobody answered the call. */
export function isNoAnswer({ kind }: AskEvent): boolean {
  return kind === 'no-answer' || kind === 'tap-no-answer'
}

/** When to call again after an event about asks; undefined if only a person can say. */
export function callAgainAfter(event: AskEvent, before: BeforeEvent): TimeToCallAgain | undefined {
  if ('tryAgainAtMs' in event) return { atMs: event.tryAgainAtMs }
  if (!isNoAnswer(event)) return undefined
  return { noAnswerAtMs: event.happenedAtMs, wanted: wantedBefore(event, before) }
}

/** The time of the newest request that the call was about. Without one, the agreed time, else the newest request's. */
function wantedBefore(event: AskEvent, before: BeforeEvent): DayAndTime | undefined {
  const { asks, agreed, counted } = before
  const held = asks.some(({ holds }) => holds) ? agreed : undefined
  const newest = counted.findLast((item) => item.kind === 'request')
  return newestToCall(event, before)?.wanted ?? held ?? newest?.wanted
}

/** The instant at which to call again, epoch ms; undefined if no outcome says. */
export function callAgainAt(
  { callAgain }: Pick<Ask, 'callAgain'>,
  hours: OpeningHours,
): number | undefined {
  if (callAgain === undefined || 'atMs' in callAgain) return callAgain?.atMs
  return suggestedCallAgain(callAgain.noAnswerAtMs, hours, callAgain.wanted)
}
