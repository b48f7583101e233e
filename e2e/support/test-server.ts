import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { centreCommand } from './centre-command.ts'
import { builtSite, clockAhead, launchSite, type SiteProcess } from './server-process.ts'

/** The only recipient, so that each request makes one message. */
export const staffNumber = '+919810000001'

/** Settings without WhatsApp. An empty value counts as absent. */
export const noWhatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '',
  WHATSAPP_ACCESS_TOKEN: '',
  WHATSAPP_STAFF_NUMBERS: '',
}

export type StartedServer = Awaited<ReturnType<typeof startBuiltServer>>

/**
 * Starts the built server on a data folder of its own, and the fake WhatsApp to which it sends.
 *
 * @param changes Settings in addition to the usual ones.
 * @param aheadMs How far the clock of server and commands is ahead of real time.
 * @param site The folder of the built site.
 */
export async function startBuiltServer(
  changes: Readonly<Record<string, string>> = {},
  aheadMs = 0,
  site = builtSite,
) {
  const fake = await startFakeWhatsApp()
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-e2e-'))
  const environment = { ...environmentOf(fake.url, dataDir), ...changes }
  const centre = centreCommand(environment, clockAhead(aheadMs))
  let running: SiteProcess
  let url: string

  async function start(laterMs = 0) {
    running = launchSite(environment, { clock: clockAhead(aheadMs + laterMs), site })
    url = await running.listening()
  }
  await start()
  return {
    fake,
    environment,
    get url() {
      return url
    },
    /** What the server logged since it was last started, parsed. */
    get lines() {
      return running.lines
    },
    messagesOf: (reference: string) =>
      fake.messages.filter(({ parameters }) => parameters.reference === reference),
    ...centre,
    /** Kills the server, as a power cut does. */
    kill: async () => void (await running.end()),
    /** Asks the server to stop. Returns how it ended, and how long that took, ms. */
    async terminate(signal: NodeJS.Signals = 'SIGTERM') {
      const startedMs = performance.now()
      return { ...(await running.end(signal)), tookMs: performance.now() - startedMs }
    },
    /** Starts the server again on the same data and another port, with a clock `laterMs` ahead of the first one. */
    startAgain: start,
    async close() {
      await running.end()
      await fake.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

export function environmentOf(whatsAppUrl: string, dataDir: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: dataDir,
    WHATSAPP_API_URL: whatsAppUrl,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_STAFF_NUMBERS: staffNumber,
    LIMIT_PER_ADDRESS: '0',
    LIMIT_OVERALL: '0',
  }
}
