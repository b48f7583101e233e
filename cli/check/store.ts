import { statfs } from 'node:fs/promises'
import { placeOf } from '../../server/db/open-configured.ts'
import type { CheckContext } from './check.ts'
import { type Finding, note, ok, problem } from './finding.ts'

const megabyte = 1024 * 1024

/** Below this a day of requests, logs and a backup may not fit. */
const leastFreeBytes = 200 * megabyte
const littleFreeBytes = 1024 * megabyte

/** Whether a request could be stored now. */
export async function checkStore({ config, proveWritable }: CheckContext): Promise<Finding[]> {
  try {
    await proveWritable()
    return [ok(`store ${placeOf(config)}`)]
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const remedy =
      config.databaseUrl === undefined
        ? `see that the folder ${config.dataDir} exists and belongs to the user the server runs as.`
        : 'see that PostgreSQL runs and DATABASE_URL is right.'
    return [problem('store', { says, remedy })]
  }
}

/** Whether the disk of the file has room; a database server has to watch its own. */
export async function checkDisk({ config }: CheckContext): Promise<Finding[]> {
  if (config.databaseUrl !== undefined) return []
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    return [diskFinding(bavail * bsize)]
  } catch {
    // A missing folder is the store's to report.
    return []
  }
}

/** @param freeBytes what this user may still write */
export function diskFinding(freeBytes: number): Finding {
  const free = `${Math.floor(freeBytes / megabyte)} MB free`
  const remedy = 'delete what is not needed, such as old backups, or give the store a larger disk.'
  if (freeBytes < leastFreeBytes) {
    return problem('disk', { says: `${free}: soon no request can be stored.`, remedy })
  }
  return freeBytes < littleFreeBytes ? note('disk', `${free}.`, remedy) : ok('disk', free)
}
