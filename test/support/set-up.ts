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
import type { WhatsAppWebhookDeps } from '../../server/providers/whatsapp-cloud/webhook-route.ts'
import { aDirectory } from './a-directory.ts'
import { configOf } from './config-of.ts'
import { listen } from './listen.ts'
import { address, appSecret, openWebhook, verifyToken } from './open-webhook.ts'

/** The templates of docs/whatsapp-templates.md. */
export const approvedTemplates = templateSchema.array().parse(approved)

/** Changes to a set-up in which everything works. */
interface SetUpChanges {
  readonly fake?: Partial<FakeOptions>
  /** The settings of the running server. */
  readonly server?: Partial<WhatsAppWebhookDeps>
  readonly env?: Readonly<Record<string, string>>
  readonly context?: Partial<CheckContext>
}

/** A whole set-up: a fake provider, a running server, and the configuration of both. */
export async function openSetUp(changes: SetUpChanges = {}) {
  const { app, stored } = openWebhook({
    phoneNumberId: sampleAccount.phoneNumberId,
    ...changes.server,
  })
  const url = await serve(app)
  const fake = await startFakeWhatsApp({
    templates: approvedTemplates,
    accessToken: 'right-token',
    appSecret,
    ...changes.fake,
    webhooks: { url: url + address, ...changes.fake?.webhooks },
  })
  onTestFinished(() => fake.stop())
  const config = configOf({
    ...metaKeys(fake.url),
    DATA_DIR: aDirectory(),
    PUBLIC_URL: url,
    ...changes.env,
  })
  const context: CheckContext = {
    ...checkContext(config),
    proveWritable: async () => {},
    deskLastUsed: async () => undefined,
    findFormerTests: async () => [],
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

async function serve(webhook: Hono): Promise<string> {
  const app = new Hono().get('/healthz', (c) => c.text('ok')).route('/', webhook)
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  const url = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return url
}
