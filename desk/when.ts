import { desk } from '../content/desk.ts'
import { calendar } from '../content/en/calendar.ts'
import type { Block } from '../domain/rooms/block.ts'
import {
  type CalendarDate,
  clockLabel,
  type DayAndTime,
  dayEnds,
  daysBetween,
  delhiDate,
  delhiTime,
  weekdayOf,
} from '../domain/time/delhi-time.ts'
import type { DayHours } from '../domain/time/opening-hours.ts'

/** An instant as the desk writes it: `10:42 AM`, `10:00 AM tomorrow`, `9:30 AM, Fri 20 Nov`. */
export function shortInstant(instantMs: number, nowMs: number): string {
  const time = delhiTime(instantMs)
  const date = delhiDate(instantMs)
  return onDay(date, nowMs, [time, `${time} tomorrow`]) ?? `${time}, ${shortDay(date)}`
}

/** A visit: `Today, 9:30 AM`, `Tomorrow, Sat 21 Nov, 9:30 AM`, `Mon 23 Nov, 9:30 AM`. */
export function shortVisit({ date, time }: DayAndTime, nowMs: number): string {
  return `${dayWord(date, nowMs)}, ${time}`
}

/** A visit within a sentence: `today 9:30 AM`, `tomorrow 9:30 AM`, `Mon 23 Nov, 9:30 AM`. */
export function visitInSentence({ date, time }: DayAndTime, nowMs: number): string {
  const word = onDay(date, nowMs, ['today', 'tomorrow']) ?? `${shortDay(date)},`
  return `${word} ${time}`
}

/** `Today`, `Tomorrow, Tue 24 Nov`, `Wed 25 Nov`. */
export function dayWord(date: CalendarDate, nowMs: number): string {
  return onDay(date, nowMs, ['Today', `Tomorrow, ${shortDay(date)}`]) ?? shortDay(date)
}

/** The words for a date that is today or tomorrow. */
function onDay(date: CalendarDate, nowMs: number, words: readonly [string, string]) {
  return words[daysBetween(delhiDate(nowMs), date)]
}

/** `10–2, 5–7:30`, as a shop door says it. */
export function shortHours(hours: readonly DayHours[]): string {
  const short = (minutes: number) => clockLabel(minutes).replace(/:00| [AP]M/g, '')
  return hours.map(({ opens, closes }) => `${short(opens)}–${short(closes)}`).join(', ')
}

/** `8:30 AM – 1:00 PM, 2:00 PM – 8:30 PM`; empty on a closed day. */
export function longHours(hours: readonly DayHours[]): string {
  return hours.map(({ opens, closes }) => `${clockLabel(opens)} – ${clockLabel(closes)}`).join(', ')
}

/** A part of a day: `from 3:00 PM`, `until 1:00 PM`, `12:00 PM – 4:00 PM`. */
export function spanInWords({ from, to }: NonNullable<Block['hours']>): string {
  const [begin, end] = [clockLabel(from), clockLabel(to)]
  if (to === dayEnds) return desk.roomLine.from(begin)
  return from === 0 ? desk.dayBook.until(end) : `${begin} – ${end}`
}

/** `Mon 23 Nov`. */
export function shortDay(date: CalendarDate): string {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = calendar.weekdays[weekdayOf(date)] ?? ''
  return `${weekday.slice(0, 3)} ${day} ${(calendar.months[month - 1] ?? '').slice(0, 3)}`
}
