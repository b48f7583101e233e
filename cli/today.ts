import type { Command } from 'commander'
import { centre } from '../content/centre.ts'
import { english } from '../content/strings.ts'
import {
  addDays,
  type CalendarDate,
  clockLabel,
  delhiDate,
  delhiInstant,
} from '../domain/delhi-time.ts'
import { closureOn, hoursOn, type OpeningHours } from '../domain/opening-hours.ts'
import { weekdayName } from '../domain/spoken-time.ts'
import { dayLists } from '../server/appointments/day-queries.ts'
import { dayAsJson, dayAsText } from './day-list.ts'
import { withSession } from './session.ts'

interface TodayOptions {
  readonly json: boolean
  readonly reveal: boolean
}

export function todayCommand(program: Command): void {
  program
    .command('today')
    .description('whom to call today, in the order the calls are due, and who comes')
    .option('--json', 'print JSON', false)
    .option('--reveal', 'show personal fields', false)
    .action(printToday)
}

async function printToday({ json, reveal }: TodayOptions): Promise<void> {
  await withSession(async ({ database, now, print }) => {
    const nowMs = now()
    const date = delhiDate(nowMs)
    const day = { date, fromMs: delhiInstant(date, 0), toMs: delhiInstant(addDays(date, 1), 0) }
    const lists = await dayLists(database, day)
    const listing = {
      day,
      lists,
      hours: hoursText(date, centre.hours),
      nowMs,
      reveal,
      strings: english,
    }
    print(json ? dayAsJson(listing) : dayAsText(listing))
  })
}

/** When the centre is open on a day, or why it is not. */
export function hoursText(date: CalendarDate, hours: OpeningHours): string {
  const closure = closureOn(date, hours)
  if (closure) return `closed: ${closure.reason[english.lang]}`
  const open = hoursOn(date, hours)
  if (open.length === 0) return `closed, as on every ${weekdayName(date, english.calendar)}`
  const times = open.map(({ opens, closes }) => `${clockLabel(opens)} to ${clockLabel(closes)}`)
  return `open ${times.join(', ')}`
}
