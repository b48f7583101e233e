import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Centre } from '../../content/centre.ts'
import type { CentreNow } from '../../domain/centre/centre-now.ts'
import { nextTurnAfter } from '../../domain/time/opening-hours.ts'
import { speculationRulesAddress } from '../../site/head/crawler-files.ts'
import { bestEncoding, type Encoding, encode, encodingHeaders } from './encodings.ts'
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

interface Drawn {
  readonly html: string
  readonly drawnAtMs: number
  readonly validUntilMs: number
  /** The centre as it was when the page was drawn. */
  readonly centre: ReturnType<PageCacheDeps['centreNow']>
  /** The encodings asked for so far. Each is made for its first visitor, and others wait for it. */
  readonly answers: Map<Encoding, CachedAnswer | Promise<CachedAnswer>>
}

type CachedAnswer = ReturnType<typeof answerOf>

type Headers = Readonly<Record<string, string>>

interface PageOptions {
  readonly status?: CachedStatus
  /** Addresses of scripts that the next page is likely to load. */
  readonly prefetched?: readonly string[]
}

/**
 * A handler that draws a page once, compresses it once for each encoding, and answers from memory. The page is
 * drawn again after midnight in Delhi, after opening and closing, and when reception publishes or closes something. A
 * query changes nothing of these pages, so every address of a page gets the same answer. `draw` sees no request, so a page
 * cannot hold what one visitor sent.
 */
export function cachedPage(
  draw: (nowMs: number) => string,
  { now, centreNow, securityHeaders }: PageCacheDeps,
  { status = 200, prefetched = [] }: PageOptions = {},
) {
  const headers = { ...securityHeaders, ...prefetchHeaders(prefetched) }
  let last: Drawn | undefined

  function drawn(): Drawn {
    const nowMs = now()
    const centre = centreNow()
    if (last?.centre !== centre || !isValid(last, nowMs)) {
      const validUntilMs = nextTurnAfter(nowMs, centre.hours)
      last = { html: draw(nowMs), drawnAtMs: nowMs, validUntilMs, centre, answers: new Map() }
    }
    return last
  }

  return (c: Context): Response | Promise<Response> => {
    const encoding = bestEncoding(c.req.header('accept-encoding'))
    const cached = answerIn(encoding, drawn(), headers)
    return cached instanceof Promise
      ? cached.then((made) => respond(c, made, status))
      : respond(c, cached, status)
  }
}

/** Also false for a page drawn before the clock was set back, because it may show a future state. */
function isValid({ drawnAtMs, validUntilMs }: Drawn, nowMs: number): boolean {
  return nowMs >= drawnAtMs && nowMs < validUntilMs
}

function answerIn(
  encoding: Encoding,
  { html, answers }: Drawn,
  headers: Headers,
): CachedAnswer | Promise<CachedAnswer> {
  const known = answers.get(encoding)
  if (known !== undefined) return known
  const made = encode(html, encoding).then((bytes) => {
    const answer = answerOf(html, { encoding, bytes }, headers)
    answers.set(encoding, answer)
    return answer
  })
  answers.set(encoding, made)
  // The next visitor tries again.
  made.catch(() => answers.delete(encoding))
  return made
}

function respond(c: Context, cached: CachedAnswer, status: CachedStatus): Response {
  const { bytes, etag } = cached
  const headers = c.req.header('save-data') === 'on' ? cached.savingHeaders : cached.headers
  const known = c.req.header('if-none-match')
  if (status === 200 && known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return c.body(null, 304, headers)
  }
  return c.body(bytes, status, headers)
}

function answerOf(
  html: string,
  { encoding, bytes }: { encoding: Encoding; bytes: Uint8Array<ArrayBuffer> },
  { link, ...shared }: Headers,
) {
  // 60 bits tell the few versions of a page apart, and each byte counts before the first paint.
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 10)
  // A strong validator identifies the exact bytes, so each encoding has its own.
  const etag = `"${hash}-${encoding}"`
  // For a visitor who asked to save data.
  const savingHeaders = {
    ...shared,
    ...encodingHeaders(encoding),
    ...(link !== undefined && { vary: 'accept-encoding, save-data' }),
    'content-security-policy': contentSecurityPolicy(html),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    'speculation-rules': `"${speculationRulesAddress}"`,
    etag,
  }
  const headers = link === undefined ? savingHeaders : { ...savingHeaders, link }
  return { etag, bytes, headers, savingHeaders }
}

/**
 * Names files that a browser downloads when it is idle and keeps for the next page. A header adds no byte
 * to the page, and needs no script.
 */
function prefetchHeaders(addresses: readonly string[]): { readonly link?: string } {
  if (addresses.length === 0) return {}
  return { link: addresses.map((each) => `<${each}>;rel=prefetch;as=script`).join() }
}
