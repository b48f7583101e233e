import type { Hono } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import type { Language } from '../../domain/language.ts'
import { languageOf } from '../../site/routes.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * In characters, scheme and host included. RFC 9110 wants 8,000 to be taken; the longest link of
 * ours, a confirmation in Devanagari, has less than half.
 */
const longestAddress = 8000

// Left out, it depends on who made `Response`: Node or the adapter of Hono.
const plainText = { 'content-type': 'text/plain; charset=UTF-8' }

interface LongAddressDeps {
  readonly publicUrl: string
  readonly strings: Readonly<Record<Language, Strings>>
  readonly centre: Centre
}

/** Answers 414 with a sentence before anything parses the address; other requests pass. */
export function refuseLongAddresses(fetch: Hono['fetch'], deps: LongAddressDeps): Hono['fetch'] {
  const headers = { ...securityHeaders(deps.publicUrl), 'cache-control': 'no-store' }
  return (request, env, context) => {
    if (request.url.length <= longestAddress) return fetch(request, env, context)
    const { pathname } = new URL(request.url)
    const { answers } = deps.strings[languageOf(pathname)]
    const error = answers.addressTooLong(deps.centre.phones[0].label)
    return pathname.startsWith('/api/')
      ? Response.json({ error }, { status: 414, headers })
      : new Response(error, { status: 414, headers: { ...headers, ...plainText } })
  }
}
