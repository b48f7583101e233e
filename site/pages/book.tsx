import { BookingForm } from '../booking-form/booking-form.tsx'
import { type FormStart, formRootId, formStartId } from '../booking-form/form-start.ts'
import { islandLoader } from '../booking-form/island-loader.ts'
import { reserveHeights } from '../booking-form/kept-heights.ts'
import { Document } from '../document.tsx'
import { Mark } from '../illustrations/drawings.tsx'
import { jsonInScript } from '../json-in-script.ts'
import type { PageProps } from '../page-context.ts'
import { Island } from '../ui/island.tsx'
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
      scripts={<FormScripts start={start} scripts={scripts} />}
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
      <Island id={formRootId} className="wrap">
        <BookingForm strings={context.strings} centre={context.centre} start={start} />
      </Island>
    </Document>
  )
}

/** The query of the tests to tick. It carries no personal data of the form. */
function preselection({ draft }: FormStart): string {
  const query = new URLSearchParams(draft.tests.map((test) => ['test', test]))
  return query.size === 0 ? '' : `?${query}`
}

function FormScripts({ start, scripts }: Pick<BookPageProps, 'start' | 'scripts'>) {
  return (
    <>
      <script id={formStartId} type="application/json">
        {jsonInScript(start)}
      </script>
      <script data-src={scripts.join(' ')}>{islandLoader}</script>
    </>
  )
}
