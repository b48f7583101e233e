import { Hono } from 'hono'
import type { Config } from './config.ts'
import { webhookPath } from './providers/whatsapp-cloud/settings.ts'
import {
  type WhatsAppWebhookDeps,
  whatsAppWebhook,
  whatsAppWebhookOff,
} from './providers/whatsapp-cloud/webhook-route.ts'
import { type HealthDeps, health } from './web/health.ts'

export interface OpsDeps
  extends HealthDeps,
    Omit<WhatsAppWebhookDeps, 'appSecret' | 'verifyToken' | 'phoneNumberId'> {
  readonly config: Pick<Config, 'whatsApp'>
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
          ...deps,
          ...whatsApp.webhook,
          phoneNumberId: whatsApp.phoneNumberId,
        }),
  )
  return app
}
