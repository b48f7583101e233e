import { Hono } from 'hono'
import type { Config } from './config.ts'
import type { Failure } from './db/records.ts'
import type { ChannelName } from './db/schema.ts'
import type { NewReceipt } from './providers/provider.ts'
import { webhookPath } from './providers/whatsapp-cloud/settings.ts'
import {
  type WhatsAppWebhookDeps,
  whatsAppWebhook,
  whatsAppWebhookOff,
} from './providers/whatsapp-cloud/webhook-route.ts'
import { type HealthDeps, health } from './web/health.ts'

export interface OpsDeps
  extends HealthDeps,
    Omit<WhatsAppWebhookDeps, 'appSecret' | 'verifyToken' | 'phoneNumberId' | 'recordReceipts'> {
  readonly config: Pick<Config, 'whatsApp'>
  /** Stores receipts durably, and returns those that were not known. */
  readonly recordReceipts: (
    receipts: readonly NewReceipt[],
    receivedAtMs: number,
  ) => Promise<readonly NewReceipt[]>
  /** Called for each failure that a provider reported later, once it is stored. */
  readonly onFailure: (channel: ChannelName, failure: Failure) => void
}

/** Routes for programs rather than people: health, and the configured callbacks. */
export function opsRoutes(deps: OpsDeps): Hono {
  const { whatsApp } = deps.config
  const app = new Hono()
  app.route('/', health(deps))
  app.route(
    webhookPath,
    whatsApp?.webhook === undefined
      ? whatsAppWebhookOff(deps.log)
      : whatsAppWebhook({
          ...counting('whatsapp-cloud', deps),
          ...whatsApp.webhook,
          phoneNumberId: whatsApp.phoneNumberId,
        }),
  )
  return app
}

/** Counts what fails in a channel after it was accepted; a repeated receipt once. */
function counting(channel: ChannelName, deps: OpsDeps) {
  return {
    ...deps,
    async recordReceipts(...reported: Parameters<OpsDeps['recordReceipts']>) {
      for (const { failure } of await deps.recordReceipts(...reported))
        if (failure !== undefined) deps.onFailure(channel, failure)
    },
  }
}
