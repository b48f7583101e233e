import { Hono } from 'hono'
import type { Logger } from 'pino'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'
import { neverMoved } from './clock/watch-clock.ts'
import { composeVisits } from './compose-visits.ts'
import type { Config } from './config.ts'
import { pictureFiles } from './content/own-pictures.ts'
import { batch } from './db/batch.ts'
import type { Database } from './db/database.ts'
import type { ChannelName } from './db/schema.ts'
import { type ComposeDesk, composeDesk } from './desk/desk-app.ts'
import { createIntake, type IntakeDeps } from './intake/accept-request.ts'
import { createLimits, type Limits } from './intake/limits.ts'
import { planMail } from './intake/plan-mail.ts'
import type { FindVisit } from './intake/proven-request.ts'
import { createWishes } from './intake/take-wish.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { takeOverLeases } from './notices/leases.ts'
import { oldestOwedAt } from './notices/queue-state.ts'
import { alarmNotices } from './outbox/raise-alarm.ts'
import type { Composed } from './providers/compose-providers.ts'
import { webhookPath } from './providers/whatsapp-cloud/settings.ts'
import { whatsAppWebhook, whatsAppWebhookOff } from './providers/whatsapp-cloud/webhook-route.ts'
import { createApp, spokenIn } from './public-app.ts'
import { type PublishedCentre, publishedCentre } from './published-centre.ts'
import { recordReceipts } from './receipts/apply-receipts.ts'
import { composeReport } from './report/compose-report.ts'
import { requestFigures } from './report/request-figures.ts'
import type { ComposeReport } from './report/weekly-report.ts'
import { acceptRequests, type SentRequest, storedByKey } from './visits/accept-requests.ts'
import { countToCall } from './visits/count-to-call.ts'
import { readByReference } from './visits/find-visits.ts'
import { lookAtEachThatOwes, putInForce } from './visits/recipients-in-force.ts'
import { recordWish } from './visits/record-wish.ts'
import type { VisitDeps } from './visits/visit-deps.ts'
import type { Assets } from './web/assets.ts'
import { clientAddress } from './web/client-address.ts'
import { health } from './web/health.ts'
import { startWorker, type Worker, type WorkerDeps } from './worker.ts'

export interface ServerDeps
  extends Composed,
    Pick<WorkerDeps, 'now' | 'newId' | 'uptimeMs' | 'bootId' | 'random' | 'pollMs'>,
    Pick<WorkerDeps, 'startCopy' | 'isStoreBehind'> {
  readonly config: Config
  readonly database: Database
  /** Whether other servers may use the store too. */
  readonly isShared: boolean
  readonly assets: Assets
  readonly log: Logger
}

export type ComposedServer = Awaited<ReturnType<typeof composeServer>>

/** How often one of several servers reads what reception published and closed, so that all agree within a second. */
const publishedWithinMs = 800

/** A whole server except its configuration, its store and its listeners. Its worker is running. */
export async function composeServer(deps: ServerDeps) {
  const { config, database, now } = deps
  let moves = neverMoved
  const published = await publishedCentre(centre, { db: database.reading, now })
  const { hours, now: centreNow } = published
  const reportOf = reportComposer(deps, published)
  const visits = composeVisits({ ...deps, published }, () => moves)
  const metrics = openMetrics(deps, visits)
  if (!deps.isShared) await takeOverLeases(database, channelsWithoutReceipts(deps), now())
  await database.transact((db) => putInForce(db, deps.recipients, now()))
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const pages = {
    assets: deps.assets,
    pictureFiles,
    publicUrl,
    strings: languagesSpoken,
    centreNow,
    retentionDays: config.retentionDays,
  }
  const worker = startWorker({
    ...deps,
    metrics,
    visits,
    hours,
    planMail: (notice, visit) =>
      planMail(notice, visit, (language) => spokenIn(language, pages).pageContext(now())),
    lookAtPublished: publishedFollower(deps, published),
    retentionDays: config.retentionDays,
    owner: deps.newId(),
    composeReport: reportOf,
    onClockMoves: (known) => {
      moves = known
    },
  })
  const limits = createLimits(config.limits, deps.uptimeMs)
  const findVisit: FindVisit = (reference) => readByReference(database.reading, reference)
  const app = createApp({
    ...intakeOf({ ...deps, hours, centreNow }, visits, limits, worker),
    findVisit,
    takeWish: createWishes({
      findVisit,
      limits,
      log: deps.log,
      onRecorded: worker.wake,
      recordWish: (visitId, kind) => recordWish(visits, visitId, kind),
    }),
    opsRoutes: opsOf(deps, worker),
    clientAddress: clientAddress(config.trustedProxies, deps.log),
    ...pages,
    metrics,
    now,
    log: deps.log,
  })
  const deskOf: ComposeDesk = (...given) =>
    composeDesk({ ...deskDeps(deps, published, worker), visits, composeReport: reportOf }, ...given)
  return { app, worker, metrics, publicUrl, composeReport: reportOf, composeDesk: deskOf }
}

