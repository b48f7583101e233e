import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Words } from '../../content/words.ts'
import type { Refuse } from './answers.ts'

/** A request of 35 tests and 1,000 Devanagari characters stays under it, form-encoded too. */
const maxBodyBytes = 16 * 1024

export interface GuardDeps {
  readonly publicUrl: string
  readonly words: Words
}

/** What every state-changing request passes before its body is read, in this order. */
export function guards(mediaType: string, refuse: Refuse, { publicUrl, words }: GuardDeps) {
  return [
    sameOriginOnly(publicUrl, refuse, words),
    contentTypeOnly(mediaType, refuse, words),
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => refuse(c, 413, words.answers.tooLarge),
    }),
  ] as const
}

/**
 * Refuses what another site's page sends. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; what says neither is no browser and has no visitor's
 * rights to abuse. Hono's `csrf()` does not look at JSON posts, hence this.
 */
function sameOriginOnly(publicUrl: string, refuse: Refuse, words: Words): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOurs =
      site !== undefined
        ? site === 'same-origin'
        : origin === undefined || isOwnOrigin(origin, c.req.header('host'), publicUrl)
    if (!isOurs) return refuse(c, 403, words.answers.crossSite)
    return await next()
  }
}

/** Only this media type, uncompressed; parameters such as a charset may follow it. */
function contentTypeOnly(mediaType: string, refuse: Refuse, words: Words): MiddlewareHandler {
  return async (c, next) => {
    const [given = ''] = (c.req.header('content-type') ?? '').split(';')
    const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity'
    if (given.trim().toLowerCase() !== mediaType || !isPlain) {
      return refuse(c, 415, words.answers.wrongType)
    }
    return await next()
  }
}

function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string) {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
