import { Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Failure } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { twilioStatusPath } from '../providers/compose-providers.ts'
import { twilioStatus } from '../providers/twilio/status-callback.ts'
import {
  type WhatsAppWebhookDeps,
  whatsAppWebhook,
  whatsAppWebhookOff,
} from '../providers/whatsapp-cloud/webhook-route.ts'
import { type HealthDeps, health } from './health.ts'

const webhookPath = '/api/whatsapp-webhook'

export interface OpsDeps
  extends HealthDeps,
    Omit<WhatsAppWebhookDeps, 'appSecret' | 'verifyToken' | 'phoneNumberId'> {
  readonly config: Pick<Config, 'whatsApp' | 'twilio' | 'publicUrl'>
  /** Called for each failure that a provider reported later, once it is stored. */
  readonly onFailure: (channel: ChannelName, failure: Failure) => void
}

/** Routes for programs rather than people: health, and the configured callbacks. */
export function opsRoutes(deps: OpsDeps): Hono {
  const { whatsApp, twilio, publicUrl } = deps.config
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
  if (twilio !== undefined && publicUrl !== undefined) {
    app.route(
      twilioStatusPath,
      twilioStatus({
        ...counting('whatsapp-twilio', deps),
        authToken: twilio.authToken,
        publicUrl,
      }),
    )
  }
  return app
}

/** Counts what fails in a channel after it was accepted. */
function counting(channel: ChannelName, deps: OpsDeps): OpsDeps {
  return {
    ...deps,
    async recordReceipts(receipts, receivedAtMs) {
      await deps.recordReceipts(receipts, receivedAtMs)
      for (const { failure } of receipts)
        if (failure !== undefined) deps.onFailure(channel, failure)
    },
  }
}
