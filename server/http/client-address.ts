import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** What the app knows of a request besides its text; tests call it without a connection. */
export type ClientAddress = (c: Context) => string

/**
 * The address requests are counted by: the peer's, or with `trustedProxies` in front the one that
 * the outermost of them saw. A header is believed only as far as our own proxies wrote it. An IPv6
 * customer owns a /64, so that is counted as one.
 */
export function clientAddress(trustedProxies: number): ClientAddress {
  return (c) => {
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
    return network(hop || (getConnInfo(c).remote.address ?? ''))
  }
}

function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  return head.split(':').slice(0, 4).join(':')
}
