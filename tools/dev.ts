/** `npm run dev`: the site and the fake WhatsApp, rebuilt and reloaded on every change. */
import { devProxy } from './dev-proxy.ts'
import { devServer } from './dev-server.ts'
import { startProgram } from './start-program.ts'
import { watchSources } from './watch-sources.ts'

const SITE_PORT = Number(process.env.PORT ?? 3000)
const FAKE_PORT = Number(process.env.FAKE_PORT ?? 4010)
const SOURCES = ['site', 'content', 'domain', 'server']

const PHONE_NUMBER_ID = '100000000000001'
const ACCESS_TOKEN = 'dev-token'
const APP_SECRET = 'dev-secret'

const server = devServer({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: './data/dev',
  WHATSAPP_API_URL: `http://127.0.0.1:${FAKE_PORT}`,
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_ACCESS_TOKEN: ACCESS_TOKEN,
  WHATSAPP_STAFF_NUMBERS: '+919876543210',
  WHATSAPP_TEMPLATE: 'appointment_request',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: 'dev-verify',
})

const proxy = devProxy(server.url)
await proxy.listen(SITE_PORT)
const fakeWhatsApp = startProgram('fake-whatsapp/main.ts', {
  FAKE_PORT: String(FAKE_PORT),
  FAKE_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  FAKE_ACCESS_TOKEN: ACCESS_TOKEN,
  FAKE_APP_SECRET: APP_SECRET,
  FAKE_TEMPLATES: 'fake-whatsapp/approved-templates.json',
  FAKE_WEBHOOK_URL: `http://127.0.0.1:${SITE_PORT}/api/whatsapp-webhook`,
})
const watcher = watchSources(SOURCES, renew)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
await renew()
process.stdout.write(`Site: http://localhost:${SITE_PORT}\n`)

async function renew() {
  if (await server.restart()) proxy.reloadBrowsers()
}

async function stop() {
  watcher.close()
  proxy.close()
  await Promise.all([server.stop(), fakeWhatsApp.stop()])
  process.exit()
}
