import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { OpeningHours } from '../../../domain/opening-hours.ts'
import { nextTurnAfter } from '../../../domain/opening-hours.ts'
import { speculationRulesAddress } from '../../../site/head/speculation-rules.ts'
import { bestEncoding, type Encoded, type Encoding, encode, encodingHeaders } from './encodings.ts'
import { securityHeaders } from './security-headers.ts'

/** A browser asks each time and mostly hears "not modified": pages say whether the centre is open. */
const cacheControl = 'no-cache'

export interface PageCacheDeps {
  readonly now: () => number
  readonly hours: OpeningHours
}

interface Prepared {
  readonly validUntilMs: number
  readonly answers: Readonly<Record<Encoding, Answer>>
}

interface Answer {
  readonly etag: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A handler that draws a page once, compresses it once and answers from memory until the clock
 * changes what it says: at midnight in Delhi, at opening and at closing.
 */
export function cachedPage(draw: (nowMs: number) => string, { now, hours }: PageCacheDeps) {
  let prepared: Prepared | undefined
  let preparing: Promise<Prepared> | undefined

  async function refresh(): Promise<Prepared> {
    const nowMs = now()
    preparing ??= prepare(draw(nowMs), nextTurnAfter(nowMs, hours)).finally(() => {
      preparing = undefined
    })
    prepared = await preparing
    return prepared
  }

  return (c: Context): Response | Promise<Response> =>
    prepared !== undefined && now() < prepared.validUntilMs
      ? answer(c, prepared)
      : refresh().then((fresh) => answer(c, fresh))
}

function answer(c: Context, { answers }: Prepared): Response {
  const { bytes, headers, etag } = answers[bestEncoding(c.req.header('accept-encoding'))]
  const known = c.req.header('if-none-match')
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return c.body(null, 304, headers)
  }
  return c.body(bytes, 200, headers)
}

async function prepare(html: string, validUntilMs: number): Promise<Prepared> {
  const encoded = await encode(new TextEncoder().encode(html))
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return {
    validUntilMs,
    answers: {
      br: toAnswer('br', encoded, hash),
      gzip: toAnswer('gzip', encoded, hash),
      identity: toAnswer('identity', encoded, hash),
    },
  }
}

/** A strong validator names the very bytes, so each encoding has its own. */
function toAnswer(encoding: Encoding, encoded: Encoded, hash: string): Answer {
  const etag = `"${hash}-${encoding}"`
  return {
    etag,
    bytes: encoded[encoding],
    headers: {
      ...securityHeaders,
      ...encodingHeaders(encoding),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'speculation-rules': `"${speculationRulesAddress}"`,
      etag,
    },
  }
}
