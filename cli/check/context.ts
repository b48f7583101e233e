import type { StoredPublication } from '../../domain/centre/published-facts.ts'
import type { Config } from '../../server/config.ts'
import { listDevices } from '../../server/desk/devices.ts'
import { withSession } from '../session.ts'
import { createGraph, type Graph } from './meta/graph.ts'

export interface CheckContext {
  readonly config: Config
  readonly now: () => number
  /** Meta's Graph API; undefined if WhatsApp is not configured. */
  readonly graph: Graph | undefined
  /** Throws if a request cannot be stored now. The message is a sentence for the owner. */
  readonly proveWritable: () => Promise<void>
  /** When a device last looked at the desk; undefined if none ever did. */
  readonly deskLastUsed: () => Promise<number | undefined>
  /** What reception has published. Empty if the store cannot be read, because the check of the store reports that. */
  readonly readPublished: () => Promise<readonly StoredPublication[]>
}

export function checkContext(config: Config): CheckContext {
  const { whatsApp } = config
  return {
    config,
    now: Date.now,
    graph: whatsApp && createGraph(whatsApp),
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
    deskLastUsed: () =>
      withSession(async ({ database }) => (await listDevices(database.db))[0]?.lastUsedAtMs),
    readPublished: () => withSession(async ({ published }) => published.inForce()).catch(() => []),
  }
}
