import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { siteOf } from './client-address.ts'

/** A connection takes 18 KB of memory while idle, and 65 KB in the middle of a body (measured). */
const maxConnections = 2000

/**
 * Keeps one client from holding all connections of a server that has no proxy in front. Node's own
 * limit refuses every new connection once it is reached, so one machine could keep all others out.
 * Below the limit nobody is limited, since whole towns share one address behind a mobile operator. At
 * the limit, each new connection closes an idle keep-alive connection; without one, the site with the
 * most connections loses its oldest. Node's `closeIdleConnections` would also close connections that
 * were just opened.
 */
export function shareConnections(server: Server, most = maxConnections): void {
  const bySite = new Map<string, Set<Socket>>()
  const idle = new Set<Socket>()
  let open = 0
  server.on('connection', (socket: Socket) => {
    const site = siteOf(socket.remoteAddress ?? '')
    bySite.set(site, (bySite.get(site) ?? new Set()).add(socket))
    open++
    socket.once('close', () => {
      open--
      idle.delete(socket)
      bySite.get(site)?.delete(socket)
      if (bySite.get(site)?.size === 0) bySite.delete(site)
    })
    if (open > most) (takeFirst(idle) ?? takeFirst(largestOf(bySite)) ?? socket).destroy()
  })
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    idle.delete(socket)
    outgoing.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}

/** Removes the oldest, so that the next connection does not choose it again before it has closed. */
function takeFirst(sockets: Set<Socket>): Socket | undefined {
  const [first] = sockets
  if (first !== undefined) sockets.delete(first)
  return first
}

function largestOf(bySite: ReadonlyMap<string, Set<Socket>>): Set<Socket> {
  let largest = new Set<Socket>()
  for (const sockets of bySite.values()) if (sockets.size > largest.size) largest = sockets
  return largest
}
