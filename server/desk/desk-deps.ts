import type { Centre } from '../../content/centre.ts'
import type { DeskAssets } from '../../desk/desk-page.ts'
import type { CentreNow } from '../../domain/centre/centre-now.ts'
import type { BackupState } from '../backups/run-backups.ts'
import type { DeskConfig } from '../config.ts'
import type { Transact } from '../db/batch.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import type { ComposeReport } from '../report/weekly-report.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import type { Asset } from '../web/assets.ts'
import type { BoardSettings } from './cards.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Device } from './devices.ts'
import type { DeskHosts } from './hosts.ts'

export interface DeskGiven extends BoardSettings, Needs<'hours' | 'now' | 'newId' | 'log'> {
  /** Only for reading, so that the desk can show the board while the store refuses writes. */
  readonly db: Db
  readonly transact: Transact
  readonly visits: VisitDeps
  readonly composeReport: ComposeReport
  /** The centre with what is published now. Its hours have the closures of all days, past days too. */
  readonly centreNow: () => CentreNow<Centre>
  /** Undefined if this server makes no backups. */
  readonly backups: (() => BackupState) | undefined
  /** Applies what reception has published to the site and the desk of this server. */
  readonly lookAtPublished: () => Promise<void>
  readonly onActed: () => void
}

export interface DeskDeps extends DeskGiven {
  readonly feed: ChangeFeed
  readonly hosts: DeskHosts
  readonly address: DeskConfig
  readonly assets: DeskFiles
}

export interface DeskFiles {
  readonly page: DeskAssets
  readonly files: ReadonlyMap<string, Asset>
}

/** The device that sent the HTTP request. It is known on every route but those of files and of letting a device in. */
export interface DeskEnv {
  readonly Variables: { device: Device }
}
