import type { Config } from '../../server/config.ts'
import { listDevices } from '../../server/desk/devices.ts'
import { withSession } from '../session.ts'
import { createGraph, type Graph } from './meta/graph.ts'
import { createTwilioApi, type TwilioApi } from './twilio/twilio-api.ts'

export interface CheckContext {
  readonly config: Config
  readonly now: () => number
  /** Meta's Graph API; undefined where WhatsApp is not configured. */
  readonly graph: Graph | undefined
  readonly twilio: TwilioApi | undefined
  /** Throws, with a sentence for people, when a request could not be stored now. */
  readonly proveWritable: () => Promise<void>
  /** When a device last looked at the desk; undefined where none ever did. */
  readonly deskLastUsed: () => Promise<number | undefined>
}

export function checkContext(config: Config): CheckContext {
  const { whatsApp, twilio } = config
  return {
    config,
    now: Date.now,
    graph: whatsApp && createGraph(whatsApp),
    twilio: twilio && createTwilioApi(twilio),
    deskLastUsed,
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
  }
}

async function deskLastUsed(): Promise<number | undefined> {
  let lastUsedMs: number | undefined
  await withSession(async ({ database }) => {
    const [newest] = await listDevices(database.db)
    lastUsedMs = newest?.lastUsedAtMs
  })
  return lastUsedMs
}
