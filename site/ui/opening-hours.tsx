import { Fragment } from 'react'
import { isOpenAt } from '../../domain/time/opening-hours.ts'
import { openingLines } from '../opening-lines.ts'
import { closureLines, openingStatus } from '../opening-week.ts'
import type { PageProps } from '../page-context.ts'

/** The hours of the week, one line for each run of days with the same hours. A narrow line breaks before the hours. */
export function OpeningLines({ context }: PageProps) {
  return openingLines(context.centre.hours, context.strings).map((line) => {
    const [days, ...hours] = line.split(/(?<=[:,]) /)
    return (
      <span key={line} className="line">
        {days}
        {hours.map((each) => (
          <Fragment key={each}>
            {' '}
            <span className="whole">{each}</span>
          </Fragment>
        ))}
      </span>
    )
  })
}

/** Closures further ahead are not shown, because they do not matter to a visitor who plans now. */
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