/**
 * On these channels, a notice that a dead server left in flight is due at once if no other server runs. On the others it
 * stays leased, because a receipt may still report its outcome.
 */
function channelsWithoutReceipts({ channels }: ServerDeps): ChannelName[] {
  return Array.from(channels.values()).flatMap(({ name, reportsDelivery }) =>
    reportsDelivery ? [] : name,
  )
}

function reportComposer(
  { database, now }: ServerDeps,
  { hours, now: centreNow }: PublishedCentre,
): ComposeReport {
  return (days) =>
    composeReport(days, {
      requestFigures: (...span) => requestFigures(database.reading, ...span),
      now,
      hours,
      own: centreNow().catalogue.own,
    })
}

/**
 * Returns a function that reads what reception published. If that has changed, each visit that may owe a notice is
 * looked at again, because its waits depend on the opening hours. The function returns when to read again. That is
 * undefined if no other server shares the store, because this server's own changes wake the worker.
 */
function publishedFollower(
  { database, now, isShared, pollMs }: ServerDeps,
  published: PublishedCentre,
): WorkerDeps['lookAtPublished'] {
  let followed = published.now()
  let isAlarmRaised = false
  return async (raiseAlarm) => {
    await published.look()
    if (published.hasUnread() && !isAlarmRaised) await raiseAlarm({ subject: 'fact-unreadable' })
    isAlarmRaised = published.hasUnread()
    const latest = published.now()
    if (latest !== followed) await database.transact((db) => lookAtEachThatOwes(db, now()))
    followed = latest
    // Other servers of the store cannot wake this worker.
    return isShared && pollMs === undefined ? now() + publishedWithinMs : undefined
  }
}

/** What the desk needs besides visits and the report. */
function deskDeps(deps: ServerDeps, published: PublishedCentre, worker: Worker) {
  return {
    ...deps,
    db: deps.database.reading,
    transact: deps.database.transact,
    isOnlyChannel: deps.recipients.reception.length === 0,
    canMail: deps.channels.has('email'),
    hours: published.hours,
    centreNow: () => ({ ...published.now(), hours: published.hours }),
    lookAtPublished: published.look,
    backups: worker.backups,
    onActed: worker.wake,
  }
}

/** Routes for programs rather than people: health and WhatsApp's webhook. */
function opsOf(deps: ServerDeps, worker: Worker): Hono {
  const { database } = deps
  const { whatsApp } = deps.config
  const { proveWritable } = database
  const oldestOwedAtMs = () => oldestOwedAt(database)
  const webhook =
    whatsApp?.webhook === undefined
      ? whatsAppWebhookOff(deps.log)
      : whatsAppWebhook({
          ...deps,
          ...whatsApp.webhook,
          phoneNumberId: whatsApp.phoneNumberId,
          recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
          onReceipts: worker.wake,
          raiseAlarm: worker.raiseAlarm,
        })
  return new Hono()
    .route('/', health({ ...deps, worker, proveWritable, oldestOwedAtMs }))
    .route(webhookPath, webhook)
}

function openMetrics({ database, now }: ServerDeps, visits: VisitDeps): Metrics {
  return createMetrics({
    readStore: async () => {
      const oldestOwedAtMs = await oldestOwedAt(database)
      const { outcomesSinceMs } = await visits.readCentre(database.db)
      const areOutcomesRecorded = outcomesSinceMs !== undefined
      return { oldestOwedAtMs, ...(await countToCall(database.db, now())), areOutcomesRecorded }
    },
    now,
  })
}

function intakeOf(
  deps: ServerDeps & Pick<IntakeDeps, 'hours' | 'centreNow'>,
  visits: VisitDeps,
  limits: Limits,
  worker: Worker,
) {
  const { database, recipients } = deps
  const subject = 'overall-limit reached'
  return createIntake({
    ...deps,
    findByKey: async (key) => (await storedByKey(database.db, [key])).get(key),
    storeRequest: batch((group: readonly SentRequest[]) => acceptRequests(visits, group)),
    limits,
    hasSummary: recipients.summaries.length > 0,
    onStored: worker.wake,
    alarmOfOverallLimit: () => alarmNotices(subject, { ...deps, db: database.db }),
    onOverallLimit: () => worker.raiseAlarm({ subject }),
  })
}
