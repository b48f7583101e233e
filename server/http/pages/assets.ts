import type { MiddlewareHandler } from 'hono'
import type { Asset, Assets } from './load-assets.ts'

/** The content's hash is in every name, so a file at an address never changes. */
const cacheForEver = 'public, max-age=31536000, immutable'

/** Scripts, typeface and icons from memory. */
export function assets({ files }: Assets): MiddlewareHandler {
  return async (c, next) => {
    const asset = files.get(c.req.path)
    if (asset === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      return await next()
    }
    const { encoding, bytes } = chosen(asset, c.req.header('accept-encoding') ?? '')
    c.header('content-type', asset.contentType)
    c.header('cache-control', cacheForEver)
    c.header('vary', 'accept-encoding')
    if (encoding !== undefined) c.header('content-encoding', encoding)
    return c.body(new Uint8Array(bytes))
  }
}

function chosen(asset: Asset, accepted: string) {
  if (asset.brotli && /\bbr\b/.test(accepted)) return { encoding: 'br', bytes: asset.brotli }
  if (asset.gzip && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: asset.gzip }
  return { encoding: undefined, bytes: asset.plain }
}
