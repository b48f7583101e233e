import type { MiddlewareHandler } from 'hono'
import { bestEncoding, encodingHeaders } from './encodings.ts'
import type { Assets } from './load-assets.ts'

/** The content's hash is in every name, so a file at an address never changes. */
const cacheForEver = 'public, max-age=31536000, immutable'

/** Scripts, typeface and icons from memory. */
export function assets({ files }: Pick<Assets, 'files'>): MiddlewareHandler {
  return async (c, next) => {
    const asset = files.get(c.req.path)
    if (asset === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      return await next()
    }
    const { contentType, bytes } = asset
    const headers = { 'content-type': contentType, 'cache-control': cacheForEver }
    if (bytes instanceof Uint8Array) return c.body(bytes, 200, headers)
    const encoding = bestEncoding(c.req.header('accept-encoding'))
    return c.body(bytes[encoding], 200, { ...headers, ...encodingHeaders(encoding) })
  }
}
