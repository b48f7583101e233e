import type { ReportWords } from '../../content/en/report.ts'
import {
  type ChannelCount,
  callBounds,
  type Measures,
  noticeBounds,
  type TestCount,
} from './measure.ts'

/** One table of the report. Its bars and tints repeat its numbers for the eye. */
export interface Figure {
  readonly id: string
  readonly title: string
  /** What is counted. */
  readonly about: string
  /** What there is to see in it, a sentence each. */
  readonly says: readonly string[]
  readonly head: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly label: string
  readonly cells: readonly Cell[]
}

export interface Cell {
  readonly text: string | number
  /** Length of a bar behind the text, from 0 to 1. */
  readonly bar?: number
  /** Strength of the cell's colour, from 0 to 1. */
  readonly tint?: number
  /** What the owner does not want to see: too late, or not at all. */
  readonly isBad?: boolean
}

/** Hours shown even when nothing came in them: those in which the centre is open. */
const shownHours = { first: 8, last: 20 }

/** How many of the tests asked for most are named in words. */
const namedTests = 3

/** A channel that loses a tenth of its messages fills its bar; less would look like much. */
const leastFullShare = 0.1

/** Below it, one request more or less would change the colour of a whole week. */
const leastFullTint = 5

/** The figures of the report, in reading order. */
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
  const most = Math.max(leastFullTint, ...byHour.flat())
  return {
    id: 'by-hour',
    title: words.byHour.title,
    about: words.byHour.about,
    says: busiestHour(byHour, words),
    head: [words.byHour.weekday, ...hours.map(words.hour)],
    rows: byHour.map((counts, day) => ({
      label: words.weekdays[day] ?? '',
      cells: hours.map((hour) => {
        const count = counts[hour] ?? 0
        return { text: count, tint: count / most }
      }),
    })),
  }
}

function busiestHour(byHour: Measures['byHour'], words: ReportWords): string[] {
  const cells = byHour.flatMap((counts, day) => counts.map((count, hour) => ({ day, hour, count })))
  const [busiest] = cells.toSorted((a, b) => b.count - a.count)
  if (busiest === undefined || busiest.count === 0) return []
  const weekday = words.weekdays[busiest.day] ?? ''
  return [words.byHour.busiest(weekday, words.hour(busiest.hour), busiest.count)]
}

function hoursToShow(byHour: Measures['byHour']): number[] {
  const used = byHour.flatMap((counts) => counts.flatMap((count, hour) => (count > 0 ? hour : [])))
  const first = Math.min(shownHours.first, ...used)
  const last = Math.max(shownHours.last, ...used)
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

function testsFigure({ tests }: Measures, words: ReportWords): Figure {
  const most = tests.slice(0, namedTests).map(({ test, count }) => [test, count] as const)
  return {
    id: 'tests',
    title: words.tests.title,
    about: words.tests.about,
    says: most.length === 0 ? [] : [words.tests.most(most)],
    head: [words.tests.test, words.tests.requests],
    rows: withBars(tests.map(({ test, count }: TestCount) => ({ label: test, count }))),
  }
}

/** How long until somebody at the centre knew of a request. */
function noticeFigure({ notice }: Measures, words: ReportWords): Figure {
  const { median, ranges, unheard } = notice
  return {
    id: 'notice',
    title: words.notice.title,
    about: words.notice.about,
    says: [
      ...(median === undefined ? [] : [words.notice.median(median)]),
      words.notice.unheard(unheard),
    ],
    head: [words.minutes, words.tests.requests],
    rows: withBars([
      ...rangeCounts(ranges, noticeBounds, words),
      { label: words.notice.never, count: unheard, isBad: true },
    ]),
  }
}

/** How long until reception called, where that was noted at all. */
function callFigure({ call }: Measures, words: ReportWords): Figure {
  const { median, inTime, notNoted, count, ranges } = call
  return {
    id: 'call',
    title: words.call.title,
    about: words.call.about,
    says:
      median === undefined
        ? [words.call.noneNoted]
        : [
            words.call.median(median),
            words.call.inTime(words.share(inTime, count)),
            words.call.notNoted(notNoted),
          ],
    head: [words.minutes, words.tests.requests],
    rows: withBars([
      ...rangeCounts(ranges, callBounds, words),
      { label: words.call.never, count: notNoted },
    ]),
  }
}

function channelsFigure({ channels }: Measures, words: ReportWords): Figure {
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0)
  const settled = channels.reduce((sum, channel) => sum + channel.failed + channel.taken, 0)
  const most = Math.max(leastFullShare, ...channels.map(failedShare))
  const { channel, taken, notDelivered, owed } = words.channels
  return {
    id: 'channels',
    title: words.channels.title,
    about: words.channels.about,
    says: [
      channels.length === 0
        ? words.channels.none
        : words.channels.failed(words.share(failed, settled)),
    ],
    head: [channel, taken, notDelivered, owed],
    rows: channels.map((each) => ({
      label: words.channels.names[each.channel],
      cells: [
        { text: each.taken },
        { text: each.failed, bar: failedShare(each) / most, isBad: true },
        { text: each.owed },
      ],
    })),
  }
}

function failedShare({ failed, taken }: ChannelCount): number {
  return failed / Math.max(1, failed + taken)
}

interface Count {
  readonly label: string
  readonly count: number
  readonly isBad?: boolean
}

/** The longest bar is the greatest count. */
function withBars(counts: readonly Count[]): Row[] {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map(({ label, count, isBad = false }) => ({
    label,
    cells: [{ text: count, bar: count / most, isBad }],
  }))
}

/** The last range, above every bound, is the one nobody wants. */
function rangeCounts(
  counts: readonly number[],
  bounds: readonly number[],
  { range }: ReportWords,
): Count[] {
  return counts.map((count, index) => {
    const [from, below] = [bounds[index - 1], bounds[index]]
    if (below === undefined) return { label: range.from(from ?? 0), count, isBad: true }
    const label = from === undefined ? range.below(below) : range.between(from, below)
    return { label, count }
  })
}
