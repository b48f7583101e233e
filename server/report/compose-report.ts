import { centre } from '../../content/centre.ts'
import { report as strings } from '../../content/en/report.ts'
import { english } from '../../content/strings.ts'
import { delhiDate, delhiTime } from '../../domain/delhi-time.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import { longDate } from '../../domain/spoken-time.ts'
import { figuresOf } from './figures.ts'
import { type Measures, measure } from './measure.ts'
import type { ReportQueries } from './queries.ts'
import { reportMain, reportPage } from './report-page.ts'
import type { ReportDays } from './report-weeks.ts'

export interface ReportDeps {
  readonly queries: ReportQueries
  readonly now: () => number
  readonly hours: OpeningHours
  readonly own?: OwnTests | undefined
}

export interface WeeklyReport {
  readonly headline: string
  /** The main findings, a sentence each. */
  readonly inShort: readonly string[]
  /** The whole report as one HTML file. */
  readonly page: string
  /** The markup of the page's main element. */
  readonly main: string
}

/** Reports what became of the requests of these days, in figures and without personal data. */
export async function composeReport(
  days: ReportDays,
  { queries, now, hours, own }: ReportDeps,
): Promise<WeeklyReport> {
  const measures = await measure(queries, days, hours)
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
  const spoken = strings.days(first, last)
  const main = await reportMain({
    name: centre.name,
    days: spoken,
    made: madeAt(now()),
    inShort,
    figures,
  })
  return {
    headline: strings.headline(first, last),
    inShort,
    page: reportPage(spoken, main),
    main,
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
