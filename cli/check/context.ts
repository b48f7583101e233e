import type { Config } from '../../server/config.ts'
import { withSession } from '../session.ts'
import { createGraph, type Graph } from './meta/graph.ts'

export interface CheckContext {
  readonly config: Config
  readonly now: () => number
  /** Meta's Graph API; undefined where WhatsApp is not configured. */
  readonly graph: Graph | undefined
  /** Throws, with a sentence for people, when a request could not be stored now. */
  readonly proveWritable: () => Promise<void>
}

export function checkContext(config: Config): CheckContext {
  const { whatsApp } = config
  return {
    config,
    now: Date.now,
    graph: whatsApp && createGraph(whatsApp),
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
  }
}
