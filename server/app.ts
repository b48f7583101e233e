import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Centre } from '../content/centre.ts'
import type { Words } from '../content/words.ts'
import { sendWhatsAppAddress } from '../site/routes.ts'
import type { ClientAddress } from './http/client-address.ts'
import { assets } from './http/pages/assets.ts'
import { bookingPage } from './http/pages/booking-page.tsx'
import type { Assets } from './http/pages/load-assets.ts'
import { notFound, pages } from './http/pages/pages.tsx'
import { securityHeaders } from './http/pages/security-headers.ts'
import { sendWhatsApp } from './http/send-whatsapp.ts'
import type { AcceptRequest } from './intake/accept-request.ts'

export interface AppDeps {
  readonly acceptRequest: AcceptRequest
  readonly clientAddress: ClientAddress
  readonly assets: Assets
  readonly publicUrl: string | undefined
  readonly words: Words
  readonly centre: Centre
  readonly now: () => number
  readonly log: Logger
}

/** The whole site as one function from `Request` to `Response`; it never listens. */
export function createApp(deps: AppDeps): Hono {
  const { words, centre, now, log, publicUrl } = deps
  const pageContext = (c: Context) => ({
    words,
    centre,
    nowMs: now(),
    publicUrl: publicUrl ?? new URL(c.req.url).origin,
  })
  const app = new Hono()
  app.use(securityHeaders())
  app.use(assets(deps.assets))
  app.route('/', pages({ pageContext, log }))
  app.route('/', bookingPage({ ...deps, pageContext, bookingScript: deps.assets.bookingScript }))
  app.route(sendWhatsAppAddress, sendWhatsApp(deps))
  app.notFound(notFound({ pageContext, log }))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'answering failed')
    return c.req.path.startsWith('/api/')
      ? c.json({ error: words.answers.notStored }, 503)
      : c.text(words.answers.unavailable(centre.phones[0].label), 503)
  })
  return app
}
