import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { DeskHosts } from './hosts.ts'

/** The form of a new appointment with 35 tests and 1,000 Devanagari characters stays under it. */
const maxBodyBytes = 16 * 1024

export type GuardRefusal = 'wrong-host' | 'wrong-method' | 'other-site' | 'wrong-type' | 'too-large'

export type RefuseAtGuard = (c: Context, why: GuardRefusal) => Response | Promise<Response>

const mediaTypes: ReadonlySet<string> = new Set([
  'application/json',
  'application/x-www-form-urlencoded',
])

/** The checks of every request, before it is known who sent it, in this order. */
export function deskGuards(hosts: DeskHosts, refuse: RefuseAtGuard): readonly MiddlewareHandler[] {
  return [
    knownHostOnly(hosts, refuse),
    knownMethodsOnly(refuse),
    ownPagesOnly(hosts, refuse),
    plainBodiesOnly(refuse),
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 'too-large') }),
  ]
}

/** Both the header and, where the request line has an absolute address, that. */
function knownHostOnly(hosts: DeskHosts, refuse: RefuseAtGuard): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('host') ?? ''
    const isKnown = hosts.has(given) && new URL(c.req.url).host === new URL(`http://${given}`).host
    return isKnown ? await next() : refuse(c, 'wrong-host')
  }
}

function knownMethodsOnly(refuse: RefuseAtGuard): MiddlewareHandler {
  return async (c, next) =>
    ['GET', 'HEAD', 'POST'].includes(c.req.raw.method) ? await next() : refuse(c, 'wrong-method')
}

/**
 * Cookies ignore ports: another site of this host, the public one among them, would be let in with
 * ours. A post has to come from a page of the desk, and nothing but a link opens it from elsewhere.
 */
function ownPagesOnly(hosts: DeskHosts, refuse: RefuseAtGuard): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (c.req.raw.method === 'POST') {
      const isOwn = site === 'same-origin' && c.req.header('origin') === originOf(c, hosts)
      return isOwn ? await next() : refuse(c, 'other-site')
    }
    const isOpened = c.req.header('sec-fetch-mode') === 'navigate'
    const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isOpened
    return isOwn ? await next() : refuse(c, 'other-site')
  }
}

function originOf(c: Context, hosts: DeskHosts): string | undefined {
  return hosts.get(c.req.header('host') ?? '')
}

function plainBodiesOnly(refuse: RefuseAtGuard): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.raw.method !== 'POST') return await next()
    const [given = ''] = (c.req.header('content-type') ?? '').split(';')
    const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity'
    const isRight = isPlain && mediaTypes.has(given.trim().toLowerCase())
    return isRight ? await next() : refuse(c, 'wrong-type')
  }
}
