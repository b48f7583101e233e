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
import { type FindAppointment, storedRequest } from '../appointments/stored-request.ts'
import type { Appointment } from '../db/records.ts'
import type { AppointmentStatus } from '../db/schema.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { type PagesDeps, page, printable } from './pages.tsx'

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
    const found = details && (await storedRequest(details, findAppointment))
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
  found: Appointment,
  reference: Reference,
  context: PageContext,
): StoredRequest {
  const outcome = outcomeOf(found.status)
  const isOpen = outcome === undefined
  // An agreement that was taken back counts no more.
  const agreed = isOpen ? undefined : found.agreed
  const visit = { ...details, ...agreed }
  const isAgreed = outcome === 'agreed' && agreed !== undefined
  const mayCome = isOpen || outcome === 'agreed' || outcome === 'unreached'
  const formerTests = found.tests.filter((test) => !isTestName(test))
  return {
    outcome,
    formerTests,
    callBy: isOpen ? found.callByMs : undefined,
    isUrgent: isOpen && isUrgent(found.receivedAtMs, context.centre.hours, found),
    isMoved: visit.date !== details.date || visit.time !== details.time,
    event: mayCome
      ? appointmentEvent(visit, { reference, outcome, isAgreed, formerTests }, context)
      : undefined,
  }
}

function outcomeOf(status: AppointmentStatus): Outcome | undefined {
  switch (status) {
    case 'requested':
      return undefined
    case 'confirmed':
      return 'agreed'
    case 'arrived':
      return 'arrived'
    case 'no-show':
      return 'missed'
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
