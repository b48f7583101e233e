import type { Logger } from 'pino'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'
import { createIntake } from './appointments/accept-request.ts'
import { limitConcurrency } from './appointments/limit-concurrency.ts'
import { limitsInMemory, limitsInPostgres } from './appointments/limits.ts'
import { findAppointment } from './appointments/queries.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Shared } from './db/open-configured.ts'
import { type ComposeDesk, composeDesk } from './desk/compose-desk.ts'
import { countOpenRequests } from './follow-up/open-requests.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { extraRecipients } from './outbox/extra-recipients.ts'
import { oldestOwedAt } from './outbox/queries.ts'
import { alarmNotices } from './outbox/raise-alarm.ts'
import { giveUpRemoved } from './outbox/removed-recipients.ts'
import { readCircuits } from './outbox/send-state.ts'
import { startWorker, takeOverInFlight, type Worker, type WorkerDeps } from './outbox/worker.ts'
import type { Composed } from './providers/compose-providers.ts'
import { createApp } from './public-app.ts'
import { recordReceipts } from './receipts/queries.ts'
import { composeReport } from './report/compose-report.ts'
import { reportQueries } from './report/queries.ts'
import type { ComposeReport } from './report/weekly-report.ts'
import type { Assets } from './web/assets.ts'
import { clientAddress } from './web/client-address.ts'
import { opsRoutes } from './web/ops-routes.ts'

export interface ServerDeps
  extends Composed,
    Pick<WorkerDeps, 'now' | 'newId' | 'uptimeMs' | 'bootId' | 'random' | 'pollMs'> {
  readonly config: Config
  readonly database: Database
  /** Set where other servers share the database. */
  readonly shared: Shared | undefined
  /** Whether no other server uses the store. */
  readonly isAlone: boolean
  readonly assets: Assets
  readonly log: Logger
}

export type ComposedServer = Awaited<ReturnType<typeof composeServer>>

/** A whole server but for its configuration, its store and its listeners; its worker runs. */
export async function composeServer(deps: ServerDeps) {
  const { config, database, now } = deps
  const metrics = await openMetrics(deps)
  if (deps.isAlone) await takeOverInFlight(database, deps.channels, now())
  await giveUpRemoved(database, deps.recipients, now(), deps)
  const queries = reportQueries(database)
  const reportOf: ComposeReport = (days) => composeReport(days, { queries, now })
  const worker = startWorker({
    ...deps,
    metrics,
    hours: centre.hours,
    retentionDays: config.retentionDays,
    owner: deps.newId(),
    composeReport: reportOf,
  })
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const app = createApp({
    ...limitConcurrency(intakeOf(deps, worker)),
    findAppointment: (reference) => findAppointment(database, reference),
    opsRoutes: opsRoutes({
      ...deps,
      worker,
      proveWritable: database.proveWritable,
      oldestOwedAtMs: () => oldestOwedAt(database),
      recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
      onReceipts: worker.wake,
      onFailure: metrics.noticeFailed,
      onWebhook: metrics.webhookTaken,
      raiseAlarm: worker.raiseAlarm,
    }),
    clientAddress: clientAddress(config.trustedProxies, deps.log),
    assets: deps.assets,
    publicUrl,
    strings: languagesSpoken,
    centre,
    retentionDays: config.retentionDays,
    metrics,
    now,
    log: deps.log,
  })
  const deskOf: ComposeDesk = (...given) =>
    composeDesk(
      {
        ...deps,
        ...database,
        composeReport: reportOf,
        isOnlyChannel: deps.recipients.reception.every(({ channel }) => channel === 'log'),
        hours: centre.hours,
        onActed: worker.wake,
      },
      ...given,
    )
  return { app, worker, metrics, publicUrl, composeReport: reportOf, composeDesk: deskOf }
}

async function openMetrics(deps: ServerDeps): Promise<Metrics> {
  const { database, now } = deps
  const metrics = createMetrics({ oldestOwedAtMs: () => oldestOwedAt(database), now })
  metrics.watchRequests(() => countOpenRequests(deps, now()))
  for (const { channel, probeAtMs } of await readCircuits(database)) {
    // The circuit of a channel that is not configured any more would stay open for ever.
    if (deps.channels.has(channel)) metrics.circuitChanged(channel, probeAtMs !== undefined)
  }
  return metrics
}

function intakeOf(deps: ServerDeps, worker: Worker) {
  const { config, database, shared, channels, recipients, log } = deps
  const subject = 'overall-limit reached'
  return createIntake({
    ...deps,
    limits:
      shared === undefined
        ? limitsInMemory(config.limits, log)
        : limitsInPostgres(config.limits, shared, log),
    hours: centre.hours,
    recipients: recipients.reception,
    extraRecipients: extraRecipients(channels, recipients),
    hasSummary: recipients.dayDigest.length > 0,
    onAccepted: worker.wake,
    alarmOfOverallLimit: () => alarmNotices(subject, { ...deps, db: database.db }),
    onOverallLimit: () => worker.raiseAlarm({ subject }),
  })
}
