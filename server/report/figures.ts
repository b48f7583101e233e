import type { ReportWords } from '../../content/en/report.ts'
import { barPlots } from './bars.ts'
import type { Figure } from './figure.ts'
import { heatMap } from './heat-map.ts'
import type { Measures } from './measure.ts'
import { callFigure, noticeFigure } from './minute-figures.ts'
import { plotSizes } from './plot.ts'

/** Hours shown even when nothing came in them: those in which the centre is open. */
const shownHours = { first: 8, last: 20 }

/** How many of the tests asked for most are named in words. */
const namedTests = 3

/** A channel that loses a tenth of its messages fills its bar; less would look like much. */
const leastFullShare = 0.1

/** The plots of the report, in reading order. */
export function figuresOf(measures: Measures, words: ReportWords): Figure[] {
  return [
    byHourFigure(measures, words),
    testsFigure(measures, words),
    noticeFigure(measures, words),
    callFigure(measures, words),
    channelsFigure(measures, words),
  ]
}

function byHourFigure({ byHour }: Measures, words: ReportWords): Figure {
  const hours = hoursToShow(byHour)
  const cells = byHour.flatMap((counts, day) =>
    hours.map((hour) => ({
      weekday: words.shortWeekdays[day] ?? '',
      hour: words.hour(hour),
      count: counts[hour] ?? 0,
      day,
      at: hour,
    })),
  )
  const [busiest] = cells.toSorted((a, b) => b.count - a.count)
  return {
    id: 'by-hour',
    title: words.byHour.title,
    about: words.byHour.about,
    says:
      busiest === undefined || busiest.count === 0
        ? []
        : [
            words.byHour.busiest(
              words.weekdays[busiest.day] ?? '',
              words.hour(busiest.at),
              busiest.count,
            ),
          ],
    specs: plotSizes.map((size) => heatMap(cells, size)),
    table: {
      head: [words.byHour.weekday, ...hours.map(words.hour)],
      rows: byHour.map((counts, day) => [
        words.weekdays[day] ?? '',
        ...hours.map((hour) => counts[hour] ?? 0),
      ]),
    },
  }
}

function hoursToShow(byHour: Measures['byHour']): number[] {
  const used = byHour.flatMap((counts) => counts.flatMap((count, hour) => (count > 0 ? hour : [])))
  const first = Math.min(shownHours.first, ...used)
  const last = Math.max(shownHours.last, ...used)
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

function testsFigure({ tests }: Measures, words: ReportWords): Figure {
  const rows = tests.map(({ test, count }) => ({ label: test, value: count, text: String(count) }))
  const most = tests.slice(0, namedTests).map(({ test, count }) => [test, count] as const)
  return {
    id: 'tests',
    title: words.tests.title,
    about: words.tests.about,
    says: most.length === 0 ? [] : [words.tests.most(most)],
    specs: barPlots(rows),
    table: {
      head: [words.tests.test, words.tests.requests],
      rows: tests.map(({ test, count }) => [test, count]),
    },
  }
}

function channelsFigure({ channels }: Measures, words: ReportWords): Figure {
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0)
  const all = channels.reduce((sum, channel) => sum + channel.failed + channel.taken, 0)
  const rows = channels.map((channel) => ({
    label: words.channels.names[channel.channel],
    value: channel.failed / Math.max(1, channel.failed + channel.taken),
    text: words.share(channel.failed, channel.failed + channel.taken),
    isBad: true,
  }))
  const most = Math.max(leastFullShare, ...rows.map(({ value }) => value))
  return {
    id: 'channels',
    title: words.channels.title,
    about: words.channels.about,
    says: [
      channels.length === 0 ? words.channels.none : words.channels.failed(words.share(failed, all)),
    ],
    specs: barPlots(rows, most),
    table: {
      head: [
        words.channels.channel,
        words.channels.taken,
        words.channels.notDelivered,
        words.channels.owed,
      ],
      rows: channels.map(({ channel, taken, failed, owed }) => [
        words.channels.names[channel],
        taken,
        failed,
        owed,
      ]),
    },
  }
}
