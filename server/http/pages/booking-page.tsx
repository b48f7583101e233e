import { type Context, Hono } from 'hono'
import type { Words } from '../../../content/words.ts'
import type { AppointmentDraft } from '../../../domain/appointment-request.ts'
import { confirmationQuery } from '../../../domain/confirmation-link.ts'
import { isTestName } from '../../../domain/test-catalogue.ts'
import { emptyDraft, type FormStart } from '../../../site/booking-form/form-start.ts'
import type { PageContext } from '../../../site/page-context.ts'
import { BookPage } from '../../../site/pages/book.tsx'
import { addresses } from '../../../site/routes.ts'
import type { AcceptRequest } from '../../intake/accept-request.ts'
import type { Refuse } from '../answers.ts'
import type { ClientAddress } from '../client-address.ts'
import { guards } from '../guards.ts'
import { readFormDraft } from '../read-draft.ts'
import { type PageStatus, page } from './pages.tsx'

export interface BookingPageDeps {
  readonly acceptRequest: AcceptRequest
  readonly clientAddress: ClientAddress
  readonly pageContext: (c: Context) => PageContext
  readonly publicUrl: string | undefined
  readonly words: Words
  /** Address of the island's script. */
  readonly bookingScript: string
}

/** The booking page, and the same form sent without script: same rules, texts and result. */
export function bookingPage(deps: BookingPageDeps): Hono {
  const app = new Hono()
  const refuse: Refuse = (c, status, failure) => draw(c, deps, { failure }, status)
  app.get(addresses.book, (c) => draw(c, deps, { draft: preselected(c) }, 200))
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
      return draw(c, deps, { draft, problems: taken.problems }, 422)
    case 'key-reused':
      return draw(c, deps, { draft, failure: words.answers.keyReused }, 422)
    case 'limited':
      c.header('retry-after', String(taken.retryAfterSeconds))
      return draw(c, deps, { draft, failure: tooMany(c, deps) }, 429)
    case 'not-stored':
      return draw(c, deps, { draft, failure: words.answers.notStored }, 503)
  }
}

function tooMany(c: Context, deps: BookingPageDeps): string {
  return deps.words.answers.tooMany(deps.pageContext(c).centre.phones[0].label)
}

function draw(
  c: Context,
  deps: BookingPageDeps,
  shown: Partial<Pick<FormStart, 'draft' | 'problems' | 'failure'>>,
  status: PageStatus,
): Response | Promise<Response> {
  const context = deps.pageContext(c)
  const start: FormStart = {
    renderedAtMs: context.nowMs,
    draft: emptyDraft,
    problems: {},
    failure: undefined,
    ...shown,
  }
  const element = <BookPage context={context} start={start} script={deps.bookingScript} />
  if (status !== 200) c.header('cache-control', 'no-store')
  return page(c, element, status)
}
