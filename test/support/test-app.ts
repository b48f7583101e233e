import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Centre, centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { inEachLanguage } from '../../domain/language.ts'
import { createIntake } from '../../server/appointments/accept-request.ts'
import { limitConcurrency } from '../../server/appointments/limit-concurrency.ts'
import { limitsInMemory } from '../../server/appointments/limits.ts'
import { findAppointment } from '../../server/appointments/queries.ts'
import type { FindAppointment } from '../../server/appointments/stored-request.ts'
import type { LimitsConfig } from '../../server/config.ts'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { NewNotice, Recipient } from '../../server/db/records.ts'
import { createMetrics, type Metrics } from '../../server/metrics/metrics.ts'
import { oldestOwedAt } from '../../server/outbox/queries.ts'
import { createApp } from '../../server/public-app.ts'
import type { Assets } from '../../server/web/assets.ts'
import type { ClientAddress } from '../../server/web/client-address.ts'
import { aPost } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'

export interface TestApp {
  readonly app: Hono
  readonly database: Database
  readonly metrics: Metrics
  /** Log lines written so far, parsed. */
  readonly logged: Record<string, unknown>[]
  readonly clock: { nowMs: number }
  wakes: number
}

type Broken = Pick<Database, 'acceptRequest'> & { readonly findAppointment: FindAppointment }

interface TestAppOptions {
  readonly nowMs?: number
  readonly limits?: Partial<LimitsConfig>
  readonly recipients?: readonly Recipient[]
  readonly hasSummary?: boolean
  readonly alarmOfOverallLimit?: () => Promise<readonly NewNotice[]>
  readonly onOverallLimit?: () => Promise<void>
  readonly centre?: Centre
  readonly publicUrl?: string
  readonly files?: Assets['files']
  readonly bookingScripts?: Assets['bookingScripts']
  readonly maxConcurrent?: number
  readonly clientAddress?: ClientAddress
  /** Routes for programs; none by default. */
  readonly opsRoutes?: (database: Database, log: Logger) => Hono
  /** Replaces functions of the real database, to make them fail. */
  readonly brokenStore?: Partial<Broken>
}

/** The real app on a store in memory, with a fixed clock. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = { nowMs: options.nowMs ?? fridayTenAm }
  const now = () => clock.nowMs
  const { log, logged } = recordingLog()
  const { findAppointment: brokenFind, ...broken } = options.brokenStore ?? {}
  const database = { ...(await openDatabase(openSqliteInMemory())), ...broken }
  const unlimited = { perAddress: 0, overall: 0 }
  const metrics = createMetrics({ oldestOwedAtMs: () => oldestOwedAt(database), now })
  const testApp = { database, metrics, logged, clock, wakes: 0 }
  const { recipients = [{ channel: 'log', recipient: 'terminal' }] } = options
  let ids = 0
  const intake = createIntake({
    database,
    limits: limitsInMemory({ ...unlimited, ...options.limits }, log),
    hours: (options.centre ?? centre).hours,
    recipients,
    extraRecipients: () => [],
    hasSummary: options.hasSummary ?? true,
    now,
    newId: () => `id-${++ids}`,
    onAccepted: () => {
      testApp.wakes++
    },
    alarmOfOverallLimit: options.alarmOfOverallLimit ?? (async () => []),
    onOverallLimit: options.onOverallLimit ?? (async () => {}),
    log,
  })
  const app = createApp({
    ...limitConcurrency(intake, options.maxConcurrent),
    clientAddress: options.clientAddress ?? ((c) => c.req.header('x-test-address') ?? '192.0.2.1'),
    assets: {
      files: options.files ?? new Map(),
      bookingScripts: options.bookingScripts ?? inEachLanguage(() => ['/assets/hydrate.js']),
    },
    metrics,
    opsRoutes: options.opsRoutes?.(database, log) ?? new Hono(),
    findAppointment: brokenFind ?? ((reference) => findAppointment(database, reference)),
    publicUrl: options.publicUrl ?? 'http://localhost',
    strings: languagesSpoken,
    centre: options.centre ?? centre,
    retentionDays: 365,
    now,
    log,
  })
  return Object.assign(testApp, { app })
}

export const address = '/api/send-whatsapp'

/** Posts a booking to the app and reads its answer. */
export async function send(testApp: TestApp, body: unknown, headers?: Record<string, string>) {
  const response = await testApp.app.request(address, aPost(body, headers))
  return { status: response.status, headers: response.headers, body: await response.json() }
}
