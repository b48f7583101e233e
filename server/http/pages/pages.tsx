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
import { cachedPage, type PageCacheDeps } from './page-cache.ts'

export interface PagesDeps extends PageCacheDeps {
  /** What pages are drawn from at an instant. */
  readonly pageContext: (nowMs: number) => PageContext
  readonly log: Logger
}

/** The pages that say the same to everybody: home, about and services. */
export function publicPages(deps: PagesDeps): Hono {
  const cached = (Page: (props: { context: PageContext }) => ReactElement) =>
    cachedPage((nowMs) => renderDocument(<Page context={deps.pageContext(nowMs)} />), deps)
  const app = new Hono()
  app.get(addresses.home, cached(HomePage))
  app.get(addresses.about, cached(AboutPage))
  app.get(addresses.services, cached(ServicesPage))
  return app
}

/** Shows personal details from its address, so nothing on the way may keep it. */
export function confirmationPage({ pageContext, now }: PagesDeps): Hono {
  const app = new Hono()
  app.get(addresses.confirmation, (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const context = pageContext(now())
    const details = readConfirmation(new URL(c.req.url).searchParams)
    const reference = details?.reference ?? referenceAt(context.nowMs)
    return page(c, <ConfirmationPage context={context} details={details} reference={reference} />)
  })
  return app
}

/** 404 with the spec's words; the missing path is logged, its query never. */
export function notFound({ pageContext, now, log }: PagesDeps) {
  return (c: Context) => {
    log.warn({ path: c.req.path }, 'page not found')
    return page(c, <NotFoundPage context={pageContext(now())} />, 404)
  }
}

export type PageStatus = 200 | 404 | RefusalStatus

export function page(c: Context, element: ReactElement, status: PageStatus = 200) {
  return c.html(renderDocument(element), status)
}
