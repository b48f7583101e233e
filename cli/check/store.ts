import { existsSync, readdirSync } from 'node:fs'
import { damagedLogs } from '../../server/db/damaged-log.ts'
import { cannotBeWritten, explainUnusable } from '../../server/db/errors.ts'
import { giveFolder, placeOf } from '../../server/db/open-configured.ts'
import { isLeftBehind } from '../../server/db/store-files.ts'
import type { CheckContext } from './context.ts'
import { type Fault, type Finding, faultIn, note, ok, problem } from './finding.ts'

export async function checkStore({ config, proveWritable }: CheckContext): Promise<Finding[]> {
  try {
    await proveWritable()
    return [ok(`store ${placeOf(config)}`), ...damagedLogFindings(config), ...oldStores(config)]
  } catch (error) {
    return [problem('store', storeFault(error, config))]
  }
}

function damagedLogFindings({ databaseUrl, dataDir }: CheckContext['config']): Finding[] {
  const files = databaseUrl === undefined ? damagedLogs(dataDir) : []
  return files.map((file) =>
    problem('store', {
      says: `its log was damaged, and requests may be lost. ${file} in ${dataDir} is a copy.`,
      remedy: 'docs/alarms.md, log-damaged, has the steps. Then delete the copy.',
    }),
  )
}

/** The files that an update from 2.0.0, a restore and a move leave in DATA_DIR. */
function oldStores({ databaseUrl, dataDir }: CheckContext['config']): Finding[] {
  if (databaseUrl !== undefined && isLeftBehind(dataDir))
    return [note('store', `nobody sees the requests in ${dataDir}, because it was not moved.`)]
  const kept = /^centre-of-2\.0\.0-|^centre\.sqlite\.before-/
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  return names
    .filter((name) => kept.test(name) || (databaseUrl !== undefined && name === 'centre.sqlite'))
    .map((name) =>
      note(
        'store',
        `no erasure and no purge reaches the patients' data in ${name} in ${dataDir}.`,
        'delete the file when you no longer need it.',
      ),
    )
}

/** Said before other remedies: the store may be fine, and only the user of this command may lack access. */
const runAsServer = 'If the server runs as another user, run this command as that user. Otherwise:'

/** What is wrong with the store, and the remedy. An unknown error is described by its own message. */
function storeFault(error: unknown, config: CheckContext['config']): Fault {
  const isError = error instanceof Error
  const fault = faultIn(explainUnusable((isError && error.cause) || error, ''))
  if (fault !== undefined) {
    const { says, remedy } = fault
    const command = says === `${cannotBeWritten}.` ? ` ${runAsServer} ${giveFolder(config)}` : ''
    return { says: `the store in ${placeOf(config)} ${says}`, remedy: `${remedy}${command}` }
  }
  const remedy =
    config.databaseUrl === undefined
      ? `see that the folder ${config.dataDir} exists and belongs to the user the server runs as.`
      : 'see that PostgreSQL runs and DATABASE_URL is right.'
  return { says: isError ? error.message : String(error), remedy }
}
