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
 * Earlier calls without an answer do not count.
 */
export function callAgainAfter(event: AskEvent, before: BeforeEvent): TimeToCallAgain | undefined {
  if ('tryAgainAtMs' in event) return { atMs: event.tryAgainAtMs }
  if (!isNoAnswer(event)) return undefined
  return { noAnswerAtMs: event.happenedAtMs, wanted: wantedBefore(event, before) }
}

/**
 * The time that the newest request asks for, of those that the call was about. If the call was about wishes only, the
 * agreed time, or without an agreement the time that the visit's newest request asks for.
 */
function wantedBefore(event: AskEvent, before: BeforeEvent): DayAndTime | undefined {
  const { asks, agreed, counted } = before
  const held = asks.some(({ holds }) => holds) ? agreed : undefined
  const [newest] = counted.filter((item) => item.kind === 'request').reverse()
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

/** Long enough that the patient has looked at the phone. */
const tryAgainAfterMs = hour

/**
 * When to call again after no answer: in an hour, or at the next opening if the centre is closed then. If the
 * patient wants a slot ahead, at the latest an hour before it (`lastCallBefore`). But half an hour passes first
 * if the centre is open then, and the result is never after the slot. Without a slot, a call at 6:45 PM in a centre
 * that closes at 7 PM is repeated at the next opening.
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
