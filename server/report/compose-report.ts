import { report as strings } from '../../content/en/report.ts'
import { english } from '../../content/strings.ts'
import { namesWith } from '../../domain/centre/catalogue-now.ts'
import type { OwnTests } from '../../domain/centre/published-facts.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import type { Figure, FigureRow, WeeklyReport } from '../../domain/desk/weekly-report.ts'
import { addDays, delhiDate, delhiInstant, delhiTime } from '../../domain/time/delhi-time.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import type { Needs } from '../parts.ts'
import { callBounds, type Measures, measure } from './measure.ts'
import type { ReportDays } from './report-weeks.ts'
import type { RequestFigures } from './request-figures.ts'

const { calendar, names } = english

export interface ReportDeps extends Needs<'now' | 'hours'> {
  /** The requests received in a span of time. */
  readonly requestFigures: (fromMs: number, toMs: number) => Promise<readonly RequestFigures[]>
  readonly own?: OwnTests | undefined
}

/** Reports what became of the requests of these days, in figures and without personal data. */
export async function composeReport(
  days: ReportDays,
  { requestFigures, now, hours, own }: ReportDeps,
): Promise<WeeklyReport> {
  const requests: RequestFigures[] = []
  // Asks for a day at a time, because each visit of the span is read into memory.
  for (let day = days.first; day <= days.last; day = addDays(day, 1)) {
    const [fromMs, toMs] = [delhiInstant(day, 0), delhiInstant(addDays(day, 1), 0)]
    for (const request of await requestFigures(fromMs, toMs)) requests.push(request)
  }
  const measures = measure(requests, hours, now())
  const isEmpty = measures.requests === 0
  const figures = isEmpty ? [] : figuresOf(measures, own)
  const inShort = [
    isEmpty ? strings.requests.none : strings.requests.count(measures.requests),
    ...figures.flatMap(({ says }) => says),
    ...noShowRate(measures),
  ]
  const [first, last] = [longDate(days.first, calendar), longDate(days.last, calendar)]
  return {
    headline: strings.headline(first, last),
    days: strings.days(first, last),
    made: madeAt(now()),
    inShort,
    figures,
  }
}

/** Empty until reception has noted whether a patient came. */
function noShowRate({ visits: { came, stayedAway } }: Measures): string[] {
  const expected = came + stayedAway
  return expected === 0 ? [] : [strings.visits.noShow(strings.share(stayedAway, expected))]
}

function madeAt(nowMs: number): string {
  return strings.made(calendar.timeOn(delhiTime(nowMs), longDate(delhiDate(nowMs), calendar)))
}

/** Hours that are shown even without a request, because the centre is open then. */
const shownHours = { first: 8, last: 20 }

/** How many of the most requested tests a sentence names. */
const namedTests = 3

/** The figures of the report, in reading order. */
function figuresOf(measures: Measures, own: OwnTests = []): Figure[] {
  return [byHourFigure(measures), testsFigure(measures, own), callFigure(measures)]
}

function byHourFigure({ byHour }: Measures): Figure {
  const hours = hoursToShow(byHour)
  return {
    id: 'by-hour',
    title: strings.byHour.title,
    about: strings.byHour.about,
    says: busiestHour(byHour),
    head: [strings.byHour.weekday, ...hours.map(strings.hour)],
    rows: byHour.map((counts, day) => ({
      label: strings.weekdays[day] ?? '',
      counts: hours.map((hour) => counts[hour] ?? 0),
    })),
  }
}

function busiestHour(byHour: Measures['byHour']): string[] {
  const cells = byHour.flatMap((counts, day) => counts.map((count, hour) => ({ day, hour, count })))
  const [busiest] = cells.toSorted((a, b) => b.count - a.count)
  if (busiest === undefined || busiest.count === 0) return []
  const weekday = strings.weekdays[busiest.day] ?? ''
  return [strings.byHour.busiest(weekday, strings.hour(busiest.hour), busiest.count)]
}

function hoursToShow(byHour: Measures['byHour']): number[] {
  const used = byHour.flatMap((counts) => counts.flatMap((count, hour) => (count > 0 ? hour : [])))
  const first = Math.min(shownHours.first, ...used)
  const last = Math.max(shownHours.last, ...used)
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

function testsFigure({ tests }: Measures, own: OwnTests): Figure {
  const named = calledIn(namesWith(names, own, 'en'))
  const most = tests.slice(0, namedTests).map(({ test, count }) => [named(test), count] as const)
  return {
    id: 'tests',
    title: strings.tests.title,
    about: strings.tests.about,
    says: most.length === 0 ? [] : [strings.tests.most(most)],
    head: [strings.tests.test, strings.tests.requests],
    rows: tests.map(({ test, count }) => ({ label: named(test), counts: [count] })),
  }
}

/** How long until reception called, if a call was noted. */
function callFigure({ call }: Measures): Figure {
  const { median, inTime, notNoted, overdue, count, ranges } = call
  return {
    id: 'call',
    title: strings.call.title,
    about: strings.call.about,
    says: [
      ...(median === undefined
        ? [strings.call.noneNoted]
        : [
            strings.call.median(median),
            strings.call.inTime(strings.share(inTime, count)),
            strings.call.notNoted(notNoted),
          ]),
      ...(overdue > 0 ? [strings.call.overdue(overdue)] : []),
    ],
    head: [strings.minutes, strings.tests.requests],
    rows: [...rangeRows(ranges), { label: strings.call.never, counts: [notNoted] }],
  }
}

/** The last range is above every bound, so its requests were late. */
function rangeRows(counts: readonly number[]): FigureRow[] {
  const { range } = strings
  return counts.map((count, index) => {
    const [from, below] = [callBounds[index - 1], callBounds[index]]
    if (below === undefined) return { label: range.from(from ?? 0), counts: [count], isLate: true }
    const label = from === undefined ? range.below(below) : range.between(from, below)
    return { label, counts: [count] }
  })
}
