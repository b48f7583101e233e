import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DeskAssets } from '../../desk/desk-page.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { BackupState } from '../backups/run-backups.ts'
import type { Transact } from '../db/batch.ts'
import type { Schema } from '../db/schema.ts'
import type { ComposeReport } from '../report/weekly-report.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import type { Asset } from '../web/assets.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Device } from './devices.ts'
import type { DeskAddress, DeskHosts } from './hosts.ts'

/** What the server gives to the desk. */
export interface DeskGiven {
  /** Reads alone, so that the desk is read where nothing can be written. */
  readonly db: Kysely<Schema>
  readonly transact: Transact
  readonly visits: VisitDeps
  readonly composeReport: ComposeReport
  readonly hours: OpeningHours
  /** Undefined where this server makes no backups. */
  readonly backups: (() => BackupState) | undefined
  /** Nothing else reaches reception. */
  readonly isOnlyChannel: boolean
  /** Whether this server can mail a patient the plan. */
  readonly canMail: boolean
  /** Brings what reception closed or opened into force on the site of this server. */
  readonly lookAtPublished: () => Promise<void>
  /** Called when an act was recorded. */
  readonly onActed: () => void
  readonly now: () => number
  readonly newId: () => string
  readonly log: Logger
}

/** What the routes of the desk are made of. */
export interface DeskDeps extends DeskGiven {
  readonly feed: ChangeFeed
  readonly hosts: DeskHosts
  /** What reception opens. */
  readonly address: DeskAddress
  readonly assets: DeskFiles
}

export interface DeskFiles {
  readonly page: DeskAssets
  /** By address. */
  readonly files: ReadonlyMap<string, Asset>
}

/** The device that a request comes from; known on every route but the way in. */
export interface DeskEnv {
  readonly Variables: { device: Device }
}
