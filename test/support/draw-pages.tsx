import { centre } from '../../content/centre.ts'
import { centreIn } from '../../content/centre-in.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import type { Language } from '../../domain/language.ts'
import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import { emptyForm } from '../../domain/request/form-values.ts'
import { calendarEntry } from '../../site/calendar-entry.ts'
import { renderDocument } from '../../site/document.tsx'
import type { PageContext } from '../../site/page-context.ts'
import { AboutPage } from '../../site/pages/about.tsx'
import { BookPage } from '../../site/pages/book.tsx'
import { ConfirmationPage } from '../../site/pages/confirmation.tsx'
import { HomePage } from '../../site/pages/home.tsx'
import { NotFoundPage } from '../../site/pages/not-found.tsx'
import { ServicesPage } from '../../site/pages/services.tsx'
import { addressesIn } from '../../site/routes.ts'
import type { TicketRequest } from '../../site/ui/ticket-request.ts'

export const mondayNoonMs = Date.parse('2026-11-23T12:00:00+05:30')

export function pageContext(
  over: Partial<PageContext> = {},
  language: Language = 'en',
): PageContext {
  return {
    strings: languagesSpoken[language],
    addresses: addressesIn[language],
    centre: centreIn(language, centre),
    catalogue: fullCatalogue,
    pictureFiles: {},
    nowMs: mondayNoonMs,
    publicUrl: 'https://centre.example',
    retentionDays: 365,
    ...over,
  }
}

export function confirmationDetails(over: Partial<ConfirmationDetails> = {}): ConfirmationDetails {
  return {
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    email: '',
    date: '2026-11-24',
    time: '9:30 AM',
    tests: ['Lipid Profile', '2D ECHO'],
    ...over,
  }
}

const reference = '#SID123456'

/** Draws the confirmation for a link that names a stored request, which is open unless `changes` says otherwise. */
export function drawConfirmation(
  details: ConfirmationDetails | undefined,
  callBy?: number,
  context: PageContext = pageContext(),
  changes: Partial<TicketRequest> = {},
): string {
  const { outcome } = changes
  const event = details && calendarEntry(details, { reference, outcome }, context)
  const near = { isUrgent: false, isSoon: false, isOver: false }
  const isAgreed = outcome === 'agreed'
  const open = { outcome, callBy, ...near, wishes: [], event, isAgreed }
  const stored = details && { ...open, visit: details, ...changes }
  return renderDocument(
    <ConfirmationPage context={context} details={details} reference={reference} stored={stored} />,
  )
}

/** Draws the confirmation for a link that names no stored request. */
export function drawUnproven(
  details: ConfirmationDetails,
  context: PageContext = pageContext(),
): string {
  return renderDocument(
    <ConfirmationPage
      context={context}
      details={details}
      reference={reference}
      stored={undefined}
    />,
  )
}

/** Every page of the site as the server sends it, by name. */
export function drawPages(context: PageContext = pageContext()) {
  const start = {
    renderedAtMs: context.nowMs,
    draft: emptyForm,
    problems: {},
    failure: undefined,
  }
  return {
    home: renderDocument(<HomePage context={context} />),
    about: renderDocument(<AboutPage context={context} />),
    services: renderDocument(<ServicesPage context={context} />),
    book: renderDocument(<BookPage context={context} start={start} scripts={['/island.js']} />),
    confirmation: drawConfirmation(confirmationDetails(), undefined, context),
    confirmationUnproven: drawUnproven(confirmationDetails(), context),
    confirmationMissing: drawConfirmation(undefined, undefined, context),
    notFound: renderDocument(<NotFoundPage context={context} />),
  }
}
