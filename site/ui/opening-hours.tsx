import { Fragment } from 'react'
import { isOpenAt } from '../../domain/time/opening-hours.ts'
import { closureLines, openingLines, openingStatus } from '../opening-lines.ts'
import type { PageProps } from '../page-context.ts'

/** The hours of the week, one line for each run of days. A narrow line breaks between the days and their hours. */
export function OpeningLines({ context }: PageProps) {
  return openingLines(context.centre.hours, context.strings).map((line) => (
    <span key={line} className="line">
      {line.match(/\S.*?(?:[:,](?= )|$)/g)?.map((part) => (
        <Fragment key={part}>
          <span className="whole">{part}</span>{' '}
        </Fragment>
      ))}
    </span>
  ))
}

/** Closures further ahead stand only in the footer, because they do not matter to a visitor who plans now. */
const closuresAheadDays = 14

/**
 * Whether the centre is open, and until when. The server renders the page again at each opening and
 * closing; in a tab left open, the stated time shows that the status is old.
 */
export function OpeningNow({ context }: PageProps) {
  const { centre, nowMs, strings } = context
  return (
    <div>
      <p className={isOpenAt(nowMs, centre.hours) ? 'status' : 'status closed'}>
        {openingStatus(nowMs, centre.hours, strings)}
      </p>
      {closureLines(nowMs, centre.hours, strings, closuresAheadDays).map((line) => (
        <p key={line} className="status closed">
          {line}
        </p>
      ))}
    </div>
  )
}
