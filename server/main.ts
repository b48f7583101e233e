import { randomUUID } from 'node:crypto'
import { uptime } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { pino } from 'pino'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'
import { english } from '../content/strings.ts'
import { createIntake } from './appointments/accept-request.ts'
import { limitConcurrency } from './appointments/limit-concurrency.ts'
import { limitsInMemory, limitsInPostgres } from './appointments/limits.ts'
import { findAppointment } from './appointments/queries.ts'
import { readBootId } from './clock/boot-id.ts'
import { readConfig } from './config.ts'
import { explainUnusable, toLoggableError } from './db/errors.ts'
import { openForServer, placeOf } from './db/open-configured.ts'
import { countOpenRequests } from './follow-up/open-requests.ts'
import { logOutput } from './log-output.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { extraRecipients } from './outbox/extra-recipients.ts'
import { oldestOwedAt } from './outbox/queries.ts'
import { readCircuits } from './outbox/send-state.ts'
import { startWorker, takeOverInFlight } from './outbox/worker.ts'
import { composeProviders } from './providers/compose-providers.ts'
import { configurationGaps } from './providers/configuration-gaps.ts'
import { digestRecipients } from './providers/digest-recipients.ts'
import { createApp } from './public-app.ts'
import { announcer, readableLog } from './readable-log.ts'
import { recordReceipts } from './receipts/queries.ts'
import { composeReport } from './report/compose-report.ts'
import { clientAddress } from './web/client-address.ts'
import { listen } from './web/listen.ts'
import { loadAssets } from './web/load-assets.ts'
import { refuseLongAddresses } from './web/long-address.ts'
import { opsRoutes } from './web/ops-routes.ts'

/** The only composition: configuration, store, channels, worker, app, and a clean stop. */

// Collects garbage earlier than V8's default: half the memory under load, for a tenth of the speed.
setFlagsFromString('--heap-growing-percent=30')

const output = logOutput()
process.once('exit', output.flush)
const isTerminal = process.stdout.isTTY
const log = pino({}, isTerminal ? readableLog(output) : output)
const read = readConfig(process.env)
if (!read.ok) refuseStart('the configuration is not usable', { problems: read.problems })
const { config } = read
const now = () => Date.now()
const newId = () => randomUUID()
const strings = english

const { database, shared } = await openForServer(config, now(), log).catch((error) =>
  refuseStart(`the store in ${placeOf(config)} ${explainUnusable(error)}`, {
    // No personal data has been read yet, so the message may be logged.
    failure: { ...toLoggableError(error), message: String(error) },
  }),
)
const metrics = createMetrics({ oldestOwedAtMs: () => oldestOwedAt(database), now })
metrics.watchRequests(() => countOpenRequests(database, now()))
const print = (text: string) => output.write(`${text}\n`)
const announce = announcer({ isTerminal, print, log })
const { channels, recipients } = composeProviders({ config, strings, print })
for (const gap of configurationGaps(recipients, config)) log.warn(gap)
for (const { channel, probeAtMs } of await readCircuits(database)) {
  metrics.circuitChanged(channel, probeAtMs !== undefined)
}
if (shared === undefined) await takeOverInFlight(database, channels, now())
const worker = startWorker({
  database,
  channels,
  recipients,
  metrics,
  hours: centre.hours,
  retentionDays: config.retentionDays,
  owner: newId(),
  strings,
  composeReport: (days) => composeReport(days, { database, now }),
  now,
  uptimeMs: () => uptime() * 1000,
  bootId: readBootId(),
  newId,
  random: Math.random,
  log,
})
const intake = createIntake({
  database,
  limits:
    shared === undefined
      ? limitsInMemory(config.limits, log)
      : limitsInPostgres(config.limits, shared, log),
  hours: centre.hours,
  recipients: recipients.reception,
  extraRecipients: extraRecipients(channels, recipients, strings.notices),
  digestRecipients: digestRecipients(recipients, channels),
  now,
  newId,
  onAccepted: worker.wake,
  onOverallLimit: () => worker.raiseAlarm({ subject: 'overall-limit reached' }),
  log,
})
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
const app = createApp({
  ...limitConcurrency(intake),
  findAppointment: (reference) => findAppointment(database, reference),
  opsRoutes: opsRoutes({
    config,
    worker,
    proveWritable: database.proveWritable,
    oldestOwedAtMs: () => oldestOwedAt(database),
    recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
    onReceipts: worker.wake,
    onWebhook: metrics.webhookTaken,
    raiseAlarm: worker.raiseAlarm,
    now,
    log,
  }),
  clientAddress: clientAddress(config.trustedProxies, log),
  assets: await loadAssets(fileURLToPath(new URL('../client/', import.meta.url))),
  publicUrl,
  strings: languagesSpoken,
  centre,
  retentionDays: config.retentionDays,
  metrics,
  now,
  log,
})
const metricsServer =
  config.metricsPort === undefined
    ? undefined
    : await serveMetrics({ metrics, port: config.metricsPort, log })
const listener = await listen({
  fetch: refuseLongAddresses(app.fetch, { publicUrl, strings: languagesSpoken, centre }),
  port: config.port,
  host: config.host,
  trustedProxies: config.trustedProxies,
  log,
}).catch((error) =>
  refuseStart(`cannot listen on ${config.host}:${config.port}`, {
    failure: toLoggableError(error),
  }),
)

announce('The site', listener.url, 'listening')

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping')
  await listener.close()
  await worker.stop()
  await metricsServer?.close()
  await database.close()
  log.info('stopped')
}
process.once('SIGTERM', (signal) => void stop(signal))
process.once('SIGINT', (signal) => void stop(signal))

/**
 * Logs the reason in one line, and ends: a half-started server would accept requests it cannot
 * store.
 */
function refuseStart(why: string, facts: object): never {
  log.fatal(facts, `start refused: ${why}`)
  process.exit(1)
}
