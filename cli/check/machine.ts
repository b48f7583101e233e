import { statfs } from 'node:fs/promises'
import { damagedLogs } from '../../server/db/damaged-log.ts'
import { cannotBeWritten, faultOfStore } from '../../server/db/errors.ts'
import { giveFolder, placeOf } from '../../server/db/open-configured.ts'
import type { CheckContext } from './context.ts'
import { type Fault, type Finding, note, ok, problem } from './finding.ts'
import { readHealth } from './meta/health.ts'

const megabyte = 1024 * 1024

/** With less free space, a day of requests, logs and a backup may not fit. */
const leastFreeBytes = 200 * megabyte
const littleFreeBytes = 1024 * megabyte

/** Whether a request could be stored now. */
export async function checkStore({ config, proveWritable }: CheckContext): Promise<Finding[]> {
  try {
    await proveWritable()
    return [ok(`store ${placeOf(config)}`), ...damagedLogFindings(config)]
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

/** What is wrong with the store, and the remedy. An unknown error is described by its own message. */
function storeFault(error: unknown, config: CheckContext['config']): Fault {
  const isError = error instanceof Error
  const fault = faultOfStore((isError && error.cause) || error)
  if (fault !== undefined) {
    const [says, remedy] = fault
    const command = says === cannotBeWritten ? ` ${giveFolder(config)}` : ''
    return { says: `the store in ${placeOf(config)} ${says}.`, remedy: `${remedy}.${command}` }
  }
  const remedy =
    config.databaseUrl === undefined
      ? `see that the folder ${config.dataDir} exists and belongs to the user the server runs as.`
      : 'see that PostgreSQL runs and DATABASE_URL is right.'
  return { says: isError ? error.message : String(error), remedy }
}

/** Whether the disk of the SQLite file has room. No finding for PostgreSQL, whose disk may be on another machine. */
export async function checkDisk({ config }: CheckContext): Promise<Finding[]> {
  if (config.databaseUrl !== undefined) return []
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    return [diskFinding(bavail * bsize)]
  } catch {
    // No finding here: the check of the store reports a missing folder.
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

/** A smaller difference of the clocks is not reported, because it may be the time that the answer took. */
const unnoticedMs = 30_000

/** From this difference on, promised times and dated signatures are wrong. */
const wrongMs = 5 * 60_000

/** Compares this machine's clock with the `Date` of the provider's answer (RFC 9110, 6.6.1). */
export async function checkClock(context: CheckContext): Promise<Finding[]> {
  const headers = await providerHeaders(context)
  const theirs = Date.parse(headers?.get('date') ?? '')
  if (Number.isNaN(theirs)) {
    return [note('clock', 'no provider answered whose clock could be compared with this one.')]
  }
  return [clockFinding(context.now() - theirs)]
}

/** @param aheadMs how far this machine is ahead of the provider */
export function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const way = aheadMs > 0 ? 'ahead' : 'behind'
  if (Math.abs(aheadMs) < unnoticedMs) return ok('clock')
  const says = `this machine is ${seconds} seconds ${way} of the provider.`
  if (Math.abs(aheadMs) < wrongMs) return note('clock', says, setClock)
  return problem('clock', {
    says: `${says} Call-by times are promised and judged by it.`,
    remedy: setClock,
  })
}

const setClock =
  'let a time service set it: on Linux timedatectl set-ntp true, on a Mac Date & Time in System Settings.'

async function providerHeaders({ graph }: CheckContext) {
  const answer = graph && (await readHealth(graph))
  return answer?.kind === 'answered' ? answer.headers : undefined
}
