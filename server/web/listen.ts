import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { toLoggableError } from '../db/errors.ts'

/** Address line and headers together; a browser sends about 1 KB, proxies add little. */
const maxHeaderBytes = 16 * 1024

/** Browsers send some 20, proxies add some 10. More are refused, not dropped, with 431. */
const maxHeaders = 100

/** From connecting, or the first byte of a later request, to the end of its headers. */
const headersTimeoutMs = 10_000

/** From the same start to the end of the body: 16 KB at the 1 KB/s of a bad 2G connection. */
const requestTimeoutMs = 20_000

/**
 * A client that neither sends nor receives for this long is gone or malicious. Node may allow an
 * answer that made some progress a second period.
 */
const silenceTimeoutMs = 10_000

/**
 * Longer than reverse proxies keep an idle connection (2 minutes in Caddy, 1 in most others), so that no
 * proxy posts a booking into a connection that the server is just closing.
 */
const keepAliveTimeoutMs = 125_000

/** How late the server may notice one of these timeouts. Node's default is 30 seconds. */
const timeoutCheckMs = 1000

/** Requests per connection. A proxy then reconnects, which spreads its connections over the processes. */
const maxRequestsPerConnection = 10_000

/** How long requests under way may take to end once the process is asked to stop. */
const closeGraceMs = 2000

/** How often idle connections are closed while the server stops. */
const closeIdleEveryMs = 100

export interface ListenOptions {
  readonly fetch: Hono['fetch']
  /** 0 picks a free port. */
  readonly port: number
  readonly host: string
  readonly log: Logger
}

/**
 * Serves HTTP to untrusted clients. No client may hold a connection without progress. Rejects if the address is not
 * available.
 */
export async function listen({ fetch, port, host, log }: ListenOptions) {
  const answer = getRequestListener(fetch, { hostname: host })
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
    },
    (incoming, outgoing) => {
      if (hasLogin(incoming.url)) outgoing.writeHead(400, { connection: 'close' }).end()
      else void answer(incoming, outgoing)
    },
  )
  server.maxHeadersCount = maxHeaders
  server.timeout = silenceTimeoutMs
  server.maxRequestsPerSocket = maxRequestsPerConnection
  server.on('request', endIdleConnections)
  server.listen(port, host)
  await once(server, 'listening')
  // The usual cause is that file descriptors have run out. Existing connections are still served.
  server.on('error', (error) => log.error({ failure: toLoggableError(error) }, 'not accepting'))
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address()) ?? port}`
  return { url, close: () => close(server) }
}

/**
 * Whether the request line has an absolute address with a user name or password. A `Request` cannot have such an
 * address, so the app would answer 503 and log an error.
 */
function hasLogin(target = ''): boolean {
  if (target.startsWith('/')) return false
  const address = URL.parse(target)
  return address !== null && address.username + address.password !== ''
}

/** Ends idle connections, but not before the answer has begun: until then the client waits. */
function endIdleConnections(_incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.on('timeout', (socket: Socket) => {
    if (outgoing.headersSent) socket.destroy()
  })
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined
}

/** Accepts no more connections. Resolves when current requests are answered, or cut off after 2 seconds. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
  const cut = setTimeout(() => server.closeAllConnections(), closeGraceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/** Completes "cannot listen on …" with the reason and what to do. */
export function explainListening(error: unknown, portKey: 'PORT' | 'DESK_PORT' | 'METRICS_PORT') {
  switch (String(toLoggableError(error).code)) {
    case 'EADDRINUSE':
      return `: the port is taken, by another program or another setting; free it, or set ${portKey} to a free port`
    case 'EACCES':
      return `: this user may not use the port; set ${portKey} to 1024 or more`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `: this machine has no such address; set ${portKey.replace('PORT', 'HOST')} to one that it has`
    case 'ENOENT':
      return ': the build is incomplete: run npm run build, and restart'
    default:
      return ''
  }
}
