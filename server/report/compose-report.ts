import type { ReportWords } from '../../content/en/report.ts'
import type { Words } from '../../content/words.ts'
import { delhiDate, delhiTime } from '../../domain/delhi-time.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { longDate } from '../../domain/spoken-time.ts'
import type { Store } from '../store/store.ts'
import { figuresOf } from './figures.ts'
import { measure } from './measure.ts'
import type { DrawPlots } from './plot.ts'
import { reportPage } from './report-page.ts'
import type { ReportDays } from './report-weeks.ts'

export interface ReportDeps {
  readonly store: Pick<Store, 'requestFigures' | 'noticeFigures'>
  readonly drawPlots: DrawPlots
  /** Of the centre. */
  readonly name: string
  readonly hours: OpeningHours
  readonly calendar: Words['calendar']
  readonly words: ReportWords
  readonly now: () => number
}

export interface Report {
  readonly headline: string
  /** The most important, a sentence each. */
  readonly inShort: readonly string[]
  readonly words: ReportWords
  /** The whole page; rejects when the plots cannot be drawn. */
  page(signal: AbortSignal): Promise<string>
}

/** What became of the requests of these days. It holds figures, and nothing about a person. */
export async function composeReport(days: ReportDays, deps: ReportDeps): Promise<Report> {
  const { words, calendar, name } = deps
  const measures = await measure(deps.store, days, deps.hours)
  const figures = measures.requests === 0 ? [] : figuresOf(measures, words)
  const inShort = [
    measures.requests === 0 ? words.requests.none : words.requests.count(measures.requests),
    ...figures.flatMap(({ says }) => says),
  ]
  const [first, last] = [longDate(days.first, calendar), longDate(days.last, calendar)]
  return {
    headline: words.headline(first, last),
    inShort,
    words,
    async page(signal) {
      const specs = figures.flatMap((figure) => figure.specs)
      const plots = await deps.drawPlots(specs, signal)
      const nowMs = deps.now()
      const today = longDate(delhiDate(nowMs), calendar)
      const made = words.made(calendar.timeOn(delhiTime(nowMs), today))
      return reportPage(
        { name, days: words.days(first, last), made, inShort, figures, plots },
        words,
      )
    },
  }
}
