import { ourNumberId } from '../support/a-webhook.ts'
import { buildTestApp, type TestApp } from '../support/test-app.ts'
import { appSecret, publicUrl } from './callbacks.ts'

/** An app with the provider's webhook, and without limits but these. */
export async function openAppWithWebhooks(limits: Readonly<Record<string, string>> = {}) {
  return await buildTestApp({
    settings: {
      PUBLIC_URL: publicUrl,
      WHATSAPP_STAFF_NUMBERS: '+919810000001',
      WHATSAPP_PHONE_NUMBER_ID: ourNumberId,
      WHATSAPP_ACCESS_TOKEN: 'a-token',
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'a-word-of-our-own',
      ...limits,
    },
  })
}

/** What a provider reported since this was asked last, as it was stored. */
export async function takeReceipts({ database }: TestApp) {
  return await database.db.deleteFrom('receipt').returningAll().execute()
}
