import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http'

const RELOAD_PATH = '/__dev/reload'
const RELOAD_SCRIPT = `<script>new EventSource('${RELOAD_PATH}').onmessage = () => location.reload()</script>`

/** Passes everything through to the server of the moment, and adds a reload script to its pages. */
export function devProxy(serverUrl: () => string | undefined) {
  const browsers = new Set<ServerResponse>()
  const proxy = createServer((request, response) => {
    if (request.url === RELOAD_PATH) return keepBrowser(browsers, response)
    const url = serverUrl()
    if (url === undefined) return notRunning(response)
    passThrough(url, request, response)
  })
  return {
    async listen(port: number) {
      proxy.listen(port, '127.0.0.1')
      await once(proxy, 'listening')
    },
    reloadBrowsers() {
      for (const browser of browsers) browser.write('data: reload\n\n')
    },
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function keepBrowser(browsers: Set<ServerResponse>, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.flushHeaders()
  browsers.add(response)
  response.on('close', () => browsers.delete(response))
}

function notRunning(response: ServerResponse) {
  response.writeHead(503, { 'content-type': 'text/html' })
  response.end(`<p>The server is not running: the terminal says why.</p>${RELOAD_SCRIPT}`)
}

function passThrough(url: string, request: IncomingMessage, response: ServerResponse) {
  // The Host header stays as the browser sent it: the server compares it with Origin.
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const upstream = requestUpstream(
    new URL(request.url ?? '/', url),
    { method: request.method, headers },
    (answer) => passBack(answer, request.method, response),
  )
  upstream.on('error', () => (response.headersSent ? response.destroy() : notRunning(response)))
  request.pipe(upstream)
}

function passBack(answer: IncomingMessage, method: string | undefined, response: ServerResponse) {
  const isPage = answer.headers['content-type']?.startsWith('text/html') && method !== 'HEAD'
  const { 'content-security-policy': _, 'content-length': __, ...open } = answer.headers
  response.writeHead(answer.statusCode ?? 502, isPage ? open : answer.headers)
  answer.pipe(response, { end: !isPage })
  if (isPage) answer.on('end', () => response.end(RELOAD_SCRIPT))
}
