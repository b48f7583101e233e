import { onTestFinished } from 'vitest'
import { type CheckContext, checkContext } from '../../cli/check/context.ts'
import { sampleAccount } from '../../fake-whatsapp/account.ts'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import type { FakeOptions } from '../../fake-whatsapp/services.ts'
import { listen } from '../../server/web/listen.ts'
import { aDirectory } from './a-directory.ts'
import { composeTestServer } from './compose-test-server.ts'
import { configOf } from './config-of.ts'
import { recordingLog } from './recording-log.ts'
import { storeInMemory } from './stores.ts'

type SetUpKeys = Readonly<Record<string, string>>

/** Changes to a set-up in which everything works. */
interface SetUpChanges {
  readonly fake?: Partial<FakeOptions>
  /** The settings of the running server. */
  readonly server?: SetUpKeys
  readonly env?: SetUpKeys
  readonly context?: Partial<CheckContext>
}

const appSecret = 'app-secret'

/** A whole set-up: a fake provider, a running server, and a configuration with the addresses of both. */
export async function openSetUp(changes: SetUpChanges = {}) {
  const url = await startServer({ ...metaKeys, ...changes.server })
  const fake = await startFakeWhatsApp({
    accessToken: 'right-token',
    appSecret,
    ...changes.fake,
    webhooks: { url: `${url}/api/whatsapp-webhook`, ...changes.fake?.webhooks },
  })
  onTestFinished(() => fake.stop())
  const config = configOf({
    ...metaKeys,
    WHATSAPP_API_URL: fake.url,
    DATA_DIR: aDirectory(),
    PUBLIC_URL: url,
    ...changes.env,
  })
  const context: CheckContext = {
    ...checkContext(config),
    proveWritable: async () => {},
    deskLastUsed: async () => undefined,
    readPublished: async () => [],
    ...changes.context,
  }
  return { fake, context }
}

const metaKeys = {
  WHATSAPP_PHONE_NUMBER_ID: sampleAccount.phoneNumberId,
  WHATSAPP_ACCESS_TOKEN: 'right-token',
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: 'a word of our own',
}

/** Starts a server that sends nothing. Returns its address. */
async function startServer(settings: SetUpKeys): Promise<string> {
  const database = await storeInMemory()
  const now = () => Date.now()
  const { log } = recordingLog()
  const channels = new Map()
  const server = await composeTestServer(settings, { database, channels, now, uptimeMs: now, log })
  const { fetch } = server.app
  const listener = await listen({ fetch, port: 0, host: '127.0.0.1', log })
  onTestFinished(async () => {
    await listener.close()
    await server.worker.stop()
  })
  return listener.url
}
