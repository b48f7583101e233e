import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { type CheckContext, checkContext } from '../../cli/check/context.ts'
import { sampleAccount } from '../../fake-whatsapp/account.ts'
import approved from '../../fake-whatsapp/approved-templates.json' with { type: 'json' }

import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import type { FakeOptions } from '../../fake-whatsapp/services.ts'
import { templateSchema } from '../../fake-whatsapp/templates.ts'
import { twilioStatusPath } from '../../server/providers/compose-providers.ts'
import { twilioStatus } from '../../server/providers/twilio/status-callback.ts'
import type { WhatsAppWebhookDeps } from '../../server/providers/whatsapp-cloud/webhook-route.ts'
import { aDirectory } from './a-directory.ts'
import { configOf } from './config-of.ts'
import { listen } from './listen.ts'
import { address, appSecret, openWebhook, verifyToken } from './open-webhook.ts'
import { recordingLog } from './recording-log.ts'

/** The templates of docs/whatsapp-templates.md. */
export const approvedTemplates = templateSchema.array().parse(approved)

/** Changes to a set-up in which everything works. */
interface SetUpChanges {
  readonly fake?: Partial<FakeOptions>
  /** The settings of the running server. */
  readonly server?: Partial<WhatsAppWebhookDeps>
  /** The auth token that the running server was started with. */
  readonly twilioToken?: string
  readonly env?: Readonly<Record<string, string>>
  readonly context?: Partial<CheckContext>
}

/** A whole set-up: a fake provider, a running server, and the configuration of both. */
export async function openSetUp(changes: SetUpChanges = {}) {
  const { app, stored } = openWebhook({
    phoneNumberId: sampleAccount.phoneNumberId,
    ...changes.server,
  })
  const url = await serve(app, changes.twilioToken)
  const fake = await startFakeWhatsApp({
    templates: approvedTemplates,
    accessToken: 'right-token',
    appSecret,
    ...changes.fake,
    webhooks: { url: url + address, ...changes.fake?.webhooks },
  })
  onTestFinished(() => fake.stop())
  const config = configOf({
    ...(changes.env?.TWILIO_ACCOUNT_SID === undefined ? metaKeys(fake.url) : {}),
    TWILIO_API_URL: fake.url,
    DATA_DIR: aDirectory(),
    PUBLIC_URL: url,
    ...changes.env,
  })
  const context: CheckContext = {
    ...checkContext(config),
    proveWritable: async () => {},
    deskLastUsed: async () => undefined,
    ...changes.context,
  }
  return { fake, context, stored, url }
}

function metaKeys(fakeUrl: string) {
  return {
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: sampleAccount.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: 'right-token',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  }
}

async function serve(webhook: Hono, twilioToken = 'right-token'): Promise<string> {
  const place = { url: '' }
  const app = new Hono().get('/healthz', (c) => c.text('ok')).route('/', webhook)
  app.post(twilioStatusPath, (c) => twilioOf(place.url, twilioToken).fetch(c.req.raw))
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  place.url = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return place.url
}

function twilioOf(publicUrl: string, authToken: string): Hono {
  const nothing = async () => {}
  const stored = { recordReceipts: nothing, raiseAlarm: nothing, onReceipts: () => {} }
  const deps = { authToken, publicUrl, ...stored, now: Date.now }
  const status = twilioStatus({ ...deps, log: recordingLog().log })
  return new Hono().route(twilioStatusPath, status)
}
