import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { ReactElement } from 'react'
import { readConfirmation } from '../../../domain/confirmation-link.ts'
import { referenceAt } from '../../../domain/reference.ts'
import type { PageContext } from '../../../site/page-context.ts'
import { AboutPage } from '../../../site/pages/about.tsx'
import { ConfirmationPage } from '../../../site/pages/confirmation.tsx'
import { HomePage } from '../../../site/pages/home.tsx'
import { NotFoundPage } from '../../../site/pages/not-found.tsx'
import { ServicesPage } from '../../../site/pages/services.tsx'
import { renderDocument } from '../../../site/render.tsx'
import { addresses } from '../../../site/routes.ts'
import type { RefusalStatus } from '../answers.ts'

export interface PagesDeps {
  /** What pages are drawn from at this moment, for this request. */
  readonly pageContext: (c: Context) => PageContext
  readonly log: Logger
}

/** The pages that only show: home, about, services and the confirmation. */
export function pages({ pageContext }: PagesDeps): Hono {
  const app = new Hono()
  app.get(addresses.home, (c) => page(c, <HomePage context={pageContext(c)} />))
  app.get(addresses.about, (c) => page(c, <AboutPage context={pageContext(c)} />))
  app.get(addresses.services, (c) => page(c, <ServicesPage context={pageContext(c)} />))
  app.get(addresses.confirmation, (c) => confirmation(c, pageContext(c)))
  return app
}

/** 404 with the spec's words; the missing path is logged, its query never. */
export function notFound({ pageContext, log }: PagesDeps) {
  return (c: Context) => {
    log.warn({ path: c.req.path }, 'page not found')
    return page(c, <NotFoundPage context={pageContext(c)} />, 404)
  }
}

export type PageStatus = 200 | 404 | RefusalStatus

export function page(c: Context, element: ReactElement, status: PageStatus = 200) {
  return c.html(renderDocument(element), status)
}

/** Shows personal details from its address, so nothing on the way may keep it. */
function confirmation(c: Context, context: PageContext) {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-robots-tag', 'noindex')
  const details = readConfirmation(new URL(c.req.url).searchParams)
  const reference = details?.reference ?? referenceAt(context.nowMs)
  return page(c, <ConfirmationPage context={context} details={details} reference={reference} />)
}
