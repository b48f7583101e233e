import { daysBetween, delhiDate, delhiTime, weekdayOf } from '../domain/delhi-time.ts'
import { longDate } from './long-date.ts'
import type { Words } from './words.ts'

/** An instant as one says it at another: "10:30 AM tomorrow, Wednesday". */
export function timePhrase(
  instantMs: number,
  nowMs: number,
  words: Pick<Words, 'calendar'>,
): string {
  const { calendar } = words
  const date = delhiDate(instantMs)
  const time = delhiTime(instantMs)
  switch (daysBetween(delhiDate(nowMs), date)) {
    case 0:
      return calendar.timeToday(time)
    case 1:
      return calendar.timeTomorrow(time, calendar.weekdays[weekdayOf(date)] ?? '')
    default:
      return calendar.timeOn(time, longDate(date, words))
  }
}
