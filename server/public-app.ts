import { Hono, type MiddlewareHandler } from 'hono'
import { centreIn } from '../content/centre-in.ts'
import type { PictureFiles } from '../content/picture.ts'
import { namesWith } from '../domain/centre/catalogue-now.ts'
import { defaultLanguage, inEachLanguage, type Language, languages } from '../domain/language.ts'
import { addressesIn, languageOf, sendWhatsAppAddress } from '../site/routes.ts'
import { toLoggableError } from './db/errors.ts'
import { bookingPage } from './intake/booking-page.tsx'
import { confirmationPage } from './intake/confirmation-page.tsx'
import { openApiRoutes } from './intake/openapi.ts'
import type { FindVisit } from './intake/proven-request.ts'
import { type SendWhatsAppDeps, sendWhatsApp } from './intake/send-whatsapp.ts'
import type { TakeWish } from './intake/take-wish.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Needs } from './parts.ts'
import type { Assets } from './web/assets.ts'
import { assets } from './web/assets.ts'
import { crawlerRoutes } from './web/crawler-routes.ts'
import { loggedPath, notFound, publicPages } from './web/pages.tsx'
import { renderQueue } from './web/render-queue.ts'
import { setRetryAfter, statedLanguage } from './web/responses.ts'
import { securityHeaders, withSecurityHeaders } from './web/security-headers.ts'

export interface AppDeps extends SendWhatsAppDeps, Needs<'now' | 'log'> {
  readonly findVisit: FindVisit
  readonly takeWish: TakeWish
  readonly assets: Assets
  readonly pictureFiles: PictureFiles
  /** How many days data is kept. The privacy notice says it. */
  readonly retentionDays: number
  readonly metrics: Metrics
  /** Routes for programs: health, and the providers' callbacks. */
  readonly opsRoutes: Hono
}

/** The whole site as one function from `Request` to `Response`; it never listens. */
export function createApp(deps: AppDeps): Hono {
  const { strings, centreNow, log, publicUrl } = deps
  const headers = securityHeaders(publicUrl)
  const shared = { securityHeaders: headers, turn: renderQueue() }
  const pagesIn = (language: Language) => ({ ...deps, ...shared, ...spokenIn(language, deps) })
  const spoken = languages.map(pagesIn)
  const app = new Hono()
  // First, so that no middleware runs for a cached page, which already has all its headers.
  for (const pages of spoken) app.route('/', publicPages(pages))
  app.use(withSecurityHeaders(headers))
  app.use('/api/*', noStore)
  app.use(assets(deps.assets))
  for (const pages of spoken) {
    app.route('/', bookingPage(pages))
    app.route('/', confirmationPage(pages))
  }
  app.route('/', crawlerRoutes(pagesIn(defaultLanguage)))
  app.route('/', openApiRoutes(deps))
  app.route(sendWhatsAppAddress, sendWhatsApp(deps))
  app.route('/', deps.opsRoutes)
  refuseOtherMethods(app)
  const missing = inEachLanguage((language) => notFound(pagesIn(language)))
  app.notFound((c) => missing[languageOf(c.req.path)](c))
  app.onError((error, c) => {
    // If the client left while it sent the request, nobody reads an answer and no error is logged.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    log.error({ failure: toLoggableError(error), path: loggedPath(c.req.path) }, 'answering failed')
    if (c.req.method === 'POST' && bookingAddresses.has(c.req.path))
      deps.metrics.requestRefused('error')
    c.header('cache-control', 'no-store')
    setRetryAfter(c, 'not-stored')
    return c.req.path.startsWith('/api/')
      ? c.json({ error: strings[statedLanguage(c)].answers.refusals['not-stored'] }, 503)
      : c.text(
          strings[languageOf(c.req.path)].answers.unavailable(centreNow().phones[0].label),
          503,
        )
  })
  return app
}

/** Answers 405 at each address of a route. Otherwise a post to Home would be logged as a missing page. */
function refuseOtherMethods(app: Hono): void {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  for (const [path, taken] of Map.groupBy(routes, (route) => route.path)) {
    const methods = taken.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    const headers = { allow: [...new Set(methods)].join(', '), 'cache-control': 'no-store' }
    app.all(path, (c) => c.text(`This address takes ${headers.allow}.\n`, 405, headers))
  }
}

/** The addresses to which requests are posted. */
const bookingAddresses: ReadonlySet<string> = new Set([
  sendWhatsAppAddress,
  ...languages.map((language) => addressesIn[language].book),
])

type SpokenDeps = Pick<
  AppDeps,
  'assets' | 'pictureFiles' | 'publicUrl' | 'retentionDays' | 'strings' | 'centreNow'
>

/** What the pages of one language, and a mail to a patient, are rendered from. */
export function spokenIn(language: Language, deps: SpokenDeps) {
  const { assets, pictureFiles, publicUrl, retentionDays } = deps
  const strings = deps.strings[language]
  const addresses = addressesIn[language]
  const pageContext = (nowMs: number) => {
    const now = deps.centreNow()
    const { catalogue } = now
    const centre = centreIn(language, now)
    const names = namesWith(strings.names, catalogue.own, language)
    return {
      strings: { ...strings, names },
      addresses,
      centre,
      catalogue,
      pictureFiles,
      nowMs,
      publicUrl,
      retentionDays,
    }
  }
  return {
    strings,
    addresses,
    pageContext,
    bookingScripts: assets.bookingScripts[language],
  }
}

/** An answer of the API is for a single call, so nothing may store it. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}
