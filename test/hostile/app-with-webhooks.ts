import { ourNumberId } from '../support/a-webhook.ts'
import { buildTestApp, type TestApp } from '../support/test-app.ts'
import { appSecret, publicUrl } from './callbacks.ts'

/** Opens an app that takes WhatsApp's webhooks. It limits requests only if `limits` says so. */
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

/** Removes the stored receipts, and returns them. */
export async function takeReceipts({ database }: TestApp) {
  return await database.db.deleteFrom('receipt').returningAll().execute()
}
