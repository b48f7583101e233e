import { type Context, Hono } from 'hono'
import { type Centre, centreInForm } from '../../content/centre.ts'
import type { CentreFacts } from '../../content/facts.ts'
import type { Strings } from '../../content/strings.ts'
import { type Catalogue, fullCatalogue, testsIn } from '../../domain/centre/catalogue-now.ts'
import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import {
  asSent,
  emptyForm,
  type FormValues,
  readFormDraft,
} from '../../domain/request/form-values.ts'
import type { FormCentre, FormStart } from '../../site/booking-form/form-start.ts'
import { renderDocument } from '../../site/document.tsx'
import { BookPage } from '../../site/pages/book.tsx'
import { guards } from '../web/guards.ts'
import { cachedPage } from '../web/page-cache.ts'
import { type PageStatus, type PagesDeps, page, printable } from '../web/pages.tsx'
import {
  notOfferedSentence,
  type Refuse,
  refusalSentence,
  refusalStatus,
  setRetryAfter,
} from '../web/responses.ts'
import { refuseTaken, type SendWhatsAppDeps } from './send-whatsapp.ts'

export interface BookingPageDeps extends PagesDeps, Omit<SendWhatsAppDeps, 'strings'> {
  readonly strings: Strings
}

/**
 * The booking page. Without script its form keeps the same rules, shows the same texts and has the same result.
 * `refusalSentence` says why a request is refused, and site/booking-form/alerts.tsx what is wrong in each field.
 */
export function bookingPage(deps: BookingPageDeps): Hono {
  const { addresses } = deps
  const untouched = cachedPage((nowMs) => renderDocument(bookPage(deps, nowMs, {})), deps)
  const app = new Hono()
  app.get(addresses.book, (c) => {
    const draft = preselected(c, deps.centreNow().catalogue)
    return draft.tests.length === 0 ? untouched(c) : answer(c, deps, { draft }, 200)
  })
  app.post(
    addresses.book,
    ...guards('application/x-www-form-urlencoded', refuseUnread(deps), deps),
    (c) => takeForm(c, deps),
  )
  return app
}

/**
 * Ticks each test that `?test=MRI%20Scan&test=…` names, and ignores unknown names. The tests are in
 * catalogue order, in which the script reads them from the form.
 */
function preselected(c: Context, catalogue: Catalogue): FormValues {
  const asked = new Set(new URL(c.req.url).searchParams.getAll('test'))
  return { ...emptyForm, tests: testsIn(catalogue).filter((test) => asked.has(test)) }
}

async function takeForm(c: Context, deps: BookingPageDeps) {
  const form = printable(new URLSearchParams(await c.req.text()))
  const typed = readFormDraft(form)
  const draft = asSent(typed, deps.strings.booking.family.line)
  const refuse = refuseAsPage(deps, { draft: typed })
  const address = deps.clientAddress(c)
  const language = deps.strings.lang
  const taken = await deps.acceptRequest({ draft, idempotencyKey: undefined, address, language })
  if (taken.kind === 'invalid') {
    deps.metrics.requestRefused('invalid')
    const { problems } = taken
    const { catalogue } = deps.centreNow()
    const failure = notOfferedSentence(draft.tests, catalogue, deps.strings)
    return answer(c, deps, { draft: typed, problems, failure }, refusalStatus.invalid)
  }
  if (taken.kind !== 'accepted') return refuseTaken(c, taken, refuse)
  deps.metrics.requestAccepted()
  const query = confirmationQuery({ ...draft, reference: taken.reference })
  c.header('cache-control', 'no-store')
  return c.redirect(`${deps.addresses.confirmation}?${query}`, 303)
}

/**
 * Refuses a form whose body was not read. The page cannot repeat what was typed, but the browser's Back
 * button still has it. The page about an overload is cached, because rendering it would cost more than
 * accepting the request.
 */
function refuseUnread(deps: BookingPageDeps): Refuse {
  const refuse = refuseAsPage(deps, { isUnread: true })
  const draw = (nowMs: number) => {
    const failure = refusalSentence('overloaded', deps.strings, deps.centreNow())
    return renderDocument(bookPage(deps, nowMs, { failure, isUnread: true }))
  }
  const overloaded = cachedPage(draw, deps, { status: refusalStatus.overloaded })
  return (c, reason) => {
    if (reason !== 'overloaded') return refuse(c, reason)
    deps.metrics.requestRefused(reason)
    setRetryAfter(c, reason)
    return overloaded(c)
  }
}

/** The form again, with the error above it, and with what was typed if that was read. */
function refuseAsPage(deps: BookingPageDeps, shown: Shown): Refuse {
  return (c, reason) => {
    deps.metrics.requestRefused(reason)
    setRetryAfter(c, reason)
    const failure = refusalSentence(reason, deps.strings, deps.centreNow())
    const mayBeStored = reason === 'not-stored'
    return answer(c, deps, { ...shown, failure, mayBeStored }, refusalStatus[reason])
  }
}

type Shown = Partial<Pick<FormStart, 'draft' | 'problems' | 'failure' | 'isUnread' | 'mayBeStored'>>

/** A page with one visitor's data: never cached. */
function answer(
  c: Context,
  deps: BookingPageDeps,
  shown: Shown,
  status: PageStatus,
): Response | Promise<Response> {
  c.header('cache-control', 'no-store')
  return page(c, bookPage(deps, deps.now(), shown), deps.turn, status)
}

function bookPage({ pageContext, bookingScripts }: BookingPageDeps, nowMs: number, shown: Shown) {
  const context = pageContext(nowMs)
  const centre = changedSinceBuild(context.centre)
  const { catalogue } = context
  const start = {
    renderedAtMs: nowMs,
    draft: emptyForm,
    problems: {},
    failure: undefined,
    ...(Object.keys(centre).length > 0 && { centre }),
    ...(catalogue !== fullCatalogue && { catalogue }),
    ...shown,
  }
  return <BookPage context={context} start={start} scripts={bookingScripts} />
}

/**
 * The facts that differ from those built into the form's script, because reception has published or closed
 * something.
 */
function changedSinceBuild({ hours, phones, whatsapp, facts }: Centre): Partial<FormCentre> {
  const own = centreInForm
  const isPriced = facts.prices !== own.facts.prices || facts.minutes !== own.facts.minutes
  return {
    ...(hours !== own.hours && { hours }),
    ...(phones !== own.phones && { phones }),
    ...(whatsapp !== own.whatsapp && { whatsapp }),
    ...(isPriced && { facts: publishedInForm(facts) }),
  }
}

/** The facts of the form that reception may publish. */
function publishedInForm({ prices, minutes }: CentreFacts): FormCentre['facts'] {
  return { ...(prices && { prices }), ...(minutes && { minutes }) }
}
