import { report as strings } from '../../content/en/report.ts'
import { english } from '../../content/strings.ts'
import type { OwnTests } from '../../domain/centre/published-facts.ts'
import type { WeeklyReport } from '../../domain/desk/weekly-report.ts'
import { addDays, delhiDate, delhiInstant, delhiTime } from '../../domain/time/delhi-time.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import type { Needs } from '../parts.ts'
import { figuresOf } from './figures.ts'
import { type Measures, measure } from './measure.ts'
import type { ReportDays } from './report-weeks.ts'
import type { RequestFigures } from './request-figures.ts'

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
  const measures = measure(requests, hours)
  const isEmpty = measures.requests === 0
  const figures = isEmpty ? [] : figuresOf(measures, own)
  const inShort = [
    isEmpty ? strings.requests.none : strings.requests.count(measures.requests),
    ...figures.flatMap(({ says }) => says),
    ...noShowRate(measures),
  ]
  const [first, last] = [
    longDate(days.first, english.calendar),
    longDate(days.last, english.calendar),
  ]
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
  const { calendar } = english
  return strings.made(calendar.timeOn(delhiTime(nowMs), longDate(delhiDate(nowMs), calendar)))
}
