import { bookableDates } from '../request/appointment-request.ts'
import { asciiDigits } from '../text/ascii-digits.ts'
import {
  addDays,
  type CalendarDate,
  type DayAndTime,
  delhiInstant,
  parseDate,
  weekdayOf,
} from './delhi-time.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'

interface TypedTimeContext {
  readonly nowMs: number
  /** The names of the weekdays, Sunday first. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
}

/** A day, a time, or both: `thu`, `4 dec 10`, `6pm`. */
const pattern =
  /^(?:(\d{1,2})\s*(?=[a-z]{3}))?([a-z]{2,})?\s*(?:(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(?:([ap])m?)?)?$/

/**
 * Reads a day, a time or both as reception types them. The result leaves out what was not typed. A weekday is that of
 * next week if the time has passed today. Undefined for any other text, such as a time that is no slot.
 */
export function readTypedTime(
  typed: string,
  at: TypedTimeContext,
): Partial<DayAndTime> | undefined {
  const text = asciiDigits(typed).trim().toLowerCase()
  const match = pattern.exec(text.replace(/half past (\d+)/, '$1:30'))
  if (match === null) return undefined
  const [, day, word, hour, minute = '0', half] = match
  const { first: today, last } = bookableDates(at.nowMs)
  const slot = hour === undefined ? undefined : slotAt(Number(hour), Number(minute), half)
  const hasPassed = slot && delhiInstant(today, slot.minutes) < at.nowMs
  const dated = day && word && nextDateOf(Number(day), word, today, at.months)
  const named = word && namedDays(word, today, addDays(today, hasPassed ? 1 : 0), at.weekdays)[0]
  const date = day ? dated : named
  if ((word && (date === undefined || date > last)) || (hour && slot === undefined))
    return undefined
  return { ...(date && { date }), ...(slot && { time: slot.label }) }
}

/** The days that a word may mean: today or tomorrow, then the weekday of that name from the earliest day on. */
export function namedDays(
  word: string,
  today: CalendarDate,
  earliest: CalendarDate,
  weekdays: readonly string[],
): CalendarDate[] {
  const near = ['today', 'tomorrow'].flatMap((name, ahead) =>
    startsWith(name, word) ? addDays(today, ahead) : [],
  )
  const week = weekdays.map((_, ahead) => addDays(earliest, ahead))
  return [...near, ...week.filter((date) => startsWith(weekdays[weekdayOf(date)] ?? '', word))]
}

/** The next 4 December, for 4 and `dec`, from the earliest day on. Undefined if there is no such month or day. */
export function nextDateOf(
  day: number,
  word: string,
  earliest: CalendarDate,
  months: readonly string[],
): CalendarDate | undefined {
  const month = months.findIndex((name) => startsWith(name, word)) + 1
  const year = Number(earliest.slice(0, 4))
  const two = (part: number) => String(part).padStart(2, '0')
  const dates = [year, year + 1].flatMap(
    (each) => parseDate(`${each}-${two(month)}-${two(day)}`) ?? [],
  )
  return dates.find((date) => date >= earliest)
}

/** Fewer letters may mean too many words. */
const shortestWord = 2

export function startsWith(name: string, word: string): boolean {
  return word.length >= shortestWord && name.toLowerCase().startsWith(word)
}

const noon = 12

/** The slot at a time. "am" or "pm" may be missing, because no two slots share a time on the clock face. */
function slotAt(hour: number, minute: number, half: string | undefined): TimeSlot | undefined {
  const isMeant = (minutes: number) => {
    if (hour > noon) return minutes === hour * 60 + minute
    if (half !== undefined && minutes >= noon * 60 !== (half === 'p')) return false
    return hour > 0 && minutes % (noon * 60) === (hour % noon) * 60 + minute
  }
  return timeSlots.find(({ minutes }) => isMeant(minutes))
}
