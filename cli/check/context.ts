import type { StoredPublication } from '../../domain/centre/published-facts.ts'
import type { Config } from '../../server/config.ts'
import { listDevices } from '../../server/desk/devices.ts'
import { withSession } from '../session.ts'
import { createGraph } from './meta/graph.ts'

export type CheckContext = ReturnType<typeof checkContext>

export function checkContext(config: Config) {
  const { whatsApp } = config
  return {
    config,
    now: Date.now,
    /** Meta's Graph API; undefined if WhatsApp is not configured. */
    graph: whatsApp && createGraph(whatsApp),
    /** Throws if a request cannot be stored now. The message is a sentence for the owner. */
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
    /** When a device that is let in last used the desk; undefined if there is no such device. */
    deskLastUsed: () =>
      withSession(async ({ database }) => (await listDevices(database.db))[0]?.lastUsedAtMs),
    /** What reception has published. Empty if the store cannot be read, because the check of the store reports that. */
    readPublished: (): Promise<readonly StoredPublication[]> =>
      withSession(async ({ published }) => published.inForce()).catch(() => []),
  }
}
