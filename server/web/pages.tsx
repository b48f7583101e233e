import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { ReactElement } from 'react'
import { isUrgent } from '../../domain/call-back.ts'
import { asksForCalendarFile, readConfirmation } from '../../domain/confirmation-link.ts'
import { referenceAt } from '../../domain/reference.ts'
import { type AppointmentEvent, appointmentEvent } from '../../site/appointment-event.ts'
import { renderDocument } from '../../site/document.tsx'
import type { PageContext } from '../../site/page-context.ts'
import { AboutPage } from '../../site/pages/about.tsx'
import { type CallOutcome, ConfirmationPage } from '../../site/pages/confirmation.tsx'
import { HomePage } from '../../site/pages/home.tsx'
import { NotFoundPage } from '../../site/pages/not-found.tsx'
import { ServicesPage } from '../../site/pages/services.tsx'
import type { Addresses } from '../../site/routes.ts'
import { type FindAppointment, storedRequest } from '../appointments/stored-request.ts'
import type { AppointmentStatus } from '../db/schema.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { bestEncoding, encodeOnce, encodingHeaders } from './encodings.ts'
import { cachedPage, type PageCacheDeps } from './page-cache.ts'
import { printable } from './printable.ts'
import type { Turn } from './render-queue.ts'
import type { RefusalStatus } from './responses.ts'
import { throttledLog } from './throttled-log.ts'

/** What the pages of one language need. */
export interface PagesDeps extends PageCacheDeps {
  readonly addresses: Addresses
  /** When a page for one visitor may be drawn. */
  readonly turn: Turn
  /** What pages are drawn from at an instant. */
  readonly pageContext: (nowMs: number) => PageContext
  readonly log: Logger
}

/** The pages that are the same for everybody: home, about and services. */
export function publicPages(deps: PagesDeps): Hono {
  const cached = (Page: (props: { context: PageContext }) => ReactElement) =>
    cachedPage((nowMs) => renderDocument(<Page context={deps.pageContext(nowMs)} />), deps)
  const { addresses } = deps
  const app = new Hono()
  app.get(addresses.home, cached(HomePage))
  if (addresses.home !== '/') app.get(`${addresses.home}/`, (c) => c.redirect(addresses.home, 308))
  app.get(addresses.about, cached(AboutPage))
  app.get(addresses.services, cached(ServicesPage))
  return app
}

export interface ConfirmationDeps extends PagesDeps {
  readonly findAppointment: FindAppointment
}

/**
 * Shows personal details from its address, so nothing on the way may keep it. Anybody can make up
 * such an address: only one that names a stored request is told that we have it, by when reception
 * calls, and gets a calendar entry (decision 021).
 */
export function confirmationPage(deps: ConfirmationDeps): Hono {
  const { addresses, pageContext, now, findAppointment } = deps
  const app = new Hono()
  app.get(addresses.confirmation, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const context = pageContext(now())
    const query = printable(new URL(c.req.url).searchParams)
    const details = readConfirmation(query)
    const reference = details?.reference ?? referenceAt(context.nowMs)
    const stored = details && (await storedRequest(details, findAppointment))
    // Once another time is agreed, the calendar has that one.
    const visit = details && { ...details, ...stored?.agreed }
    const outcome = stored && outcomeOf(stored.status)
    const event =
      stored && visit && outcome !== 'cancelled'
        ? appointmentEvent(
            visit,
            reference,
            context.centre,
            context.strings,
            stored.agreed !== undefined,
          )
        : undefined
    if (event && asksForCalendarFile(query)) return sendCalendarFile(c, event, context)
    const isStored = stored !== undefined
    // A request that is no longer open has been called about.
    const open = stored?.status === 'requested' ? stored : undefined
    const callBy = open?.callByMs
    const isNear = open !== undefined && isUrgent(open.receivedAtMs, context.centre.hours, open)
    return page(
      c,
      <ConfirmationPage
        {...{ context, details, reference, isStored, outcome, isUrgent: isNear, callBy, event }}
      />,
      deps.turn,
    )
  })
  return app
}

function outcomeOf(status: AppointmentStatus): CallOutcome | undefined {
  switch (status) {
    case 'requested':
      return undefined
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return 'agreed'
    case 'unreachable':
      return 'unreached'
    case 'cancelled':
      return 'cancelled'
  }
}

function sendCalendarFile(c: Context, event: AppointmentEvent, context: PageContext): Response {
  c.header('content-disposition', `attachment; filename="${calendarFileName(event)}"`)
  return c.body(calendarFile(event, context), 200, {
    'content-type': 'text/calendar; charset=utf-8',
  })
}

/** The start of a path says which link is broken; the rest of a long one would only fill the log. */
const longestPathLogged = 200

/** A scanner asks for thousands of pages; to mend broken links, the first ones are enough. */
const missingLoggedPerMinute = 300

/**
 * 404 with the specified text; the missing path is logged, its query never. Cached like the other
 * pages, since a scanner asks for hundreds of addresses in a row.
 */
export function notFound(deps: PagesDeps) {
  const draw = (nowMs: number) => renderDocument(<NotFoundPage context={deps.pageContext(nowMs)} />)
  const answer = cachedPage(draw, deps, 404)
  const maySay = throttledLog(missingLoggedPerMinute, deps.now)
  return (c: Context) => {
    const path = c.req.path.slice(0, longestPathLogged)
    if (maySay()) deps.log.warn({ path }, 'page not found')
    return answer(c)
  }
}

export type PageStatus = 200 | RefusalStatus

/** A page rendered for one visitor; compressed, it needs no more round trips than a cached one. */
export async function page(
  c: Context,
  element: ReactElement,
  turn: Turn,
  status: PageStatus = 200,
): Promise<Response> {
  await turn()
  const encoding = bestEncoding(c.req.header('accept-encoding'))
  const bytes = encodeOnce(renderDocument(element), encoding)
  const headers = { ...encodingHeaders(encoding), 'content-type': 'text/html; charset=utf-8' }
  return c.body(bytes, status, headers)
}
