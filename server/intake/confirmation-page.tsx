import { type Context, Hono } from 'hono'
import { isUrgent } from '../../domain/call-back.ts'
import {
  asksForCalendarFile,
  type ConfirmationDetails,
  readConfirmation,
} from '../../domain/confirmation-link.ts'
import { type Reference, referenceAt } from '../../domain/reference.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import {
  type AppointmentEvent,
  appointmentEvent,
  type Outcome,
} from '../../site/appointment-event.ts'
import type { PageContext } from '../../site/page-context.ts'
import { ConfirmationPage, type StoredRequest } from '../../site/pages/confirmation.tsx'
import { type PagesDeps, page, printable } from '../web/pages.tsx'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { type FindVisit, type ProvenRequest, provenRequest } from './proven-request.ts'

export interface ConfirmationDeps extends PagesDeps {
  readonly findVisit: FindVisit
}

/**
 * Shows personal details from its address, so nothing on the way may keep it. Anybody can make up
 * such an address: only one that names a stored request is told that we have it, by when reception
 * calls, and gets a calendar entry (decision 021).
 */
export function confirmationPage(deps: ConfirmationDeps): Hono {
  const { addresses, pageContext, now, findVisit } = deps
  const app = new Hono()
  app.get(addresses.confirmation, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const context = pageContext(now())
    const query = printable(new URL(c.req.url).searchParams)
    const details = readConfirmation(query)
    const reference = details?.reference ?? referenceAt(context.nowMs)
    const found = details && (await provenRequest(details, findVisit))
    const stored = found && storedFacts(details, found, reference, context)
    if (stored?.event && asksForCalendarFile(query))
      return sendCalendarFile(c, stored.event, context)
    return page(c, <ConfirmationPage {...{ context, details, reference, stored }} />, deps.turn)
  })
  return app
}

/** What the page says of a stored request. The day and time agreed in a call are in its calendar entry alone. */
function storedFacts(
  details: ConfirmationDetails,
  found: ProvenRequest,
  reference: Reference,
  context: PageContext,
): StoredRequest {
  const { request, ask } = found
  const outcome = outcomeOf(found)
  const isOpen = outcome === undefined
  // A later call in vain does not end what is agreed.
  const agreed = outcome === 'agreed' || ask.holds ? found.of.visit.agreement : undefined
  const { date, time } = agreed ?? details
  const mayCome = isOpen || outcome === 'agreed' || outcome === 'unreached'
  const formerTests = request.tests.filter((test) => !isTestName(test))
  const standing = { reference, outcome, isAgreed: agreed?.isAsAsked === false, formerTests }
  return {
    outcome,
    formerTests,
    callBy: isOpen ? ask.callByMs : undefined,
    isUrgent: isOpen && isUrgent(request.storedAtMs, context.centre.hours, request),
    isMoved: date !== details.date || time !== details.time,
    event: mayCome ? appointmentEvent({ ...details, date, time }, standing, context) : undefined,
  }
}

/** Undefined while reception owes a call about the request. */
function outcomeOf({ ask, of: { visit } }: ProvenRequest): Outcome | undefined {
  if (ask.state === 'open') return undefined
  if (ask.state === 'call again') return 'unreached'
  // A change that was dropped leaves the visit agreed.
  if (visit.agreement !== undefined) return 'agreed'
  if (visit.ending === 'arrived') return 'arrived'
  return visit.ending === 'no-show' ? 'missed' : 'cancelled'
}

function sendCalendarFile(c: Context, event: AppointmentEvent, context: PageContext): Response {
  c.header('content-disposition', `attachment; filename="${calendarFileName(event)}"`)
  return c.body(calendarFile(event, context), 200, {
    'content-type': 'text/calendar; charset=utf-8',
  })
}
