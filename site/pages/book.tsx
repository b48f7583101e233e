import { renderToString } from 'react-dom/server'
import { BookingForm } from '../booking-form/booking-form.tsx'
import { type FormStart, formRootId, formStartId } from '../booking-form/form-start.ts'
import { islandLoader } from '../booking-form/island-loader.ts'
import { Document } from '../document.tsx'
import type { PageContext } from '../page-context.ts'
import { addresses } from '../routes.ts'
import { OpeningNow } from '../ui/opening-now.tsx'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'

interface BookPageProps {
  readonly context: PageContext
  readonly start: FormStart
  /** Address of the island's script. */
  readonly script: string
}

export function BookPage({ context, start, script }: BookPageProps) {
  const { booking: words, shell } = context.words
  const hasError = start.failure !== undefined || Object.values(start.problems).some(Boolean)
  return (
    <Document
      context={context}
      page="book"
      title={hasError ? words.errorTitlePrefix + words.title : words.title}
      description={words.description}
      scripts={<Island start={start} script={script} />}
    >
      <div className="book-head wrap">
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
        <OpeningNow context={context} />
      </div>
      <div
        id={formRootId}
        className="wrap"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup. Drawn apart from the page, because hydrateRoot starts its own tree and useId must agree.
        dangerouslySetInnerHTML={{ __html: drawForm(context, start) }}
      />
      <div className="book-foot ruled wrap">
        <PcpndtNotice words={context.words} />
        <p>
          {shell.fraud} <a href={`${addresses.about}#privacy`}>{shell.footer.privacy}</a>
        </p>
      </div>
    </Document>
  )
}

function drawForm({ words, centre }: PageContext, start: FormStart): string {
  return renderToString(<BookingForm words={words} centre={centre} start={start} />)
}

/** What the form starts from, and its script; `<` is escaped so that no value ends the element. */
function Island({ start, script }: Pick<BookPageProps, 'start' | 'script'>) {
  const json = JSON.stringify(start).replaceAll('<', '\\u003c')
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped above, never run */}
      <script id={formStartId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own that never changes */}
      <script data-src={script} dangerouslySetInnerHTML={{ __html: islandLoader }} />
    </>
  )
}
