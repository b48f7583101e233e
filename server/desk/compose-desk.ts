import type { Hono } from 'hono'
import type { DeskConfig } from '../config.ts'
import { readVersion } from '../visits/change-counter.ts'
import { readBoardFacts } from './cards.ts'
import { type ChangeFeed, createChangeFeed } from './change-feed.ts'
import { createDeskApp } from './desk-app.ts'
import type { DeskEnv, DeskFiles, DeskGiven } from './desk-deps.ts'
import { stillIn } from './devices.ts'
import { hostsOf } from './hosts.ts'

export interface ComposedDesk {
  readonly app: Hono<DeskEnv>
  readonly feed: ChangeFeed
}

/** Makes the desk without its listener: its app, and the feed that sends changes to open desks. */
export type ComposeDesk = (config: DeskConfig, assets: DeskFiles) => ComposedDesk

export function composeDesk(deps: DeskGiven, config: DeskConfig, assets: DeskFiles): ComposedDesk {
  const { db, hours } = deps
  const feed = createChangeFeed({
    ...deps,
    readVersion: () => readVersion(db),
    readFacts: (nowMs) => readBoardFacts(db, hours, nowMs),
    stillIn: (ids) => stillIn(db, ids),
  })
  const app = createDeskApp({
    ...deps,
    feed,
    hosts: hostsOf(config),
    address: config,
    assets,
  })
  return { app, feed }
}
