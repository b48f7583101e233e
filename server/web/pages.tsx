import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { ReactElement } from 'react'
import { renderDocument } from '../../site/document.tsx'
import type { PageContext } from '../../site/page-context.ts'
import { AboutPage } from '../../site/pages/about.tsx'
import { HomePage } from '../../site/pages/home.tsx'
import { NotFoundPage } from '../../site/pages/not-found.tsx'
import { ServicesPage } from '../../site/pages/services.tsx'
import type { Addresses } from '../../site/routes.ts'
import { bestEncoding, encodeOnce, encodingHeaders } from './encodings.ts'
import { cachedPage, type PageCacheDeps } from './page-cache.ts'
import type { RenderTurn } from './render-queue.ts'
import type { RefusalStatus } from './responses.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { throttledLog } from './throttled-log.ts'

export interface PagesDeps extends PageCacheDeps {
  readonly addresses: Addresses
  /** Resolves when a page for one visitor may be rendered. */
  readonly turn: RenderTurn
  readonly pageContext: (nowMs: number) => PageContext
  /** Addresses of the form's scripts in this language. */
  readonly bookingScripts: readonly string[]
  readonly log: Logger
}

/** The pages that are the same for everybody. They prefetch the scripts of the form. */
export function publicPages(deps: PagesDeps): Hono {
  const { addresses, bookingScripts: prefetched } = deps
  const cached = (Page: (props: { context: PageContext }) => ReactElement) =>
    cachedPage((nowMs) => renderDocument(<Page context={deps.pageContext(nowMs)} />), deps, {
      prefetched,
    })
  const app = new Hono()
  app.get(addresses.home, cached(HomePage))
  const toHome = { ...deps.securityHeaders, location: addresses.home }
  if (addresses.home !== '/') app.get(`${addresses.home}/`, (c) => c.body(null, 308, toHome))
  app.get(addresses.about, cached(AboutPage))
  app.get(addresses.services, cached(ServicesPage))
  return app
}

/** The start of a path shows which link is broken. The rest of a long path would only fill the log. */
const longestPathLogged = 200

/** A scanner asks for thousands of pages. The first ones are enough to fix broken links. */
const missingLoggedPerMinute = 300

/**
 * Answers 404 with the specified text. Logs the missing path, within a limit, and never its query. The page is cached
 * like the others, because a scanner asks for hundreds of addresses in a row.
 */
export function notFound(deps: PagesDeps) {
  const draw = (nowMs: number) => renderDocument(<NotFoundPage context={deps.pageContext(nowMs)} />)
  const answer = cachedPage(draw, deps, { status: 404 })
  const maySay = throttledLog(missingLoggedPerMinute, deps.now)
  return (c: Context) => {
    if (maySay()) deps.log.warn({ path: loggedPath(c.req.path) }, 'page not found')
    return answer(c)
  }
}

/**
 * A path as it may be logged. A link whose `?` was escaped on its way carries its query, and with it a name and a
 * number, in its path. An escape that is left in a decoded path is a sign of such a query. A terminal that shows the
 * log would run control characters.
 */
export function loggedPath(path: string): string {
  return path.replace(/[?&;=%\p{Cc}].*$/su, '').slice(0, longestPathLogged)
}

/** Characters that HTML forbids, even escaped: control characters and noncharacters. */
const unprintable = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv

/** A visitor's values as a page can show them. */
export function printable(values: URLSearchParams): URLSearchParams {
  const shown = [...values].map(([name, value]) => [name, value.replaceAll(unprintable, '')])
  return new URLSearchParams(shown)
}

export type PageStatus = 200 | RefusalStatus

/** A page rendered for one visitor; compressed, it needs no more round trips than a cached one. */
export async function page(
  c: Context,
  element: ReactElement,
  turn: RenderTurn,
  status: PageStatus = 200,
): Promise<Response> {
  await turn()
  const encoding = bestEncoding(c.req.header('accept-encoding'))
  const html = renderDocument(element)
  const bytes = await encodeOnce(html, encoding)
  const headers = {
    ...encodingHeaders(encoding),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(html),
  }
  return c.body(bytes, status, headers)
}
