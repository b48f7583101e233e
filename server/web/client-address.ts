import { BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import type { Logger } from 'pino'

export type ClientAddress = (c: Context) => string

/**
 * Without trusted proxies, the address is the peer's. Otherwise it is the one that the outermost trusted
 * proxy saw. Our proxies wrote only the end of `X-Forwarded-For`, so it is read from the end. If the entry
 * there is not an address, the peer's is used. Of an IPv6 address only the /64 counts.
 */
export function clientAddress(trustedProxies: number, log: Logger): ClientAddress {
  let hasWarned = trustedProxies > 0
  return (c) => {
    const peer = getConnInfo(c).remote.address ?? ''
    const forwarded = c.req.header('x-forwarded-for')
    if (!hasWarned && forwarded !== undefined && isNear(peer)) {
      hasWarned = true
      // All visitors then seem to have the address of the proxy, and share one limit.
      log.warn(
        'a proxy stands in front and TRUST_PROXY is 0: all visitors count as one for the limits',
      )
    }
    return networkOf(addressOf(trustedProxies, peer, forwarded))
  }
}

function addressOf(trustedProxies: number, peer: string, forwarded = ''): string {
  const hops = forwarded.split(',')
  const hop = trustedProxies > 0 ? withoutPort(hops.at(-trustedProxies) ?? '') : ''
  return isIP(hop) === 0 ? peer : hop
}

/** Some proxies write `192.0.2.1:54321` and `[2001:db8::1]:54321`, another port each time. */
function withoutPort(hop: string): string {
  const address = hop.trim()
  if (isIPv6(address)) return address
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

/** Addresses of this machine and of private networks, where a reverse proxy of ours would be. */
const nearNetworks = new BlockList()
nearNetworks.addSubnet('127.0.0.0', 8)
nearNetworks.addSubnet('10.0.0.0', 8)
nearNetworks.addSubnet('172.16.0.0', 12)
nearNetworks.addSubnet('192.168.0.0', 16)
nearNetworks.addSubnet('::1', 128, 'ipv6')
nearNetworks.addSubnet('fc00::', 7, 'ipv6')

function isNear(address: string): boolean {
  return nearNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** A customer with IPv6 owns a /64, the first four groups, and counts as one client. */
const networkGroups = 4

/** The bits of the fourth group that belong to a /56. */
const widerMask = 0xff00

/** The /56 around an IPv6 network, which a home is usually given; undefined for IPv4. */
export function widerClientNetwork(network: string): string | undefined {
  const groups = network.split(':')
  if (groups.length !== networkGroups) return undefined
  const subnet = Number.parseInt(groups.at(-1) ?? '', 16) & widerMask
  return [...groups.slice(0, -1), subnet.toString(16)].join(':')
}

/** An IPv4 address, or the /64 of an IPv6 address, always written the same way. Other text stays as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, inIpv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (inIpv4 !== undefined) return inIpv4
  const [withoutZone = ''] = address.split('%', 1)
  const groups = expandIPv6(withoutZone).split(':').slice(0, networkGroups)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
