import { startFakeWhatsApp } from './server.ts'

/** Slow enough to see the ticks change. */
const visibleTimes = { sentMs: 400, deliveredMs: 1_500, readMs: 6_000 }

/** The settings of the server that sends to the fake. */
const {
  WHATSAPP_API_URL = 'http://127.0.0.1:4010',
  WHATSAPP_ACCESS_TOKEN: accessToken,
  WHATSAPP_APP_SECRET: appSecret,
  PUBLIC_URL,
} = process.env

const fake = await startFakeWhatsApp({
  port: Number(new URL(WHATSAPP_API_URL).port),
  accessToken,
  appSecret,
  webhooks: { ...visibleTimes, url: PUBLIC_URL ? `${PUBLIC_URL}/api/whatsapp-webhook` : null },
})
process.stdout.write(`Fake WhatsApp: ${fake.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.stop())
