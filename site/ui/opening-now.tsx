import { closureLines, openingStatus } from '../opening-week.ts'
import type { PageContext } from '../page-context.ts'

/** Far enough to plan around, near enough to matter. */
const closuresAheadDays = 14

/**
 * Whether the centre is open, with the hour until which that holds: the server draws a page anew at
 * each opening and closing, and in a tab left open the hour still says when it ceased to be so.
 */
export function OpeningNow({ context }: { readonly context: PageContext }) {
  const { centre, nowMs, words } = context
  return (
    <div>
      <p className="status">{openingStatus(nowMs, centre.hours, words)}</p>
      {closureLines(nowMs, centre.hours, words, closuresAheadDays).map((line) => (
        <p key={line} className="status">
          {line}
        </p>
      ))}
    </div>
  )
}
