import { isIPv6 } from 'node:net'
import type { DeskConfig } from '../config.ts'

/** Each `Host` under which the desk answers, with the origin of its pages. */
export type DeskHosts = ReadonlyMap<string, string>

/** Values of DESK_HOST that mean all addresses of the machine. A browser cannot open them. */
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

const httpPort = 80

/**
 * The desk answers only under these names. If an attacker points another name at this machine (DNS rebinding), the
 * browser sends that name as `Host` and gets 403.
 */
export function hostsOf({ port, host, url }: DeskConfig): DeskHosts {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ownName({ host })])
  const hosts = [...names].flatMap((name) => [
    `${name}:${port}`,
    ...(port === httpPort ? [name] : []),
  ])
  const origins = hosts.map((each): [string, string] => [each, `http://${each}`])
  return new Map(
    url === undefined ? origins : [...origins, [new URL(url).host, new URL(url).origin]],
  )
}

/** The host name by which this machine reaches the desk. */
export function ownName({ host }: Pick<DeskConfig, 'host'>): string {
  if (everyAddress.has(host)) return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

export function deskUrl({ port, url }: Pick<DeskConfig, 'port' | 'url'>): string {
  return url ?? `http://localhost:${port}`
}
