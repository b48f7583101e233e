import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isKnownTest } from '../../domain/centre/catalogue-now.ts'
import {
  asksForCalendarFile,
  type ConfirmationDetails,
  confirmationQuery,
  readConfirmation,
} from '../../domain/request/confirmation-link.ts'
import { type Reference, referenceAt } from '../../domain/request/reference.ts'
import { readWish } from '../../domain/request/wish-form.ts'
import { isOver, isSoon, isUrgent } from '../../domain/time/call-back.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { isWish } from '../../domain/visit/history.ts'
import {
  type CalendarEntry,
  calendarEntry,
  type OutcomeForPatient,
} from '../../site/calendar-entry.ts'
import type { PageContext } from '../../site/page-context.ts'
import { ConfirmationPage } from '../../site/pages/confirmation.tsx'
import type { TicketRequest } from '../../site/ui/ticket-request.ts'
import type { OpenWish } from '../../site/ui/wishes.tsx'
import type { ClientAddress } from '../web/client-address.ts'
import { guards } from '../web/guards.ts'
import { type PageStatus, type PagesDeps, page, printable } from '../web/pages.tsx'
import { type Refuse, refusalStatus, setRetryAfter } from '../web/responses.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { type FindVisit, type ProvenRequest, provenRequest } from './proven-request.ts'
import type { TakeWish } from './take-wish.ts'

export interface ConfirmationDeps extends PagesDeps {
  readonly findVisit: FindVisit
  readonly takeWish: TakeWish
  readonly publicUrl: string
  readonly isFull: () => boolean
  readonly clientAddress: ClientAddress
}

/**
 * The page shows personal details from its address, so no cache may keep it. Anybody can make up such an address. The
 * page says that we have the request, and by when reception calls, only if the address proves a stored request
 * (`provenRequest`). Only then does it offer a calendar entry (decision 021) and take a wish.
 */
export function confirmationPage(deps: ConfirmationDeps): Hono {
  const { addresses, pageContext, now } = deps
  const app = new Hono()
  app.use(addresses.confirmation, neverCached)
  app.get(addresses.confirmation, async (c) => {
    const context = pageContext(now())
    const query = printable(new URL(c.req.url).searchParams)
    const shown = await factsOf(readConfirmation(query), context, deps)
    if (shown.stored?.event && asksForCalendarFile(query))
      return sendCalendarFile(c, shown.stored.event, context)
    return page(c, <ConfirmationPage {...shown} />, deps.turn)
  })
  app.post(
    addresses.confirmation,
    ...guards('application/x-www-form-urlencoded', refuseWish(undefined, deps), {
      ...deps,
      isOriginHidden: true,
    }),
    (c) => takeForm(c, deps),
  )
  return app
}

const neverCached: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  await next()
}

async function factsOf(
  details: ConfirmationDetails | undefined,
  context: PageContext,
  { findVisit }: ConfirmationDeps,
) {
  const reference = details?.reference ?? referenceAt(context.nowMs)
  // If the store cannot be read, the page does not say that we have the request.
  const found = details && (await provenRequest(details, findVisit).catch(() => undefined))
  const stored = found && storedFacts(details, found, reference, context)
  return { context, details, reference, stored }
}

/** Takes the wish, then redirects to the page, so that a reload does not post the wish again. */
async function takeForm(c: Context, deps: ConfirmationDeps): Promise<Response> {
  const form = printable(new URLSearchParams(await c.req.text()))
  const details = readConfirmation(form)
  const address = deps.clientAddress(c)
  const taken = await deps.takeWish({ details, kind: readWish(form), address })
  if (taken.kind === 'taken' || taken.kind === 'unproven') {
    const query = details === undefined ? '' : `?${confirmationQuery(details)}`
    return c.redirect(`${deps.addresses.confirmation}${query}`, 303)
  }
  if (taken.kind === 'too-many') c.header('retry-after', String(taken.retryAfterSeconds))
  return await refuseWish(details, deps)(c, taken.kind)
}

