import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Refuse } from './responses.ts'

/** The largest valid request or entry, with 35 tests and 1,000 Devanagari characters, is smaller, even form-encoded. */
const maxBodyBytes = 16 * 1024

interface GuardDeps {
  readonly publicUrl: string
  /** Whether the server is already accepting as many requests as it can. */
  readonly isFull: () => boolean
  /** Whether the posting page is `no-referrer`. Browsers without `Sec-Fetch-Site` then send the origin `null`. */
  readonly isOriginHidden?: boolean
}

/** The checks that each post of the public forms passes before its body is read, in this order. */
export function guards(mediaType: string, refuse: Refuse, deps: GuardDeps) {
  const need =
    (isGood: (c: Context) => boolean, why: Parameters<Refuse>[1]): MiddlewareHandler =>
    async (c, next) =>
      isGood(c) ? await next() : refuse(c, why)
  return [
    // First, because under overload a rejection must be cheap.
    need(() => !deps.isFull(), 'overloaded'),
    need((c) => isOfOwnPage(c, deps), 'cross-site'),
    need((c) => isOfMediaType(c, mediaType), 'wrong-type'),
    smallBodyOnly(refuse),
  ] as const
}

/**
 * False for requests from the pages of other sites. Browsers state the origin in `Sec-Fetch-Site`, older
 * browsers in `Origin`. A client that sends neither is not a browser, so no other site can be misusing a
 * visitor. Hono's `csrf()` does not check JSON posts.
 */
function isOfOwnPage(c: Context, { publicUrl, isOriginHidden = false }: GuardDeps): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined || origin === publicUrl) return true
  if (isOriginHidden && origin === 'null') return true
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}

/** Whether the body is uncompressed and of one of these types, with or without parameters such as a charset. */
export function isOfMediaType(c: Context, ...types: readonly string[]): boolean {
  const [given = ''] = (c.req.header('content-type') ?? '').split(';')
  const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity'
  return isPlain && types.includes(given.trim().toLowerCase())
}

/**
 * Goes by a stated `Content-Length`, because Node's parser reads no more than that, and refuses a request that has
 * `Transfer-Encoding` as well. Hono's limit is used only without a stated length, because it makes a web stream of the
 * body first.
 */
export function smallBodyOnly(
  refuse: (c: Context, why: 'too-large') => Response | Promise<Response>,
): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 'too-large') })
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined) return await counted(c, next)
    return Number(length) <= maxBodyBytes ? await next() : refuse(c, 'too-large')
  }
}
