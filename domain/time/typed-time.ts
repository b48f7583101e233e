import { addDays, type CalendarDate, type DayAndTime, delhiDate, weekdayOf } from './delhi-time.ts'
import { timeSlots } from './time-slots.ts'

interface TypedTimeContext {
  readonly nowMs: number
  /** The names of the weekdays, Sunday first. */
  readonly weekdays: readonly string[]
}

/** A day, a time, or both: `thu`, `thu 10`, `1030`, `6pm`. */
const pattern = /^([a-z]{2,})?\s*(?:(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(?:([ap])m?)?)?$/

/**
 * Reads a day, a time or both as reception types them. The result leaves out what was not typed. Undefined if
 * the text is neither.
 */
export function readTypedTime(
  typed: string,
  at: TypedTimeContext,
): Partial<DayAndTime> | undefined {
  const match = pattern.exec(typed.trim().toLowerCase())
  if (match === null) return undefined
  const [, word, hour, minute = '0', half] = match
  const date = word === undefined ? undefined : dayOf(word, at)
  const time = hour === undefined ? undefined : slotAt(Number(hour), Number(minute), half)
  if ((word && date === undefined) || (hour && time === undefined)) return undefined
  return { ...(date && { date }), ...(time && { time }) }
}

/** The next day of that name, today included. */
function dayOf(word: string, { nowMs, weekdays }: TypedTimeContext): CalendarDate | undefined {
  const today = delhiDate(nowMs)
  const ahead = ['today', 'tomorrow'].findIndex((each) => each.startsWith(word))
  if (ahead >= 0) return addDays(today, ahead)
  const days = weekdays.map((_, days) => addDays(today, days))
  return days.find((day) => weekdays[weekdayOf(day)]?.toLowerCase().startsWith(word))
}

const noon = 12

/** The slot at a time. "am" or "pm" may be missing, because no two slots share a time on the clock face. */
function slotAt(hour: number, minute: number, half: string | undefined): string | undefined {
  const isMeant = (minutes: number) => {
    if (hour > noon) return minutes === hour * 60 + minute
    if (half !== undefined && minutes >= noon * 60 !== (half === 'p')) return false
    return hour > 0 && minutes % (noon * 60) === (hour % noon) * 60 + minute
  }
  return timeSlots.find(({ minutes }) => isMeant(minutes))?.label
}
