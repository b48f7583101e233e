import { type Context, Hono } from 'hono'
import type { Words } from '../../../content/words.ts'
import type { AppointmentDraft } from '../../../domain/appointment-request.ts'
import { confirmationQuery } from '../../../domain/confirmation-link.ts'
import { isTestName } from '../../../domain/test-catalogue.ts'
import { emptyDraft, type FormStart } from '../../../site/booking-form/form-start.ts'
import type { PageContext } from '../../../site/page-context.ts'
import { BookPage } from '../../../site/pages/book.tsx'
import { renderDocument } from '../../../site/render.tsx'
import { addresses } from '../../../site/routes.ts'
import type { AcceptRequest } from '../../intake/accept-request.ts'
import type { Refuse } from '../answers.ts'
import type { ClientAddress } from '../client-address.ts'
import { guards } from '../guards.ts'
import { readFormDraft } from '../read-draft.ts'
import { cachedPage, type PageCacheDeps } from './page-cache.ts'
import { type PageStatus, page } from './pages.tsx'

export interface BookingPageDeps extends PageCacheDeps {
  readonly acceptRequest: AcceptRequest
  readonly clientAddress: ClientAddress
  readonly pageContext: (nowMs: number) => PageContext
  readonly publicUrl: string
  readonly words: Words
  /** Address of the island's script. */
  readonly bookingScript: string
}

/** The booking page, and the same form sent without script: same rules, texts and result. */
export function bookingPage(deps: BookingPageDeps): Hono {
  const app = new Hono()
  const refuse: Refuse = (c, status, failure) => answer(c, deps, { failure }, status)
  const untouched = cachedPage((nowMs) => renderDocument(drawn(deps, nowMs, {})), deps)
  app.get(addresses.book, (c) => {
    const draft = preselected(c)
    return draft.tests.length === 0 ? untouched(c) : answer(c, deps, { draft }, 200)
  })
  app.post(addresses.book, ...guards('application/x-www-form-urlencoded', refuse, deps), (c) =>
    takeForm(c, deps),
  )
  return app
}

/** `?test=MRI%20Scan`, repeatable, ticks tests; what is not in the catalogue is ignored. */
function preselected(c: Context): AppointmentDraft {
  const asked = new URL(c.req.url).searchParams.getAll('test').filter(isTestName)
  return { ...emptyDraft, tests: [...new Set(asked)] }
}

async function takeForm(c: Context, deps: BookingPageDeps): Promise<Response> {
  const { words } = deps
  const draft = readFormDraft(new URLSearchParams(await c.req.text()))
  const address = deps.clientAddress(c)
  const taken = await deps.acceptRequest({
    draft,
    idempotencyKey: undefined,
    address,
    language: words.lang,
  })
  switch (taken.kind) {
    case 'accepted': {
      const query = confirmationQuery({ ...draft, reference: taken.reference })
      return c.redirect(`${addresses.confirmation}?${query}`, 303)
    }
    case 'invalid':
      return answer(c, deps, { draft, problems: taken.problems }, 422)
    case 'key-reused':
      return answer(c, deps, { draft, failure: words.answers.keyReused }, 422)
    case 'limited':
      c.header('retry-after', String(taken.retryAfterSeconds))
      return answer(c, deps, { draft, failure: tooMany(deps) }, 429)
    case 'not-stored':
      return answer(c, deps, { draft, failure: words.answers.notStored }, 503)
  }
}

function tooMany({ pageContext, words, now }: BookingPageDeps): string {
  return words.answers.tooMany(pageContext(now()).centre.phones[0].label)
}

type Shown = Partial<Pick<FormStart, 'draft' | 'problems' | 'failure'>>

/** A page with something of one visitor's in it: kept by nobody. */
function answer(c: Context, deps: BookingPageDeps, shown: Shown, status: PageStatus) {
  c.header('cache-control', 'no-store')
  return page(c, drawn(deps, deps.now(), shown), status)
}

function drawn({ pageContext, bookingScript }: BookingPageDeps, nowMs: number, shown: Shown) {
  const start = {
    renderedAtMs: nowMs,
    draft: emptyDraft,
    problems: {},
    failure: undefined,
    ...shown,
  }
  return <BookPage context={pageContext(nowMs)} start={start} script={bookingScript} />
}