/** Shows the page with a sentence above it. `details`: undefined if the form was not read, or lacks some of them. */
function refuseWish(details: ConfirmationDetails | undefined, deps: ConfirmationDeps): Refuse {
  return async (c, reason) => {
    setRetryAfter(c, reason)
    const context = deps.pageContext(deps.now())
    const { confirmation, answers } = context.strings
    const phone = unbroken(context.centre.phones[0].label)
    const failure = reason === 'too-many' ? answers.tooMany(phone) : confirmation.wishFailed(phone)
    const shown = await factsOf(details, context, deps)
    const status: PageStatus = refusalStatus[reason]
    return page(c, <ConfirmationPage {...shown} failure={failure} />, deps.turn, status)
  }
}

/** What the page says about a stored request. An agreed day and time win over those of the link. */
function storedFacts(
  details: ConfirmationDetails,
  found: ProvenRequest,
  reference: Reference,
  context: PageContext,
): TicketRequest {
  const { request, ask } = found
  const outcome = outcomeOf(found)
  const isOpen = outcome === undefined
  // The agreed time holds even after a later call that nobody answered.
  const agreed = outcome === 'agreed' || ask.holds ? found.stored.visit.agreement : undefined
  const { date, time } = agreed ?? details
  const isChanged = hasOtherTests(found)
  const visit = { ...details, date, time, tests: isChanged ? [] : details.tests }
  const isPast = isOver(context.nowMs, visit)
  const mayCome = !isPast && (isOpen || outcome === 'agreed' || outcome === 'unreached')
  const formerTests = request.tests.filter(
    (test) => visit.tests.includes(test) && !isKnownTest(test, context.catalogue.own),
  )
  const isAgreed = agreed?.isAsAsked === false
  const standing = { reference, outcome, isAgreed, formerTests }
  return {
    outcome,
    formerTests,
    callBy: isOpen ? ask.callByMs : undefined,
    isUrgent: isOpen && isUrgent(request.storedAtMs, context.centre.hours, request),
    visit,
    isAgreed,
    hasOtherTests: isChanged,
    wishes: openWishes(found),
    isSoon: isSoon(context.nowMs, context.centre.hours, visit),
    isOver: isPast,
    event: mayCome ? calendarEntry(visit, standing, context) : undefined,
  }
}

/**
 * Whether reception has corrected the tests since the request. Does not read the tests of the link, because links with
 * guessed tests would then tell which tests are right.
 */
function hasOtherTests({ request, stored: { corrected, texts } }: ProvenRequest): boolean {
  const isLater = texts.some(({ field, number }) => field === 'tests' && number > request.number)
  return isLater && corrected.tests?.toSorted().join() !== request.tests.toSorted().join()
}

function openWishes({ stored: { history, visit } }: ProvenRequest): OpenWish[] {
  return history.filter(isWish).flatMap(({ number, kind }) => {
    const ask = visit.asks.find((each) => each.number === number)
    return ask?.state === 'open' ? [{ kind, callBy: ask.callByMs }] : []
  })
}

/** Undefined while no outcome covers the request. */
function outcomeOf({ ask, stored: { visit } }: ProvenRequest): OutcomeForPatient | undefined {
  if (ask.state === 'open') return undefined
  if (ask.state === 'call again') return 'unreached'
  // A visit stays agreed even if a wish to change it was dropped.
  if (visit.agreement !== undefined) return 'agreed'
  if (visit.ending === 'arrived') return 'arrived'
  return visit.ending === 'no-show' ? 'missed' : 'cancelled'
}

function sendCalendarFile(c: Context, event: CalendarEntry, context: PageContext): Response {
  c.header('content-disposition', `attachment; filename="${calendarFileName(event)}"`)
  return c.body(calendarFile(event, context), 200, {
    'content-type': 'text/calendar; charset=utf-8',
  })
}
