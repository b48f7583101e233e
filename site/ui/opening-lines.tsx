import { openingLines } from '../opening-week.ts'
import type { PageContext } from '../page-context.ts'

/** The week's hours, one run of days a line. */
export function OpeningLines({ context }: { readonly context: PageContext }) {
  return openingLines(context.centre.hours, context.words).map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ))
}
