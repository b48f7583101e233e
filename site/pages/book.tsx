import { renderToString } from 'react-dom/server'
import { BookingForm } from '../booking-form/booking-form.tsx'
import { type FormStart, formRootId, formStartId } from '../booking-form/form-start.ts'
import { islandLoader } from '../booking-form/island-loader.ts'
import { reserveHeights } from '../booking-form/kept-heights.ts'
import { Document } from '../document.tsx'
import { Mark } from '../illustrations/fan.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { OpeningNow } from '../ui/opening-hours.tsx'

interface BookPageProps extends PageProps {
  readonly start: FormStart
  /** Addresses of the form's scripts, the entry first. */
  readonly scripts: readonly string[]
}

export function BookPage({ context, start, scripts }: BookPageProps) {
  const { booking, bookingPage: strings } = context.strings
  const hasError = start.failure !== undefined || Object.values(start.problems).some(Boolean)
  return (
    <Document
      context={context}
      page="book"
      title={hasError ? booking.errorTitlePrefix + strings.title : strings.title}
      description={strings.description}
      query={preselection(start)}
      scripts={<Island start={start} scripts={scripts} />}
    >
      <div className="book-head">
        <div className="wrap">
          <h1>{strings.title}</h1>
          <p className="lead">{strings.intro}</p>
          <OpeningNow context={context} />
          <Mark />
        </div>
      </div>
      <script>{reserveHeights}</script>
      <div
        id={formRootId}
        className="wrap"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup. The form is hydrated alone, so it is drawn alone
        dangerouslySetInnerHTML={{ __html: drawForm(context, start) }}
      />
    </Document>
  )
}

/** The query of the tests to tick. An address never carries personal data of the form. */
function preselection({ draft }: FormStart): string {
  const query = new URLSearchParams(draft.tests.map((test) => ['test', test]))
  return query.size === 0 ? '' : `?${query}`
}

function drawForm({ strings, centre }: PageContext, start: FormStart): string {
  return renderToString(<BookingForm strings={strings} centre={centre} start={start} />)
}

/** The form's start values and its script. `<` is escaped, so no value can end the element. */
function Island({ start, scripts }: Pick<BookPageProps, 'start' | 'scripts'>) {
  const json = JSON.stringify(start).replaceAll('<', '\\u003c')
  return (
    <>
      <script id={formStartId} type="application/json">
        {json}
      </script>
      <script data-src={scripts.join(' ')}>{islandLoader}</script>
    </>
  )
}
