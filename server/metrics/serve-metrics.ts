import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { listenAt } from '../web/listen.ts'
import type { Metrics } from './metrics.ts'

/** Metrics are for this machine's Prometheus, not for visitors. */
const host = '127.0.0.1'

interface ServeMetricsDeps {
  readonly metrics: Pick<Metrics, 'watchProcess' | 'text'>
  /** 0 picks a free port. */
  readonly port: number
  readonly log: Logger
}

/** Answers `GET /metrics` on a port of its own; rejects when the port is taken. */
export async function serveMetrics(deps: ServeMetricsDeps) {
  const { metrics, port, log } = deps
  const server = createServer((request, response) => void answer(request, response, deps))
  const url = `${await listenAt(server, { port, host, log })}/metrics`
  metrics.watchProcess()
  log.info({ url }, 'serving metrics')
  return {
    url,
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, log }: ServeMetricsDeps,
): Promise<void> {
  if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404).end()
    return
  }
  try {
    const { contentType, body } = await metrics.text()
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body)
  } catch (error) {
    log.error({ err: error }, 'metrics could not be collected')
    response.writeHead(500).end()
  }
}
