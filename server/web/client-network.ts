import { isIPv6 } from 'node:net'

const groupCount = 8

/** A customer with IPv6 owns a /64: the first four groups. */
const networkGroups = 4

/** An organisation is usually given a /48: the first three groups. */
const siteGroups = 3

/** Of the fourth group, the bits that belong to a /56. */
const widerMask = 0xff00

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, always
 * written the same way. Anything that is not an address is returned unchanged.
 */
export function clientNetwork(address: string): string {
  return leadingGroups(address, networkGroups)
}

/** The /56 around an IPv6 network, which a home is usually given; undefined for IPv4. */
export function widerClientNetwork(network: string): string | undefined {
  const groups = network.split(':')
  if (groups.length !== networkGroups) return undefined
  const subnet = Number.parseInt(groups.at(-1) ?? '', 16) & widerMask
  return [...groups.slice(0, -1), subnet.toString(16)].join(':')
}

/** All that one organisation may be given: an IPv4 address, or the /48 of an IPv6 address. */
export function siteOf(address: string): string {
  return leadingGroups(address, siteGroups)
}

function leadingGroups(address: string, count: number): string {
  if (!isIPv6(address)) return address
  const [, inIpv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (inIpv4 !== undefined) return inIpv4
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail] = bare.split('::')
  const start = groupsOf(head)
  const end = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: groupCount - start.length - end.length }, () => '0')
  const groups = [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16))
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')
}

/** An IPv4 address at the end stands for two groups, and is never within the first four. */
function groupsOf(text: string): string[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group))
}
