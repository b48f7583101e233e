import type { StoredPublication } from '../../domain/published-facts.ts'
import type { Config } from '../../server/config.ts'
import { listDevices } from '../../server/desk/devices.ts'
import { withSession } from '../session.ts'
import type { Finding } from './finding.ts'
import { checkFormerTests } from './former-tests.ts'
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
    deskLastUsed,
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
    ...{ findFormerTests: checkFormerTests, readPublished },
  }
}

async function readPublished(): Promise<readonly StoredPublication[]> {
  let inForce: readonly StoredPublication[] = []
  try {
    await withSession(async ({ published }) => {
      inForce = published.inForce()
    })
  } catch {
    // No finding here: the check of the store reports a store that cannot be read.
  }
  return inForce
}

async function deskLastUsed(): Promise<number | undefined> {
  let lastUsedMs: number | undefined
  await withSession(async ({ database }) => {
    const [newest] = await listDevices(database.db)
    lastUsedMs = newest?.lastUsedAtMs
  })
  return lastUsedMs
}
