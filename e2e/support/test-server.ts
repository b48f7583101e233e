import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeMessage } from '../../fake-whatsapp/messages.ts'
import { type FakeWhatsApp, startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { type AppointmentRow, centreCommand, type NoticeRow } from './centre-command.ts'
import {
  clockAhead,
  type LogLine,
  launchSite,
  type SiteExit,
  type SiteProcess,
} from './server-process.ts'

/** The only recipient: each request makes one message. */
export const staffNumber = '+919810000001'

/** The real server on its own data folder, and the fake WhatsApp it sends to. */
export interface TestServer {
  readonly fake: FakeWhatsApp
  readonly url: string
  /** The server's environment. */
  readonly environment: Readonly<Record<string, string>>
  /** What the server logged since it was last started. */
  readonly lines: readonly LogLine[]
  /** The messages that carry this reference. */
  messagesOf(reference: string): readonly FakeMessage[]
  /** Runs a `centre` command on this server's data. */
  say(...strings: readonly string[]): Promise<string>
  appointments(): Promise<AppointmentRow[]>
  notices(): Promise<NoticeRow[]>
  /** Kills the server, as a power cut does. */
  kill(): Promise<void>
  /** Asks the server to stop; how it ended, and how long that took in milliseconds. */
  terminate(signal?: NodeJS.Signals): Promise<SiteExit & { readonly tookMs: number }>
  /** Starts the server again on the same data, its clock ahead by `laterMs`; it listens on another port. */
  startAgain(laterMs?: number): Promise<void>
}

/** An empty value counts as absent. */
export const noWhatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '',
  WHATSAPP_ACCESS_TOKEN: '',
  WHATSAPP_STAFF_NUMBERS: '',
}

/**
 * @param changes Settings that differ from those of every other server.
 * @param aheadMs How far the clock of server and commands is ahead of ours.
 */
export async function startTestServer(
  changes: Readonly<Record<string, string>> = {},
  aheadMs = 0,
): Promise<TestServer & { close(): Promise<void> }> {
  const fake = await startFakeWhatsApp({ templates: 'any' })
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-e2e-'))
  const environment = { ...environmentOf(fake.url, dataDir), ...changes }
  const centre = centreCommand(environment, clockAhead(aheadMs))
  let site: SiteProcess
  let url: string

  async function start(laterMs = 0) {
    site = launchSite(environment, { aheadMs: aheadMs + laterMs })
    url = await site.listening()
  }
  async function end(signal: NodeJS.Signals) {
    site.kill(signal)
    return await site.exited
  }
  await start()
  return {
    fake,
    environment,
    get url() {
      return url
    },
    get lines() {
      return site.lines
    },
    messagesOf: (reference) =>
      fake.messages.filter(({ parameters }) => parameters.reference === reference),
    ...centre,
    kill: async () => void (await end('SIGKILL')),
    async terminate(signal = 'SIGTERM') {
      const startedMs = performance.now()
      return { ...(await end(signal)), tookMs: performance.now() - startedMs }
    },
    startAgain: start,
    async close() {
      await end('SIGKILL')
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
    LIMIT_PER_PHONE: '0',
    LIMIT_OVERALL: '0',
  }
}
