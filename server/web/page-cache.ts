import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { CentreNow } from '../../domain/centre-now.ts'
import { nextTurnAfter } from '../../domain/opening-hours.ts'
import { speculationRulesAddress } from '../../site/head/crawler-files.ts'
import { bestEncoding, type Encoded, type Encoding, encode, encodingHeaders } from './encodings.ts'
import { contentSecurityPolicy, type SecurityHeaders } from './security-headers.ts'

/** Browsers revalidate each time, because pages say whether the centre is open. They mostly get 304. */
const cacheControl = 'no-cache'

type CachedStatus = 200 | 404 | 503

export interface PageCacheDeps {
  readonly now: () => number
  /** Returns a new object after reception has published something. */
  readonly centreNow: () => CentreNow<Centre>
  readonly securityHeaders: SecurityHeaders
}

interface Prepared {
  readonly preparedAtMs: number
  readonly validUntilMs: number
  /** The centre as it was when the page was drawn. */
  readonly centre: ReturnType<PageCacheDeps['centreNow']>
  readonly answers: Readonly<Record<Encoding, CachedAnswer>>
}

interface CachedAnswer {
  readonly etag: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Headers
  /** For a visitor who asked to save data. */
  readonly savingHeaders: Headers
}

type Headers = Readonly<Record<string, string>>

interface PageOptions {
  readonly status?: CachedStatus
  /** Addresses of scripts that the next page is likely to load. */
  readonly prefetched?: readonly string[]
}

/**
 * A handler that renders and compresses a page once and answers from memory. The page is rendered again
 * after midnight in Delhi, after opening and closing, and when reception publishes or closes something.
 */
export function cachedPage(
  draw: (nowMs: number) => string,
  { now, centreNow, securityHeaders }: PageCacheDeps,
  { status = 200, prefetched = [] }: PageOptions = {},
) {
  const headers = { ...securityHeaders, ...prefetchHeaders(prefetched) }
  let prepared: Prepared | undefined
  let preparing: Promise<Prepared> | undefined
  let preparingFor: Prepared['centre'] | undefined

  async function refresh(): Promise<Prepared> {
    const nowMs = now()
    const centre = centreNow()
    // A page with older facts may still be in preparation. A visitor who asks now gets the newer facts.
    if (preparing === undefined || preparingFor !== centre) {
      const validUntilMs = nextTurnAfter(nowMs, centre.hours)
      const html = draw(nowMs)
      preparing = prepare(html, { preparedAtMs: nowMs, validUntilMs, centre }, headers)
      preparingFor = centre
    }
    const made = preparing
    try {
      const fresh = await made
      if (preparingFor === fresh.centre) prepared = fresh
      return fresh
    } finally {
      if (preparing === made) preparing = undefined
    }
  }

  return (c: Context): Response | Promise<Response> =>
    prepared?.centre === centreNow() && isValid(prepared, now())
      ? answer(c, prepared, status)
      : refresh().then((fresh) => answer(c, fresh, status))
}

/** Also false for a page rendered before the clock was set back, because it may show a future state. */
function isValid({ preparedAtMs, validUntilMs }: Prepared, nowMs: number): boolean {
  return nowMs >= preparedAtMs && nowMs < validUntilMs
}

function answer(c: Context, { answers }: Prepared, status: CachedStatus): Response {
  const prepared = answers[bestEncoding(c.req.header('accept-encoding'))]
  const { bytes, etag } = prepared
  const headers = c.req.header('save-data') === 'on' ? prepared.savingHeaders : prepared.headers
  const known = c.req.header('if-none-match')
  if (status === 200 && known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return c.body(null, 304, headers)
  }
  return c.body(bytes, status, headers)
}

async function prepare(
  html: string,
  valid: Omit<Prepared, 'answers'>,
  shared: Headers,
): Promise<Prepared> {
  const encoded = await encode(new TextEncoder().encode(html))
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const policy = { 'content-security-policy': contentSecurityPolicy(html) }
  const toAnswer = answerOf(encoded, hash, { ...shared, ...policy })
  return {
    ...valid,
    answers: { br: toAnswer('br'), gzip: toAnswer('gzip'), identity: toAnswer('identity') },
  }
}

/** A strong validator identifies the exact bytes, so each encoding has its own. */
function answerOf(encoded: Encoded, hash: string, { link, ...shared }: Headers) {
  return (encoding: Encoding): CachedAnswer => {
    const etag = `"${hash}-${encoding}"`
    const savingHeaders = {
      ...shared,
      ...encodingHeaders(encoding),
      ...(link !== undefined && { vary: 'accept-encoding, save-data' }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'speculation-rules': `"${speculationRulesAddress}"`,
      etag,
    }
    const headers = link === undefined ? savingHeaders : { ...savingHeaders, link }
    return { etag, bytes: encoded[encoding], headers, savingHeaders }
  }
}

/**
 * Names files that a browser downloads when it is idle and keeps for the next page. A header adds no byte
 * to the page, and needs no script.
 */
function prefetchHeaders(addresses: readonly string[]): { readonly link?: string } {
  if (addresses.length === 0) return {}
  return { link: addresses.map((each) => `<${each}>;rel=prefetch;as=script`).join() }
}
