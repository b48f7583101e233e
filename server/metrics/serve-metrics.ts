import { Hono } from 'hono'
import type { Logger } from 'pino'
import { toLoggableError } from '../db/errors.ts'
import { listen } from '../web/listen.ts'
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
export async function serveMetrics({ metrics, port, log }: ServeMetricsDeps) {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const { contentType, body } = await metrics.text()
    return c.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
  app.onError((error, c) => {
    log.error({ failure: toLoggableError(error) }, 'metrics could not be collected')
    return c.body(null, 500)
  })
  const listener = await listen({ fetch: app.fetch, port, host, log })
  const url = `${listener.url}/metrics`
  metrics.watchProcess()
  log.info({ url }, 'serving metrics')
  return { url, close: listener.close }
}
