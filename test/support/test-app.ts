import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Centre, centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { inEachLanguage } from '../../domain/language.ts'
import { createIntake } from '../../server/appointments/accept-request.ts'
import { limitConcurrency } from '../../server/appointments/limit-concurrency.ts'
import { limitsInMemory } from '../../server/appointments/limits.ts'
import type { LimitsConfig } from '../../server/config.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import { openStore } from '../../server/db/open-store.ts'
import type { Recipient } from '../../server/db/records.ts'
import type { Store } from '../../server/db/store.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { createApp } from '../../server/public-app.ts'
import type { Assets } from '../../server/web/load-assets.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'

export interface TestApp {
  readonly app: Hono
  readonly store: Store
  /** Log lines written so far, parsed. */
  readonly logged: Record<string, unknown>[]
  readonly clock: { nowMs: number }
  wakes: number
}

interface TestAppOptions {
  readonly nowMs?: number
  readonly limits?: Partial<LimitsConfig>
  readonly recipients?: readonly Recipient[]
  readonly digestRecipients?: readonly Recipient[]
  readonly onOverallLimit?: () => Promise<void>
  readonly centre?: Centre
  readonly publicUrl?: string
  readonly files?: Assets['files']
  readonly maxConcurrent?: number
  /** Routes for programs; none by default. */
  readonly opsRoutes?: (store: Store, log: Logger) => Hono
  /** Replaces methods of the real store, to break them. */
  readonly brokenStore?: Partial<Store>
}

/** The real app on a store in memory, with a fixed clock. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = { nowMs: options.nowMs ?? fridayTenAm }
  const now = () => clock.nowMs
  const { log, logged } = recordingLog()
  const store = { ...(await openStore(openSqliteInMemory())), ...options.brokenStore }
  const unlimited = { perAddress: 0, perPhone: 0, overall: 0 }
  const testApp = { store, logged, clock, wakes: 0 }
  const { recipients = [{ channel: 'log', recipient: 'terminal' }] } = options
  let ids = 0
  const intake = createIntake({
    store,
    limits: limitsInMemory({ ...unlimited, ...options.limits }, log),
    hours: (options.centre ?? centre).hours,
    recipients,
    alsoTold: () => [],
    digestRecipients: options.digestRecipients ?? recipients,
    now,
    newId: () => `id-${++ids}`,
    onAccepted: () => {
      testApp.wakes++
    },
    onOverallLimit: options.onOverallLimit ?? (async () => {}),
    log,
  })
  const app = createApp({
    ...limitConcurrency(intake, options.maxConcurrent),
    clientAddress: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
    assets: {
      files: options.files ?? new Map(),
      bookingScripts: inEachLanguage(() => ['/assets/hydrate.js']),
    },
    metrics: createMetrics({ oldestOwedAtMs: store.oldestOwedAt, now }),
    opsRoutes: options.opsRoutes?.(store, log) ?? new Hono(),
    findAppointment: store.findAppointment,
    publicUrl: options.publicUrl ?? 'http://localhost',
    strings: languagesSpoken,
    centre: options.centre ?? centre,
    retentionDays: 365,
    now,
    log,
  })
  return Object.assign(testApp, { app })
}
