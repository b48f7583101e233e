import type { Context, MiddlewareHandler } from 'hono'

/** What a provider mostly posts is about 1 KB; so much is read from however many at once. */
const smallBytes = 16 * 1024

/** Of the others only so many: each is held whole until its signature is known to be wrong. */
const mostLarge = 4

/** Keeps bodies that anybody may send, and that must be read to be judged, from filling the memory. */
export function fewLargeBodies(refuse: (c: Context) => Response): MiddlewareHandler {
  let underWay = 0
  return async (c, next) => {
    // A body without a length may become as large as it likes.
    const isSmall = Number(c.req.header('content-length') ?? Number.NaN) <= smallBytes
    if (isSmall) return await next()
    if (underWay >= mostLarge) return refuse(c)
    underWay++
    try {
      await next()
    } finally {
      underWay--
    }
  }
}
