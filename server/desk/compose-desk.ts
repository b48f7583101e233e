import type { DeskConfig } from '../config.ts'
import { readVersion } from '../visits/change-counter.ts'
import { readBoardFacts } from './cards.ts'
import { createChangeFeed } from './change-feed.ts'
import { createDeskApp } from './desk-app.ts'
import type { DeskFiles, DeskGiven } from './desk-deps.ts'
import { letInAmong } from './devices.ts'
import { hostsOf } from './hosts.ts'

/** Makes the desk without its listener: its app, and the feed that sends changes to open desks. */
export type ComposeDesk = (config: DeskConfig, assets: DeskFiles) => ReturnType<typeof composeDesk>

export function composeDesk(deps: DeskGiven, config: DeskConfig, assets: DeskFiles) {
  const { db, hours } = deps
  const feed = createChangeFeed({
    ...deps,
    readVersion: () => readVersion(db),
    async readFacts(nowMs) {
      // The change may be hours that another server has published: the board is of these hours too.
      await deps.lookAtPublished()
      return await readBoardFacts(db, hours, nowMs)
    },
    letInAmong: (ids) => letInAmong(db, ids),
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
