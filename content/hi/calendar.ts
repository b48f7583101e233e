import type { CalendarStrings } from '../../domain/time/spoken-time.ts'

/**
 * Names of days and months, and how a date is written out in full. A clock time comes without बजे, as in
 * `सुबह 8:30`. The sentence around it adds the word if a speaker would.
 */
export const calendar: CalendarStrings = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  clock: (time, hour) => `${partOfDay(hour)} ${time}`,
  longDate: (weekday, day, month, year) => `${weekday}, ${day} ${month} ${year}`,
  shortDate: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  timeToday: (time) => `आज ${time} बजे`,
  timeTomorrow: (time, weekday) => `कल, ${weekday} को ${time} बजे`,
  timeOn: (time, longDate) => `${longDate} को ${time} बजे`,
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}
