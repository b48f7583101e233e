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
import { hoursOn, isClosure, type OpeningHours } from '../domain/opening-hours.ts'
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
  const day = hoursOn(date, hours)
  return isClosure(day)
    ? `closed: ${day.reason[english.lang]}`
    : `open ${clockLabel(day.opens)} to ${clockLabel(day.closes)}`
}
