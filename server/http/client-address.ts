import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { networkOf } from './network-of.ts'

/** What the app knows of a request besides its text; tests call it without a connection. */
export type ClientAddress = (c: Context) => string

/**
 * The address requests are counted by: the peer's, or with `trustedProxies` in front the one that
 * the outermost of them saw. A header is believed only as far as our own proxies wrote it, which is
 * from its end; what says no address there leaves the peer's.
 */
export function clientAddress(trustedProxies: number): ClientAddress {
  return (c) => {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',')
    const hop = trustedProxies > 0 ? withoutPort(hops.at(-trustedProxies) ?? '') : ''
    return networkOf(isIP(hop) === 0 ? (getConnInfo(c).remote.address ?? '') : hop)
  }
}

/** Some proxies write `192.0.2.1:54321` and `[2001:db8::1]:54321`, another port each time. */
function withoutPort(hop: string): string {
  const address = hop.trim()
  if (isIPv6(address)) return address
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
