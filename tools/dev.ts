/**
 * `npm run dev`: the site beside a fake WhatsApp, offline. A change in the sources builds the site
 * and starts the server again; a click on reload shows it.
 */
import { type ChildProcess, spawn } from 'node:child_process'

const sitePort = process.env.PORT ?? '3000'
const fakePort = process.env.FAKE_PORT ?? '4010'
const sources = ['site', 'content', 'domain', 'server']

const account = {
  phoneNumberId: '100000000000001',
  accessToken: 'dev-token',
  appSecret: 'dev-secret',
}

const programs = [
  run(['fake-whatsapp/main.ts'], {
    FAKE_PORT: fakePort,
    FAKE_PHONE_NUMBER_ID: account.phoneNumberId,
    FAKE_ACCESS_TOKEN: account.accessToken,
    FAKE_APP_SECRET: account.appSecret,
    FAKE_TEMPLATES: 'fake-whatsapp/approved-templates.json',
    FAKE_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/whatsapp-webhook`,
  }),
  run([...sources.map((folder) => `--watch-path=${folder}`), 'tools/build-and-start.ts'], {
    HOST: '127.0.0.1',
    PORT: sitePort,
    DATA_DIR: './data/dev',
    WHATSAPP_API_URL: `http://127.0.0.1:${fakePort}`,
    WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: account.accessToken,
    WHATSAPP_STAFF_NUMBERS: '+919876543210',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    WHATSAPP_APP_SECRET: account.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'dev-verify',
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const program of programs) program.kill(signal)
  })
}

function run(strings: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, strings, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}
