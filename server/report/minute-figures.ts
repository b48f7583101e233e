import type { ReportWords } from '../../content/en/report.ts'
import { type Bar, barPlots } from './bars.ts'
import type { Figure } from './figure.ts'
import { callBounds, type Measures, noticeBounds } from './measure.ts'

/** How long until somebody at the centre knew of a request. */
export function noticeFigure({ notice }: Measures, words: ReportWords): Figure {
  const { median, unheard } = notice
  const rows = [
    ...rangeBars(notice.ranges, noticeBounds, words),
    { label: words.notice.never, value: unheard, text: String(unheard), isBad: true },
  ]
  return {
    id: 'notice',
    title: words.notice.title,
    about: words.notice.about,
    says: [
      ...(median === undefined ? [] : [words.notice.median(median)]),
      words.notice.unheard(unheard),
    ],
    specs: barPlots(rows),
    table: rangeTable(rows, words),
  }
}

/** How long until the desk called, where that was noted at all. */
export function callFigure({ call }: Measures, words: ReportWords): Figure {
  const { median, inTime, notNoted, count } = call
  const rows = [
    ...rangeBars(call.ranges, callBounds, words),
    { label: words.call.never, value: notNoted, text: String(notNoted) },
  ]
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
    specs: median === undefined ? [] : barPlots(rows),
    table: rangeTable(rows, words),
  }
}

/** The last range, above every bound, is the one nobody wants. */
function rangeBars(
  counts: readonly number[],
  bounds: readonly number[],
  { range }: ReportWords,
): Bar[] {
  return counts.map((count, index) => {
    const [from, below] = [bounds[index - 1], bounds[index]]
    const isLast = below === undefined
    const label = isLast
      ? range.from(from ?? 0)
      : from === undefined
        ? range.below(below)
        : range.between(from, below)
    return { label, value: count, text: String(count), isBad: isLast }
  })
}

function rangeTable(rows: readonly Bar[], words: ReportWords): Figure['table'] {
  return {
    head: [words.minutes, words.tests.requests],
    rows: rows.map(({ label, value }) => [label, value]),
  }
}
