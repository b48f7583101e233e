import { Hono } from 'hono'
import type { Config } from '../config.ts'
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
      : whatsAppWebhook({ ...deps, ...whatsApp.webhook, phoneNumberId: whatsApp.phoneNumberId }),
  )
  if (twilio !== undefined && publicUrl !== undefined) {
    app.route(twilioStatusPath, twilioStatus({ ...deps, authToken: twilio.authToken, publicUrl }))
  }
  return app
}
