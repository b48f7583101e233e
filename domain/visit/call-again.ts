import { lastCallBefore, slotAhead, urgentBelowMs, type WantedSlot } from '../time/call-back.ts'
import type { DayAndTime } from '../time/delhi-time.ts'
import { hour } from '../time/milliseconds.ts'
import { isOpenAt, type OpeningHours, whenNextOpen } from '../time/opening-hours.ts'
import { type BeforeEvent, newestToCall } from './agreement.ts'
import type { AskEvent } from './history.ts'
import type { Ask, TimeToCallAgain } from './visit.ts'

/** Whether nobody answered the call. */
export function isNoAnswer({ kind }: AskEvent): boolean {
  return kind === 'no-answer' || kind === 'tap-no-answer'
}

/**
 * When to call again after an event about asks; undefined if only a person can say. A time that reception chose wins.
 * It makes no difference how many earlier calls nobody answered: only a person ends the calling.
 */
export function callAgainAfter(event: AskEvent, before: BeforeEvent): TimeToCallAgain | undefined {
  if ('tryAgainAtMs' in event) return { atMs: event.tryAgainAtMs }
  if (!isNoAnswer(event)) return undefined
  return { noAnswerAtMs: event.happenedAtMs, wanted: wantedBefore(event, before) }
}

/**
 * The time before which to call again: that of the newest request that the call was about and that is not closed. If
 * there is no such request, the agreed time counts, or else the time of the visit's newest request.
 */
function wantedBefore(event: AskEvent, before: BeforeEvent): DayAndTime | undefined {
  const { asks, agreed, counted } = before
  const held = asks.some(({ holds }) => holds) ? agreed : undefined
  const [newest] = counted.filter((item) => item.kind === 'request').reverse()
  return newestToCall(event, before)?.wanted ?? held ?? newest?.wanted
}

/** The instant at which to call again, epoch ms. Undefined if the ask has no time to call again. */
export function callAgainAt(
  { callAgain }: Pick<Ask, 'callAgain'>,
  hours: OpeningHours,
): number | undefined {
  if (callAgain === undefined || 'atMs' in callAgain) return callAgain?.atMs
  return suggestedCallAgain(callAgain.noAnswerAtMs, hours, callAgain.wanted)
}

/** Long enough that the patient has looked at the phone. */
const tryAgainAfterMs = hour

/**
 * When to call again after no answer: an hour later, or at the next opening if the centre is closed in an hour. So in a
 * centre that closes at 7 PM, a call at 6:45 PM is repeated at the next opening.
 *
 * A slot ahead can make the time earlier. Then the call is due an hour before the slot at the latest
 * (`lastCallBefore`). If that is in less than half an hour and the centre is open in half an hour, the call is due in
 * half an hour. The call is never due after the slot.
 */
export function suggestedCallAgain(
  nowMs: number,
  hours: OpeningHours,
  wanted: WantedSlot | undefined,
): number {
  const usualMs = whenNextOpen(nowMs + tryAgainAfterMs, hours)
  const slotMs = slotAhead(nowMs, wanted)
  if (slotMs === undefined) return usualMs
  const lastMs = lastCallBefore(slotMs, hours)
  const soonMs = nowMs + urgentBelowMs
  if (isOpenAt(soonMs, hours)) return Math.min(usualMs, Math.max(lastMs, soonMs), slotMs)
  return Math.min(usualMs, lastMs > nowMs ? lastMs : slotMs)
}
