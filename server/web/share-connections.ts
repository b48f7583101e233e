import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { siteOf } from './client-address.ts'

/** A connection takes 18 KB of memory while idle, and 65 KB in the middle of a body (measured). */
const mostConnections = 2000

/**
 * Keeps one client from holding all connections of a server that has no proxy in front. Node's own
 * limit refuses every new connection once it is reached, so one machine could keep all others out.
 * Below the limit nobody is limited, since whole towns share one address behind a mobile operator. At
 * the limit, each new connection closes an idle keep-alive connection; without one, the site with the
 * most connections loses its oldest. Node's `closeIdleConnections` would also close connections that
 * were just opened.
 */
export function shareConnections(server: Server, most = mostConnections): void {
  const sites = connectionsBySite()
  const idle = new Set<Socket>()
  let open = 0
  server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => {
      open--
      idle.delete(socket)
      sites.remove(socket)
    })
    sites.place(socket, siteOf(socket.remoteAddress ?? ''))
    if (open > most) (takeFirst(idle) ?? sites.takeOldestOfLargest() ?? socket).destroy()
  })
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    idle.delete(socket)
    outgoing.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}

function takeFirst(sockets: Set<Socket>): Socket | undefined {
  const [first] = sockets
  if (first !== undefined) sockets.delete(first)
  return first
}

/** Which site holds which connections, oldest first. */
function connectionsBySite() {
  const siteOf = new Map<Socket, string>()
  const held = new Map<string, Set<Socket>>()
  function remove(socket: Socket): void {
    const site = siteOf.get(socket)
    if (site === undefined) return
    siteOf.delete(socket)
    const sockets = held.get(site)
    sockets?.delete(socket)
    if (sockets?.size === 0) held.delete(site)
  }
  return {
    remove,
    place(socket: Socket, site: string): void {
      siteOf.set(socket, site)
      held.set(site, (held.get(site) ?? new Set()).add(socket))
    },
    takeOldestOfLargest(): Socket | undefined {
      let largest = new Set<Socket>()
      for (const sockets of held.values()) if (sockets.size > largest.size) largest = sockets
      const oldest = takeFirst(largest)
      if (oldest !== undefined) remove(oldest)
      return oldest
    },
  }
}
