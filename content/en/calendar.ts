import type { CalendarStrings } from '../../domain/time/spoken-time.ts'

/** Names of days and months, and how a date is written out in full. */
export const calendar: CalendarStrings = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  clock: (time: string, hour: number) => `${time} ${hour < 12 ? 'AM' : 'PM'}`,
  longDate: (weekday: string, day: number, month: string, year: number) =>
    `${weekday}, ${day} ${month} ${year}`,
  shortDate: (weekday: string, day: number, month: string) => `${weekday}, ${day} ${month}`,
  timeToday: (time: string) => `${time} today`,
  timeTomorrow: (time: string, weekday: string) => `${time} tomorrow, ${weekday}`,
  timeOn: (time: string, longDate: string) => `${time} on ${longDate}`,
}
