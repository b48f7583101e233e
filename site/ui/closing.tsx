import { Mark } from '../illustrations/fan.tsx'
import type { PageContext } from '../page-context.ts'
import { BookOrCall } from './book-or-call.tsx'

interface ClosingProps {
  readonly context: PageContext
  readonly heading: string
  readonly text: string
}

/** The last word of a page, where night falls: book, or call. */
export function Closing({ context, heading, text }: ClosingProps) {
  return (
    <section className="closing night" aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading" className="statement">
          {heading}
        </h2>
        <p className="lead text-soft">{text}</p>
        <BookOrCall context={context} />
        <Mark />
      </div>
    </section>
  )
}
