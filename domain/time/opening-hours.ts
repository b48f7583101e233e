import type { Language } from '../language.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  delhiMinutes,
  type Weekday,
  weekdayOf,
} from './delhi-time.ts'

/** From an opening to the closing after it, in minutes since midnight in Delhi. */
export interface DayHours {
  readonly opens: number
  readonly closes: number
}

/** A day the centre is closed, with the reason a patient reads ("Republic Day") in each language. */
export interface Closure {
  readonly date: CalendarDate
  /** The closed part of the day, minutes since midnight. Left out if the whole day is closed. */
  readonly part?: { readonly from: number; readonly to: number }
  readonly reason: Readonly<Record<Language, string>>
}

/** A test that is not done from the first to the last day, because its room is closed. */
export interface RoomClosure extends Pick<Closure, 'reason'> {
  readonly first: CalendarDate
  readonly last: CalendarDate
  /**
   * A visit that starts between these minutes since midnight would find the room closed. Left out if each visit
   * would.
   */
  readonly starts?: { readonly after: number; readonly before: number }
  readonly test: string
}

export interface OpeningHours {
  /** None on a weekday that is always closed; two, in order, on a day with a break. */
  readonly weekly: Readonly<Record<Weekday, readonly DayHours[]>>
  readonly closures: readonly Closure[]
  readonly roomClosures?: readonly RoomClosure[]
  /** When a doctor sees patients. Left out if a consultation may be at any time. */
  readonly doctor?: OpeningHours['weekly']
}

/** A period in which the centre is open, in epoch milliseconds. */
interface OpenSpan {
  readonly opensAt: number
  readonly closesAt: number
}

/** When the centre is open on a day, in order; nothing on a closed day. */
export function hoursOn(date: CalendarDate, hours: OpeningHours): readonly DayHours[] {
  if (closureOn(date, hours) !== undefined) return []
  const closed = hours.closures.flatMap((each) => (each.date === date ? (each.part ?? []) : []))
  return closed.reduce(without, hours.weekly[weekdayOf(date)])
}

/** The closure of the whole day. Undefined if there is none, as on a weekday that is always closed. */
export function closureOn(date: CalendarDate, { closures }: OpeningHours): Closure | undefined {
  return closures.find((closure) => closure.date === date && closure.part === undefined)
}

/** A day's hours without a closed part. */
function without(
  day: readonly DayHours[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly DayHours[] {
  return day
    .flatMap(({ opens, closes }) => [
      { opens, closes: Math.min(closes, from) },
      { opens: Math.max(opens, to), closes },
    ])
    .filter(({ opens, closes }) => opens < closes)
}

/** The hours of a day in which these minutes since midnight lie. */
export function hoursAt(
  date: CalendarDate,
  minutes: number,
  hours: OpeningHours,
): DayHours | undefined {
  return hoursOn(date, hours).find(({ opens, closes }) => minutes >= opens && minutes < closes)
}

export function isOpenAt(instantMs: number, hours: OpeningHours): boolean {
  return hoursAt(delhiDate(instantMs), delhiMinutes(instantMs), hours) !== undefined
}

/** The current opening period or the next one, then all that follow, without end. None if the centre never opens. */
export function* openSpansFrom(instantMs: number, hours: OpeningHours): Generator<OpenSpan> {
  for (const day of openDaysFrom(delhiDate(instantMs), hours))
    for (const span of day) if (span.closesAt > instantMs) yield span
}

/** The instant if the centre is open then or never opens, else the next opening. */
export function whenNextOpen(instantMs: number, hours: OpeningHours): number {
  const [span] = openSpansFrom(instantMs, hours)
  return Math.max(instantMs, span?.opensAt ?? instantMs)
}

/**
 * The opening periods of each day on which the centre opens, from this day on, or back from it. Ends after more
 * closed days in a row than the closures can explain, because the centre then never opens.
 */
export function* openDaysFrom(
  first: CalendarDate,
  hours: OpeningHours,
  stepDays: 1 | -1 = 1,
): Generator<readonly [OpenSpan, ...OpenSpan[]]> {
  const longestClosedDays = 7 * (hours.closures.length + 1)
  let closedDays = 0
  for (let date = first; closedDays < longestClosedDays; date = addDays(date, stepDays)) {
    const [span, ...others] = spansOn(date, hours)
    closedDays = span === undefined ? closedDays + 1 : 0
    if (span !== undefined) yield [span, ...others]
  }
}

function spansOn(date: CalendarDate, hours: OpeningHours): OpenSpan[] {
  return hoursOn(date, hours).map(({ opens, closes }) => ({
    opensAt: delhiInstant(date, opens),
    closesAt: delhiInstant(date, closes),
  }))
}

/** When the centre last closed, at or before an instant; the instant itself if it never opens. */
export function lastClosingBefore(instantMs: number, hours: OpeningHours): number {
  for (const day of openDaysFrom(delhiDate(instantMs), hours, -1)) {
    const closings = day.map(({ closesAt }) => closesAt).filter((closesAt) => closesAt <= instantMs)
    if (closings.length > 0) return Math.max(...closings)
  }
  return instantMs
}

/**
 * For how long between two instants the centre is open, in milliseconds. Stops counting above `enoughMs`,
 * because a patient's link may name a day thousands of years ahead.
 */
export function openMsBetween(
  fromMs: number,
  toMs: number,
  hours: OpeningHours,
  enoughMs = Infinity,
): number {
  let openMs = 0
  for (const { opensAt, closesAt } of openSpansFrom(fromMs, hours)) {
    if (opensAt >= toMs || openMs > enoughMs) return openMs
    openMs += Math.min(closesAt, toMs) - Math.max(opensAt, fromMs)
  }
  return openMs
}

/** The next opening, closing or midnight in Delhi, whichever comes first. */
export function nextTurnAfter(instantMs: number, hours: OpeningHours): number {
  const midnight = delhiInstant(addDays(delhiDate(instantMs), 1), 0)
  for (const { opensAt, closesAt } of openSpansFrom(instantMs, hours)) {
    return Math.min(midnight, opensAt > instantMs ? opensAt : closesAt)
  }
  return midnight
}
