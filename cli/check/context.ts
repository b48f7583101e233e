import type { StoredPublication } from '../../domain/published-facts.ts'
import type { Config } from '../../server/config.ts'
import { listDevices } from '../../server/desk/devices.ts'
import { type Session, withSession } from '../session.ts'
import type { Finding } from './finding.ts'
import { formerTestFindings } from './former-tests.ts'
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
  /** Finds open and agreed requests for a test that was removed from the catalogue. */
  readonly findFormerTests: () => Promise<readonly Finding[]>
  /** What reception has published; empty if the store cannot be read. */
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
    findFormerTests: () => withStore(formerTestFindings),
    readPublished: () => withStore(async ({ published }) => published.inForce()),
  }
}

/** Returns nothing if the store cannot be read, because the check of the store reports that. */
async function withStore<T>(read: (session: Session) => Promise<readonly T[]>) {
  return await withSession(read).catch(() => [])
}
