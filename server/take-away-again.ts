import { randomUUID } from 'node:crypto'
import { eraseAgain, removalsOf } from './backups/removals.ts'
import { composeVisits } from './compose-visits.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openForCommand, quiet } from './db/open-configured.ts'
import { recordRestore, shutOutRevoked } from './desk/after-restore.ts'
import { composeProviders } from './providers/compose-providers.ts'

export interface TakenAway {
  /** The names of the devices that are shut out. */
  readonly shutOut: readonly string[]
  /** How many visits were erased again; undefined if nothing tells what was erased since the copy. */
  readonly erased: number | undefined
}

/**
 * Removes from a store that was put back what was erased or revoked since its copy was made.
 *
 * @param logsIn The directories that may hold a log of removals.
 */
export async function takeAwayAgain(
  database: Database,
  logsIn: readonly string[],
  config: Config,
  nowMs: number,
): Promise<TakenAway> {
  const composed = composeProviders(config)
  const visits = composeVisits({ ...composed, database, now: () => nowMs, newId: randomUUID })
  const { dataDir: directory } = config
  const removals = await removalsOf(database, { logsIn, directory })
  const shutOut = await shutOutRevoked(database, { directory, removals, nowMs })
  return { shutOut, erased: removals && (await eraseAgain(visits, removals)) }
}

/** As `takeAwayAgain`, beside the server, for a store that was replaced by hand. Each desk shows a restore for a day. */
export async function takeAwayFromReplaced(config: Config, nowMs: number): Promise<void> {
  const database = await openForCommand(config, quiet)
  try {
    await recordRestore(database, nowMs)
    await takeAwayAgain(database, [config.backupDir ?? []].flat(), config, nowMs)
  } finally {
    await database.close()
  }
}
