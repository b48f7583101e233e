import { isIPv6 } from 'node:net'

/** The addresses under which the desk answers: each `Host`, with the origin of its pages. */
export type DeskHosts = ReadonlyMap<string, string>

export interface DeskAddress {
  readonly port: number
  readonly host: string
  /** What reception types where a tunnel or proxy stands in front. */
  readonly url: string | undefined
}

/** Listening on these is listening on every address, which is no name of its own. */
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

const httpPort = 80

/**
 * Exactly these. A page of another site whose name was made to lead here (DNS rebinding) sends its
 * own name as `Host`, and is answered 403.
 */
export function hostsOf({ port, host, url }: DeskAddress): DeskHosts {
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

/** Where this machine reaches it. */
export function ownName({ host }: Pick<DeskAddress, 'host'>): string {
  if (everyAddress.has(host)) return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

/** What a person opens. */
export function deskUrl({ port, url }: Pick<DeskAddress, 'port' | 'url'>): string {
  return url ?? `http://localhost:${port}`
}

/** The address of a one-time link. */
export function linkUrl(address: Pick<DeskAddress, 'port' | 'url'>, key: string): string {
  return `${deskUrl(address)}/enter/${key}`
}
