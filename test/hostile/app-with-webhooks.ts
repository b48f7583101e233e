import type { LimitsConfig } from '../../server/config.ts'
import { oldestOwedAt } from '../../server/outbox/queries.ts'
import type { NewReceipt } from '../../server/receipts/queries.ts'
import { recordReceipts } from '../../server/receipts/queries.ts'
import { type OpsDeps, opsRoutes } from '../../server/web/ops-routes.ts'
import { ourNumberId } from '../support/a-webhook.ts'
import { configOf } from '../support/config-of.ts'
import { buildTestApp, type TestApp } from '../support/test-app.ts'
import { appSecret, publicUrl } from './callbacks.ts'

const staff = { WHATSAPP_STAFF_NUMBERS: '+919810000001', PUBLIC_URL: publicUrl }

export interface AppWithWebhooks extends TestApp {
  /** Everything a provider reported, as it was handed to the store. */
  readonly receipts: NewReceipt[]
  /** What was counted as failed, of which channel. */
  readonly failures: Parameters<OpsDeps['onFailure']>[]
}

/** An app with the provider's webhook, and without limits but these. */
export async function openAppWithWebhooks(
  limits: Partial<LimitsConfig> = {},
): Promise<AppWithWebhooks> {
  const receipts: NewReceipt[] = []
  const failures: AppWithWebhooks['failures'] = []
  const config = {
    whatsApp: configOf({
      ...staff,
      WHATSAPP_PHONE_NUMBER_ID: ourNumberId,
      WHATSAPP_ACCESS_TOKEN: 'a-token',
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'a-word-of-our-own',
    }).whatsApp,
  }
  const testApp = await buildTestApp({
    publicUrl,
    limits,
    opsRoutes: (database, log) =>
      opsRoutes({
        config,
        proveWritable: database.proveWritable,
        oldestOwedAtMs: () => oldestOwedAt(database),
        worker: { isAlive: () => true },
        async recordReceipts(reported, receivedAtMs) {
          receipts.push(...reported)
          return await recordReceipts(database, reported, receivedAtMs)
        },
        onReceipts: () => {},
        onFailure: (...failure) => void failures.push(failure),
        onWebhook: () => {},
        raiseAlarm: async () => {},
        now: () => testApp.clock.nowMs,
        log,
      }),
  })
  return Object.assign(testApp, { receipts, failures })
}
