import { randomUUID } from 'node:crypto'
import { uptime } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isStoreBehind } from './backups/make-copy.ts'
import { copyByProgram } from './backups/run-backups.ts'
import { databaseClock, readDatabaseClock } from './clock/database-clock.ts'
import { steadyClock } from './clock/steady-clock.ts'
import { readBootId } from './clock/watch-clock.ts'
import { composeServer } from './compose-server.ts'
import { type Config, readConfig } from './config.ts'
import { knownKeys } from './config-keys.ts'
import { damagedLogs, lastDamageAt } from './db/damaged-log.ts'
import { toLoggableError } from './db/errors.ts'
import { explainRefusal, openForServer } from './db/open-configured.ts'
import { recordDamage } from './desk/after-restore.ts'
import { serveDesk } from './desk/serve-desk.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { composeProviders } from './providers/compose-providers.ts'
import { configurationGaps } from './providers/configuration-gaps.ts'
import { announcer } from './readable-log.ts'
import { isTerminal, log, print, refuseStart } from './start.ts'
import { unknownKeys, unknownKeyText } from './unknown-keys.ts'
import { loadAssets } from './web/assets.ts'
import { explainListening, listen } from './web/listen.ts'

// Collects garbage earlier than V8 does by default. This halves the memory under load and costs a tenth of the
// speed.
setFlagsFromString('--heap-growing-percent=30')

for (const unknown of unknownKeys(process.env, knownKeys)) log.warn(unknownKeyText(unknown))
const read = readConfig(process.env)
if (!read.ok) refuseStart('the configuration is not usable', { problems: read.problems })
const { config } = read
const assets = await loadAssets(fileURLToPath(new URL('../client/', import.meta.url))).catch(
  (error) => refuseStart('the build is incomplete: run npm run build', { failure: String(error) }),
)

const { database, isShared, wallMs, backups } = await openStore().catch((error) =>
  // The message may be logged. Only an update of 2.0.0 reads personal data here, and its errors name ids and columns.
  refuseStore(error, { message: String(error) }),
)
const uptimeMs = () => uptime() * 1000
const now = steadyClock({ wallMs, uptimeMs })
const announce = announcer({ isTerminal, print, log })
const { channels, recipients } = composeProviders(config)
const { app, worker, metrics, composeDesk } = await composeServer({
  config,
  database,
  isShared,
  channels,
  recipients,
  assets,
  now,
  newId: randomUUID,
  ...backups,
  uptimeMs,
  bootId: readBootId(),
  random: Math.random,
  log,
}).catch((error) => refuseStore(error))
for (const gap of configurationGaps(recipients, config)) log.warn(gap)
const damagedAtMs = isShared ? undefined : lastDamageAt(config.dataDir)
if (damagedAtMs !== undefined) {
  await recordDamage(database, damagedAtMs, now())
  log.error(
    { files: damagedLogs(config.dataDir) },
    'the log of the store was damaged: requests may be lost',
  )
  await worker.raiseAlarm({ subject: 'log-damaged' })
}
const metricsServer =
  config.metricsPort === undefined
    ? undefined
    : await serveMetrics({ metrics, port: config.metricsPort, log }).catch((error) =>
        refuseAtWork(
          `cannot serve metrics on port ${config.metricsPort}${explainListening(error, 'METRICS_PORT')}`,
          { failure: toLoggableError(error) },
        ),
      )
const listener = await listen({
  fetch: app.fetch,
  port: config.port,
  host: config.host,
  log,
}).catch((error) =>
  refuseAtWork(`cannot listen on ${config.host}:${config.port}${explainListening(error, 'PORT')}`, {
    failure: toLoggableError(error),
  }),
)

announce('The site', listener.url, 'listening')

const desk =
  config.desk &&
  (await serveDesk({
    config: config.desk,
    composeDesk,
    db: database.db,
    assetsDirectory: fileURLToPath(new URL('../desk/', import.meta.url)),
    announce,
    offerLink: isTerminal
      ? (url) => print(`The desk, for one device, within 15 minutes: ${url}`)
      : undefined,
    raiseAlarm: worker.raiseAlarm,
    now,
    log,
  }))

function refuseStore(error: unknown, facts = {}): never {
  return refuseStart(explainRefusal(error, config), {
    failure: { ...toLoggableError(error), ...facts },
  })
}

/** How to copy the store, if BACKUP_DIR is set. On PostgreSQL the operator makes the backups. */
function backupsOf({ dataDir, backupDir }: Config) {
  if (backupDir === undefined) return {}
  const program = fileURLToPath(new URL('./copy-store.js', import.meta.url))
  const places = { dataDir, backupDir }
  return { startCopy: copyByProgram(program, places), isStoreBehind: isStoreBehind(places) }
}

/** The store and its clock. Machines that share a database go by the clock of the database. */
async function openStore() {
  const opened = await openForServer(config, Date.now(), log)
  if (!opened.isShared) return { ...opened, wallMs: Date.now, backups: backupsOf(config) }
  const read = () => readDatabaseClock(opened.database.db)
  return { ...opened, wallMs: await databaseClock(read, Date.now), backups: {} }
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping')
  await Promise.all([desk?.close(), listener.close()])
  await worker.stop()
  await metricsServer?.close()
  await database.close()
  log.info('stopped')
}
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // Not `once`, because npm sends Ctrl-C a second time. Without a handler the second Ctrl-C would end the
  // process in the middle of a message.
  process.on(signal, () => {
    if (!isStopping) void stop(signal)
    isStopping = true
  })
}

/** Releases the notices that the worker has leased, because otherwise each would lose an attempt. */
async function refuseAtWork(why: string, facts: object): Promise<never> {
  await worker.stop()
  return refuseStart(why, facts)
}
