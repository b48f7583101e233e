import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isOfMediaType } from '../web/guards.ts'
import type { DeskHosts } from './hosts.ts'

/** The form of a new appointment with 35 tests and 1,000 Devanagari characters stays under it. */
const maxBodyBytes = 16 * 1024

export type GuardRefusal = 'wrong-host' | 'wrong-method' | 'other-site' | 'wrong-type' | 'too-large'

const mediaTypes = ['application/json', 'application/x-www-form-urlencoded']

/** The checks of every request, before it is known who sent it, in this order. */
export function deskGuards(
  hosts: DeskHosts,
  refuse: (c: Context, why: GuardRefusal) => Response,
): readonly MiddlewareHandler[] {
  const need =
    (isGood: (c: Context, hosts: DeskHosts) => boolean, why: GuardRefusal): MiddlewareHandler =>
    async (c, next) =>
      isGood(c, hosts) ? await next() : refuse(c, why)
  return [
    need(isForKnownHost, 'wrong-host'),
    need(isKnownMethod, 'wrong-method'),
    need(isFromOwnPage, 'other-site'),
    need(isPlainBody, 'wrong-type'),
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 'too-large') }),
  ]
}

/** Both the header and, where the request line has an absolute address, that. */
function isForKnownHost(c: Context, hosts: DeskHosts): boolean {
  const given = c.req.header('host') ?? ''
  return hosts.has(given) && new URL(c.req.url).host === new URL(`http://${given}`).host
}

function isKnownMethod(c: Context): boolean {
  return ['GET', 'HEAD', 'POST'].includes(c.req.raw.method)
}

/**
 * Cookies ignore ports: another site of this host, the public one among them, would be let in with
 * ours. A post has to come from a page of the desk, and nothing but a link opens it from elsewhere.
 */
function isFromOwnPage(c: Context, hosts: DeskHosts): boolean {
  const site = c.req.header('sec-fetch-site')
  if (c.req.raw.method === 'POST') {
    const own = hosts.get(c.req.header('host') ?? '')
    return site === 'same-origin' && c.req.header('origin') === own
  }
  const isOpened = c.req.header('sec-fetch-mode') === 'navigate'
  return site === undefined || site === 'same-origin' || site === 'none' || isOpened
}

function isPlainBody(c: Context): boolean {
  return c.req.raw.method !== 'POST' || isOfMediaType(c, ...mediaTypes)
}
