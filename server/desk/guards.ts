import type { Context, MiddlewareHandler } from 'hono'
import { isOfMediaType, smallBodyOnly } from '../web/guards.ts'
import type { DeskHosts } from './hosts.ts'

export type GuardRefusal = 'wrong-host' | 'wrong-method' | 'other-site' | 'wrong-type' | 'too-large'

const mediaTypes = ['application/json', 'application/x-www-form-urlencoded']

/** The checks of every request in this order, before the device is looked up. */
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
    need(hasKnownMediaType, 'wrong-type'),
    smallBodyOnly(refuse),
  ]
}

/** Checks the `Host` header and the host of an absolute address in the request line. */
function isForKnownHost(c: Context, hosts: DeskHosts): boolean {
  const given = c.req.header('host') ?? ''
  return hosts.has(given) && new URL(c.req.url).host === new URL(`http://${given}`).host
}

function isKnownMethod(c: Context): boolean {
  return ['GET', 'HEAD', 'POST'].includes(c.req.raw.method)
}

/**
 * Cookies ignore ports, so a request from any site on this host, such as the public one, carries the desk's cookie.
 * Therefore a POST must come from a page of the desk. Another site may only link to a page.
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

function hasKnownMediaType(c: Context): boolean {
  return c.req.raw.method !== 'POST' || isOfMediaType(c, ...mediaTypes)
}
