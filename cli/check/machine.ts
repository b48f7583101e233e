import { statfs } from 'node:fs/promises'
import { minute } from '../../domain/time/milliseconds.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note, ok, problem } from './finding.ts'

const megabyte = 1024 * 1024

/** With less free space, a day of requests, logs and a backup may not fit. */
const leastFreeBytes = 200 * megabyte
const littleFreeBytes = 1024 * megabyte

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

/** From this difference on the finding is a problem. */
const wrongMs = 5 * minute

/** Compares this machine's clock with the `Date` of the provider's answer (RFC 9110, 6.6.1). */
export async function checkClock(context: CheckContext): Promise<Finding[]> {
  const headers = await providerHeaders(context)
  const theirs = Date.parse(headers?.get('date') ?? '')
  if (Number.isNaN(theirs)) {
    return [
      note(
        'clock',
        'no answer of WhatsApp says the time, so the clock of this machine was compared with none.',
      ),
    ]
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
    says: `${says} Call-by times are promised and judged by this clock.`,
    remedy: setClock,
  })
}

const setClock =
  'let a time service set it: on Linux timedatectl set-ntp true, on a Mac Date & Time in System Settings.'

async function providerHeaders({ graph }: CheckContext) {
  const answer = graph && (await graph.number('health_status'))
  return answer?.kind === 'answered' ? answer.headers : undefined
}
